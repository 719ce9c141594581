import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatNumber, formatSigned } from '@jarchi/ui/format/format.ts';
import { layBridge, type BridgeBar } from './bridge.ts';
import { changeFa as fa } from './change.fa.ts';

interface Step {
  readonly key: string;
  readonly title: string;
  readonly amount: number;
  readonly note: string;
}

interface Row {
  readonly title: string;
  readonly amount: string;
  readonly note: string;
  readonly hue: string;
  readonly isTotal: boolean;
}

export interface BridgeProps {
  before: number;
  now: number;
  steps: readonly Step[];
  /** More cost is amber, less is teal; more of anything else is teal. */
  isCost: boolean;
}

const percent = (share: number) => `${share * 100}%`;

function Bar({ bar, row, isBroken, isLast }: { bar: BridgeBar; row: Row; isBroken: boolean; isLast: boolean }) {
  return (
    <span aria-hidden className="relative block h-3">
      <span
        className={joinClasses('absolute inset-y-0 rounded-xs', row.hue)}
        style={{ insetInlineStart: percent(bar.from), inlineSize: `max(2px, ${percent(bar.to - bar.from)})` }}
      />
      {row.isTotal && isBroken && (
        <span className="absolute -inset-y-px start-[6%] flex gap-[3px]">
          <span className="w-[3px] skew-x-[-20deg] bg-surface-sunken" />
          <span className="w-[3px] skew-x-[-20deg] bg-surface-sunken" />
        </span>
      )}
      {!isLast && (
        <span
          className="absolute top-0 h-[4.25rem] border-s border-dashed border-line-control"
          style={{ insetInlineStart: percent(bar.level) }}
        />
      )}
    </span>
  );
}

/** From the figure before to the figure now, step by step. */
export function Bridge({ before, now, steps, isCost }: BridgeProps) {
  const { bars, isBroken } = layBridge(before, steps, now);
  const rows: Row[] = [
    { title: fa.before, amount: formatNumber(before), note: '', hue: 'bg-chart-compare', isTotal: true },
    ...steps.map(({ title, amount, note }) => ({
      title,
      amount: formatSigned(amount),
      note,
      hue: amount > 0 === isCost ? 'bg-chart-3' : 'bg-chart-2',
      isTotal: false,
    })),
    { title: fa.now, amount: formatNumber(now), note: '', hue: 'bg-chart-1', isTotal: true },
  ];
  return (
    <ol className="flex flex-col">
      {rows.map((row, index) => {
        const bar = bars[index];
        return (
          <li key={row.title} className={joinClasses('flex flex-col', index < rows.length - 1 && 'h-[4.25rem]')}>
            <span
              className={joinClasses('flex h-6 items-baseline justify-between gap-3 text-md', row.isTotal ? 'font-bold' : 'font-semibold')}
            >
              {row.title}
              <bdi dir="ltr" className="text-sm">
                {row.amount}
              </bdi>
            </span>
            {bar && <Bar bar={bar} row={row} isBroken={isBroken} isLast={index === rows.length - 1} />}
            <span className="truncate pt-0.5 text-xs text-text-3" title={row.note}>
              {row.note}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
