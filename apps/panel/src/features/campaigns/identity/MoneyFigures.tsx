import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatNumber, formatPercent, formatToman } from '@jarchi/ui/format/format.ts';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { isOver } from '#data/campaigns/is-over.ts';
import { identityFa } from './identity.fa.ts';

const fa = identityFa.figures;

const fills = { captured: 'bg-action', held: 'bg-chart-1-soft shadow-[inset_0_0_0_1px_var(--chart-1)]', released: 'bg-chart-track' };

function Figure({ name, toman, text, fill }: { name: string; toman: number; text: string; fill?: string | undefined }) {
  return (
    <div className="min-w-0 px-(--gutter) py-4 lg:px-5 lg:first:ps-(--gutter)">
      <dt className="flex items-center gap-2 text-sm text-text-2">
        {fill !== undefined && <span aria-hidden className={joinClasses('size-2.5 shrink-0 rounded-xs', fill)} />}
        {name}
      </dt>
      <dd>
        <span className="text-lg leading-8 font-bold lg:text-xl">{formatToman(toman)}</span>{' '}
        <span className="text-sm text-text-3">{identityFa.toman}</span>
        <span className="block text-sm text-text-3">{text}</span>
      </dd>
    </div>
  );
}

type Shown = Pick<Campaign, 'money' | 'total' | 'quote' | 'placements' | 'figures' | 'goal' | 'state' | 'reason'>;

/** The net cost, as every list and report has it, and how it becomes captured money. */
function costText(campaign: Shown): string {
  const cost = formatToman(campaign.figures.cost);
  if (isOver(campaign)) return fa.cost.over(cost);
  return campaign.goal.measure === 'reach' ? fa.cost.hours(cost) : fa.cost.units(cost);
}

/** The campaign's money as four figures and one bar: captured, held and released always add up to the amount. */
export function MoneyFigures({ campaign }: { campaign: Shown }) {
  const { held, captured, released } = campaign.money;
  const moved = held + captured + released;
  const { quote, placements } = campaign;
  const percent = formatPercent(quote.vat_percent / 100);
  const taken = placements.filter((item) => item.captured > 0);
  const takenFrom = taken.some(({ state }) => state === 'live') ? fa.soFar : fa.delivered;
  const waiting = placements.filter((item) => item.total - item.captured - item.released > 0).length;
  const parts = [
    { key: 'captured', amount: captured },
    { key: 'held', amount: held },
    { key: 'released', amount: released },
  ] as const;
  return (
    <section aria-label={fa.label} className="border-b border-line pb-5">
      <dl className="grid grid-cols-2 lg:grid-cols-4 lg:divide-x lg:divide-line lg:rtl:divide-x-reverse">
        <Figure
          name={fa.amount}
          toman={moved > 0 ? moved : campaign.total}
          text={quote.discount > 0 ? fa.discount(percent, formatToman(quote.discount)) : fa.vat(percent)}
        />
        <Figure
          name={fa.captured}
          toman={captured}
          fill={fills.captured}
          text={captured > 0 ? takenFrom(formatNumber(taken.length)) : fa.none}
        />
        <Figure name={fa.held} toman={held} fill={fills.held} text={held > 0 ? fa.running(formatNumber(waiting)) : fa.nothingHeld} />
        <Figure name={fa.released} toman={released} fill={fills.released} text={released > 0 ? fa.backTo : fa.noRelease} />
      </dl>
      {moved > 0 ? (
        <div
          role="img"
          aria-label={fa.bar(formatToman(captured), formatToman(held), formatToman(released))}
          className="mx-(--gutter) flex h-2 gap-0.5 overflow-hidden rounded-full"
        >
          {parts.map(({ key, amount }) => amount > 0 && <span key={key} className={fills[key]} style={{ flexGrow: amount }} />)}
        </div>
      ) : (
        <p className="px-(--gutter) text-sm text-text-3">{fa.untouched}</p>
      )}
      {campaign.figures.cost > 0 && <p className="px-(--gutter) pt-3 text-sm text-text-2">{costText(campaign)}</p>}
    </section>
  );
}
