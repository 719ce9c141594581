import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import type { Preview } from '#data/campaigns/preview.ts';
import { countText, hourText, type CampaignType } from '#features/campaigns/controls/counted/counted.ts';
import { pauseFa as fa } from './pause.fa.ts';

interface PauseFiguresProps {
  preview: Preview;
  type: CampaignType;
  now: number | undefined;
}

/** The captured amount, the instant of the last count, and the amount that stays held. */
export function PauseFigures({ preview, type, now }: PauseFiguresProps) {
  const { captured_before, captured, stays_held, measured_until } = preview;
  const taken = captured_before.net + captured_before.vat + captured;
  const label = measured_until === null ? fa.before : fa.until(hourText(measured_until, now));
  const parts = [
    {
      key: 'taken',
      amount: taken,
      fill: 'bg-chart-1',
      label,
      note: countText(preview, type),
    },
    { key: 'held', amount: stays_held, fill: 'bg-action-soft shadow-[inset_0_0_0_1px_var(--chart-1)]', label: fa.held, note: fa.heldUntil },
  ];
  return (
    <>
      <div
        role="img"
        aria-label={fa.bar(formatToman(taken), formatToman(stays_held))}
        className="flex h-2.5 gap-0.5 overflow-hidden rounded-full"
      >
        {parts.map(({ key, amount, fill }) => amount > 0 && <span key={key} className={fill} style={{ flexGrow: amount }} />)}
      </div>
      <SumRows
        rows={[
          ...parts.map(({ key, amount, fill, label: name, note }) => ({
            key,
            amountToman: amount,
            label: (
              <span className="flex flex-wrap items-center gap-2">
                <span aria-hidden className={`size-2.5 shrink-0 rounded-xs ${fill}`} />
                {name}
                {note !== '' && <span className="text-sm text-text-3">{note}</span>}
              </span>
            ),
          })),
          { key: 'total', label: fa.total, amountToman: taken + stays_held, kind: 'total' as const },
        ]}
      />
    </>
  );
}
