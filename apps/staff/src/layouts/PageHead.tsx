import { Link } from '@tanstack/react-router';
import { ArrowRight, ChevronLeft } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { consoleFa } from '#console.fa.ts';

export interface PageHeadProps {
  title: string;
  /** After the title. */
  badges?: ReactNode;
  actions?: ReactNode;
  /** The list that the page is an item of. */
  parent?: string;
}

/** The 60px head; it stays while the page scrolls. The page's one h1. */
export function PageHead({ title, badges, actions, parent }: PageHeadProps) {
  useEffect(() => {
    document.title = `${title} | ${consoleFa.title}`;
  }, [title]);
  return (
    <header className="z-(--z-sticky) shrink-0 border-b bg-surface lg:sticky lg:top-0">
      <div className="flex min-h-(--top-h) flex-wrap items-center gap-x-3 gap-y-2 px-(--gutter) py-2">
        {parent !== undefined && (
          <Link
            to="/"
            aria-label={parent}
            className="inline-flex shrink-0 items-center gap-3 rounded-md text-md text-text-2 hover:text-text max-lg:-ms-3 max-lg:size-11 max-lg:justify-center"
          >
            <ArrowRight aria-hidden size={22} className="lg:hidden" />
            <span className="max-lg:hidden">{parent}</span>
            <ChevronLeft aria-hidden size={16} className="max-lg:hidden" />
          </Link>
        )}
        <h1
          tabIndex={-1}
          className="min-w-0 truncate text-lg leading-7 font-bold text-text outline-none max-lg:flex-1 lg:text-xl lg:leading-8"
        >
          {title}
        </h1>
        {badges !== undefined && <div className="flex flex-wrap items-center gap-2 max-lg:order-last max-lg:basis-full">{badges}</div>}
        {actions !== undefined && <div className="ms-auto flex shrink-0 items-center gap-2">{actions}</div>}
      </div>
    </header>
  );
}
