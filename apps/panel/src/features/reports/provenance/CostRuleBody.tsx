import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { costRuleQuery, type CellQuery, type CostRule } from '#data/reports/measurements.ts';
import { PublisherAvatar } from '#features/publishers/public.ts';
import { provenanceFa } from './provenance.fa.ts';

const fa = provenanceFa.cost;

function Placement({ placement }: { placement: CostRule['placements'][number] }) {
  const { publisher_id, category_id, title, cost, unit, delivered, bought, net, closing } = placement;
  const rule = fa.rule(formatNumber(delivered), { bought: formatNumber(bought), unit: fa.units[unit], net: formatToman(net) });
  return (
    <li className="flex gap-3 border-b border-line py-3 last:border-b-0">
      <PublisherAvatar publisher_id={publisher_id} category_id={category_id} size={32} />
      <div className="min-w-0 flex-1">
        <p className="flex justify-between gap-3 text-md font-semibold">
          <bdi className="truncate">{title}</bdi>
          <span className="tabular shrink-0">{formatToman(cost)}</span>
        </p>
        <p className="text-sm text-text-2">{rule}</p>
        {closing !== 0 && <p className="text-sm text-text-2">{fa.closing(formatToman(closing))}</p>}
      </div>
    </li>
  );
}

function writeCapture(at: number, title: string | undefined): string {
  const time = provenanceFa.hourOfDay(formatDayMonth(at), formatTime(at));
  return title === undefined ? time : provenanceFa.about(time, title);
}

/** A cost: the delivered and the bought units, the price, and the captured amount. */
export function CostRuleBody({ id, cell }: { id: number; cell: CellQuery }) {
  const rule = useQuery(costRuleQuery(id, cell));
  const { cost = 0, placements = [], captures = [], captured = 0 } = rule.data ?? {};
  const titleOf = (placement: number | null) => placements.find(({ placement_id }) => placement_id === placement)?.title;
  return (
    <DataRegion
      {...getRegion(rule, { isEmpty: (data) => data.placements.length === 0 && data.captures.length === 0 })}
      skeleton={<SkeletonRows rows={4} />}
      empty={fa.empty}
      className="flex flex-col gap-4"
    >
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-text-3">
        <b className="text-3xl font-bold text-text">{formatToman(cost)}</b>
        {fa.net}
      </p>
      <ul>
        {placements.map((placement) => (
          <Placement key={placement.placement_id} placement={placement} />
        ))}
      </ul>
      <section aria-labelledby="captures-title">
        <h3 id="captures-title" className="text-md font-bold">
          {fa.captures}
        </h3>
        <p className="text-sm text-text-3">{captures.length === 0 ? fa.noCaptures : fa.capturesNote}</p>
        <ul className="pt-1">
          {captures.map(({ at, placement_id, amount }) => (
            <li
              key={`${at} ${placement_id} ${amount}`}
              className="flex min-h-9 items-center justify-between gap-3 border-b border-line text-sm text-text-2"
            >
              <span className="min-w-0 truncate">{writeCapture(Date.parse(at), titleOf(placement_id))}</span>
              <span className="tabular shrink-0">{formatToman(amount)}</span>
            </li>
          ))}
        </ul>
        {captures.length > 0 && (
          <p className="flex justify-between gap-3 pt-2 text-md font-semibold">
            {fa.captured}
            <span className="tabular">{formatToman(captured)}</span>
          </p>
        )}
      </section>
    </DataRegion>
  );
}
