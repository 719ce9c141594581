import type { ReactNode } from 'react';
import { joinClasses } from '#classes.ts';
import { formatSigned, formatToman } from '#format/format.ts';
import { uiFa } from '#ui.fa.ts';

export interface RowItem {
  label: ReactNode;
  value: ReactNode;
  key?: string | undefined;
}

/** Rows of 44px with hairlines between them: label at the inline start, value at the inline end. */
export function DefinitionRows({ rows, className }: { rows: readonly RowItem[]; className?: string | undefined }) {
  return (
    <dl className={joinClasses('divide-y divide-line', className)}>
      {rows.map((row, index) => (
        <div key={row.key ?? index} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 text-md">
          <dt className="shrink-0 text-text-2">{row.label}</dt>
          <dd className="min-w-0 grow basis-[8rem] text-end font-medium text-text">{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface SumRow {
  label: ReactNode;
  /** Undefined while unknown: drawn as a dash. */
  amountToman: number | undefined;
  key?: string | undefined;
  /** total: with a line above and a large figure. */
  kind?: 'plain' | 'strong' | 'total' | undefined;
  tone?: 'success' | 'danger' | undefined;
  isSigned?: boolean | undefined;
  unit?: string | undefined;
}

const inks = { success: 'text-success-text', danger: 'text-danger-text' };

/** Sums with number and unit in two columns, so that digits align with any unit. */
export function SumRows({ rows, className }: { rows: readonly SumRow[]; className?: string | undefined }) {
  return (
    <dl className={joinClasses('sum-columns text-sum', className)}>
      {rows.map((row, index) => {
        const kind = row.kind ?? 'plain';
        const ink = row.tone && inks[row.tone];
        return (
          <div
            key={row.key ?? index}
            className={joinClasses('sum-columns py-1.5', kind === 'total' && 'mt-2 border-t border-line-strong pt-3')}
          >
            <dt className={joinClasses(kind !== 'plain' && 'font-semibold', ink ?? (kind === 'plain' ? 'text-text-2' : 'text-text'))}>
              {row.label}
            </dt>
            <dd
              className={joinClasses(
                'text-start',
                kind === 'total' ? 'text-xl font-bold' : kind === 'strong' ? 'font-semibold' : 'font-medium',
                ink,
              )}
            >
              {row.amountToman === undefined ? uiFa.noAmount : row.isSigned ? formatSigned(row.amountToman) : formatToman(row.amountToman)}
            </dd>
            <dd className={joinClasses('text-unit', ink ?? 'text-text-3')}>{row.amountToman !== undefined && (row.unit ?? uiFa.toman)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
