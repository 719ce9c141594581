import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { Rings } from '@jarchi/ui/figures/Rings.tsx';
import type { ReactNode } from 'react';

export interface StatusPageProps {
  status: number;
  title: string;
  text: string;
  /** A failure on our side: screen readers announce the page, and its number is red. */
  isFailure?: boolean;
  /** Links to continue, the main one last. */
  children: ReactNode;
}

/** Replaces a page that does not exist, or that failed. */
export function StatusPage({ status, title, text, isFailure = false, children }: StatusPageProps) {
  return (
    <div className="grid min-h-full flex-1 place-items-center px-(--gutter) py-10 text-center">
      <div role={isFailure ? 'alert' : undefined} className="flex w-full max-w-[600px] flex-col items-center">
        <Rings variant="number" tone={isFailure ? 'danger' : 'action'}>
          {toPersianDigits(String(status))}
        </Rings>
        <h1 className="mt-3 text-xl font-bold text-text outline-none lg:text-2xl" tabIndex={-1}>
          {title}
        </h1>
        <p className="mt-1 max-w-[460px] text-md text-text-2">{text}</p>
        <div className="mt-6 flex flex-col-reverse gap-2 max-sm:w-full sm:flex-row">{children}</div>
      </div>
    </div>
  );
}
