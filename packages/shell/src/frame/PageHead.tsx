import { joinClasses } from '@jarchi/ui/classes.ts';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowRight, ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { shellFa as fa } from '#shell.fa.ts';
import { usePageTitle } from '#title/page-title.ts';

export interface PageHeadProps {
  title: string;
  /** Before the title: a platform's glyph. */
  lead?: ReactNode;
  /** After the title: the state. */
  badge?: ReactNode;
  /** After the title; below lg in a separate row. */
  badges?: ReactNode;
  /** A small line: next to the title on wide screens, below it on phones. */
  sub?: ReactNode;
  /** Their underline covers the head's line; below lg in a separate row. */
  tabs?: ReactNode;
  /** At the end; below lg at most two, drawn as icons (ActionButton). */
  actions?: ReactNode;
  back?: {
    to: LinkProps['to'];
    search?: LinkProps['search'];
    label: string;
    /** The sidebar has it from lg on. */
    isInSidebar?: boolean;
  };
}

/** The 60px head of campaign paths, with the page's one h1; it stays while the page scrolls. */
export function PageHead({ title, lead, badge, badges, sub, tabs, actions, back }: PageHeadProps) {
  usePageTitle(title);
  return (
    <header data-page-head className="sticky top-0 z-(--z-sticky) border-b bg-surface low:static">
      <div className="flex flex-wrap items-center gap-x-1 px-2 lg:h-(--top-h) lg:flex-nowrap lg:gap-x-4 lg:px-(--gutter)">
        <div className="flex h-(--top-h) min-w-0 flex-1 basis-[10rem] items-center gap-1 lg:flex-initial lg:gap-3">
          {back && (
            <Link
              to={back.to}
              search={back.search}
              aria-label={`${fa.back}: ${back.label}`}
              className={joinClasses(
                'shrink-0 rounded-md text-md text-text-2 hover:text-text max-lg:grid max-lg:size-11 max-lg:place-items-center',
                back.isInSidebar ? 'lg:hidden' : 'lg:inline-flex lg:items-center lg:gap-3',
              )}
            >
              <ArrowRight aria-hidden size={22} className="lg:hidden" />
              <span className="max-lg:hidden">{back.label}</span>
              <ChevronLeft aria-hidden size={16} className="max-lg:hidden" />
            </Link>
          )}
          {lead !== undefined && <span className="hidden shrink-0 items-center lg:inline-flex">{lead}</span>}
          <div className="flex min-w-0 flex-1 flex-col justify-center max-lg:ps-1 lg:flex-row lg:items-center lg:gap-3">
            <h1 tabIndex={-1} className="truncate text-lg leading-7 font-bold text-text outline-none lg:text-xl lg:leading-8">
              {title}
            </h1>
            {badge !== undefined && <span className="hidden shrink-0 lg:inline-flex">{badge}</span>}
            {sub !== undefined && <div className="min-w-0 truncate text-sm text-text-3 lg:shrink-999">{sub}</div>}
          </div>
        </div>
        {badges !== undefined && (
          <div className="flex flex-wrap items-center gap-2 max-lg:order-last max-lg:basis-full max-lg:px-(--gutter) max-lg:pb-2">
            {badges}
          </div>
        )}
        {tabs !== undefined && (
          <div className="-mb-px min-w-0 max-lg:order-last max-lg:-mx-2 max-lg:basis-[calc(100%+16px)] max-lg:border-t max-lg:px-(--gutter) lg:self-end lg:ps-2">
            {tabs}
          </div>
        )}
        {actions !== undefined && <div className="ms-auto flex shrink-0 items-center gap-1 lg:gap-2">{actions}</div>}
      </div>
    </header>
  );
}
