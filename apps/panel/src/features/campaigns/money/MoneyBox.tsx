import { formatPercent, formatToman } from '@jarchi/ui/format/format.ts';
import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { statusFa } from '#features/campaigns/status/status.fa.ts';

const fa = statusFa.money;

/** The campaign's money: captured, held and released always add up to the whole. */
export function MoneyBox({ campaign }: { campaign: Pick<Campaign, 'money' | 'total' | 'quote'> }) {
  const { held, captured, released } = campaign.money;
  const moved = held + captured + released;
  const parts = [
    { key: 'captured', amount: captured, fill: 'bg-chart-1' },
    { key: 'held', amount: held, fill: 'bg-action-soft shadow-[inset_0_0_0_1px_var(--chart-1)]' },
    { key: 'released', amount: released, fill: 'bg-chart-track' },
  ] as const;
  return (
    <section aria-labelledby="money">
      <h2 id="money" className="mb-1 text-lg font-bold">
        {fa.title}
      </h2>
      <p className="mb-3 text-sm text-text-3">{fa.vat(formatPercent(campaign.quote.vat_percent / 100))}</p>
      {moved > 0 && (
        <div
          role="img"
          aria-label={fa.bar(formatToman(held), formatToman(captured), formatToman(released))}
          className="mb-3 flex h-2 gap-0.5 overflow-hidden rounded-full"
        >
          {parts.map(({ key, amount, fill }) => amount > 0 && <span key={key} className={fill} style={{ flexGrow: amount }} />)}
        </div>
      )}
      {moved > 0 ? (
        <SumRows
          rows={[
            ...parts.map(({ key, amount, fill }) => ({
              key,
              amountToman: amount,
              label: (
                <span className="flex items-center gap-2">
                  <span aria-hidden className={`size-2.5 shrink-0 rounded-xs ${fill}`} />
                  {fa[key]}
                </span>
              ),
            })),
            { key: 'total', label: fa.total, amountToman: moved, kind: 'total' },
          ]}
        />
      ) : (
        <>
          <SumRows rows={[{ label: fa.total, amountToman: campaign.total, kind: 'strong' }]} />
          <p className="mt-2 text-sm text-text-3">{fa.untouched}</p>
        </>
      )}
    </section>
  );
}
