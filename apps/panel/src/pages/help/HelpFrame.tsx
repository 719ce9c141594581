import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageTitle } from '@jarchi/shell/title/page-title.ts';
import { helpFa as fa } from '#features/help/help.fa.ts';

export interface HelpFrameProps {
  /** Of the browser's tab. */
  title: string;
  /** The category, while an article of it is read. */
  category?: { readonly id: number; readonly title: string } | undefined;
  children: ReactNode;
}

const crumb = 'inline-flex min-h-9 items-center rounded-sm text-md text-text-2 hover:text-text pointer-coarse:min-h-11';

/** A page below the home of the help centre: the way back, and the way to its search. */
export function HelpFrame({ title, category, children }: HelpFrameProps) {
  usePageTitle(title);
  return (
    <div className="flex min-h-full flex-col">
      <header className="flex min-h-(--top-h) flex-wrap items-center gap-x-2 border-b border-line px-(--gutter) py-2">
        <nav aria-label={fa.path} className="flex min-w-0 flex-wrap items-center gap-x-2">
          <Link to="/helpcenter" className={crumb}>
            {fa.title}
          </Link>
          {category && (
            <>
              <ChevronLeft aria-hidden size={16} className="text-text-3" />
              <Link to="/helpcenter/$id" params={{ id: String(category.id) }} className={crumb}>
                {category.title}
              </Link>
            </>
          )}
        </nav>
        <Link to="/helpcenter" className={`${buttonClass({ variant: 'secondary' })} ms-auto`}>
          <Search aria-hidden size={18} />
          {fa.search}
        </Link>
      </header>
      {children}
    </div>
  );
}
