import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '#classes.ts';

/** An error, below the field or part that has it. */
export function ErrorLine({ id, className, children }: { id?: string | undefined; className?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={joinClasses('flex items-start gap-1.5 text-sm text-danger-text', className)}>
      <CircleAlert aria-hidden size={16} className="mt-[3px] shrink-0" />
      <span>{children}</span>
    </p>
  );
}
