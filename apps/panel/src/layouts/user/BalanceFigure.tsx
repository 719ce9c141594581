import { formatToman } from '@jarchi/ui/format/format.ts';
import { layoutsFa as fa } from '#layouts/layouts.fa.ts';

/** The figure with its unit; a debt in the danger colour with a word next to it. */
export function BalanceFigure({ amountToman }: { amountToman: number }) {
  const isDebt = amountToman < 0;
  return (
    <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap">
      <bdi className={isDebt ? 'font-semibold text-danger-text' : 'font-semibold text-text'}>{formatToman(amountToman)}</bdi>
      <span className="text-xs text-text-3">{fa.toman}</span>
      {isDebt && <span className="text-sm font-medium text-danger-text">{fa.debt}</span>}
    </span>
  );
}
