import { joinClasses } from '@jarchi/ui/classes.ts';
import type { ReactNode } from 'react';

/** A sheet of A4, always light. Only this sheet is printed: see the print rules of the design system. */
export function PaperFrame({ label, isAcross = false, children }: { label: string; isAcross?: boolean; children: ReactNode }) {
  return (
    <article
      data-paper={isAcross ? 'across' : 'upright'}
      data-theme="light"
      aria-label={label}
      className={joinClasses(
        'mx-auto w-full rounded-sm border border-line bg-surface text-text shadow-pop max-sm:rounded-lg max-sm:shadow-none',
        isAcross ? 'max-w-[1120px] p-5 wide:p-8' : 'max-w-[800px] p-4 sm:p-8 wide:px-11 wide:py-9',
      )}
    >
      {children}
    </article>
  );
}

/** A line above everything: the paper is no valid document. */
export function PaperMark({ children }: { children: ReactNode }) {
  return (
    <p className="mb-5 rounded-md border-2 border-danger-line px-4 py-2 text-center text-md font-semibold text-danger-text">{children}</p>
  );
}
