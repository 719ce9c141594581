import { joinClasses } from '@jarchi/ui/classes.ts';
import type { ReactNode } from 'react';

/** A question of a step, with a thin line before the next. */
export function FormSection({
  title,
  note,
  aside,
  children,
  className,
}: {
  title: string;
  note?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section className={joinClasses('border-b py-5 last:border-b-0', className)}>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-lg font-bold">{title}</h2>
        {note && <p className="text-sm text-text-3">{note}</p>}
        {aside && <div className="ms-auto">{aside}</div>}
      </div>
      <div className="flex flex-col gap-4">{children}</div>
    </section>
  );
}
