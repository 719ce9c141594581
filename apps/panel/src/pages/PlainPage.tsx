import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { pagesFa as fa } from './pages.fa.ts';

export interface PlainPageProps {
  title: string;
  /** The parent page. */
  back?: (Pick<LinkProps, 'to' | 'params'> & { readonly label: string }) | undefined;
  /** A state after the title. */
  badge?: ReactNode;
  tabs?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page below the shell's header: one h1 and the actions in one row, then the content. */
export function PlainPage({ title, back, badge, tabs, actions, children }: PlainPageProps) {
  return (
    <div className="flex min-h-full flex-col">
      <header className="flex flex-wrap items-center gap-x-4 border-b border-line px-(--gutter)">
        <div className="flex min-h-(--top-h) min-w-0 flex-wrap items-center gap-x-3 py-2">
          {back && (
            <Link
              to={back.to}
              params={back.params}
              aria-label={fa.back(back.label)}
              className="inline-flex min-h-9 items-center gap-2 rounded-sm text-md text-text-2 hover:text-text pointer-coarse:min-h-11"
            >
              {back.label}
              <ChevronLeft aria-hidden size={16} />
            </Link>
          )}
          <h1 tabIndex={-1} className="text-lg leading-7 font-bold text-text outline-none wide:text-xl wide:leading-8">
            {title}
          </h1>
          {badge}
        </div>
        {tabs !== undefined && <div className="-mb-px min-w-0 max-lg:order-last max-lg:basis-full lg:self-end lg:ps-2">{tabs}</div>}
        {actions !== undefined && <div className="ms-auto flex flex-wrap items-center gap-2 py-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
