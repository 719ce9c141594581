import { formatDayMonth, formatTime, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { METRICS, type Metric } from '@jarchi/domain/campaigns/goals.ts';
import { Segmented } from '@jarchi/ui/actions/Segmented.tsx';
import { TimeChart } from '@jarchi/ui/chart/TimeChart.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { DefinitionRows, type RowItem } from '@jarchi/ui/figures/Rows.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { Sheet } from '@jarchi/ui/overlays/Sheet.tsx';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { Ranges } from '#data/reports/reports.ts';
import { placementStatsQuery, type PlacementStats } from '#data/reports/tabs.ts';
import { PlacementStatus } from '#features/campaigns/public.ts';
import type { ShownPublisher } from '../shown-stats.ts';
import { publisherFa as fa } from './publisher.fa.ts';

const atText = (at: string) => fa.at(formatDayMonth(Date.parse(at)), formatTime(Date.parse(at)));

function listRows(item: PlacementStats, publisher: ShownPublisher): RowItem[] {
  const times = { slot: item.slot_at, live: item.live_at, ended: item.ended_at, out: item.out_at } as const;
  const keys = ['slot', 'live', 'ended', 'out'] as const;
  return [
    { key: 'post', label: fa.post, value: <Post item={item} /> },
    { key: 'state', label: fa.state, value: <PlacementStatus placement={publisher} edited_at={publisher.edited_at} /> },
    ...keys.flatMap((key) => (times[key] === null ? [] : [{ key, label: fa[key], value: atText(times[key]) }])),
    {
      key: 'bought',
      label: fa.bought,
      value: item.bought_units === null ? fa.hours(formatNumber(item.availability_hours)) : fa.units(formatNumber(item.bought_units)),
    },
    ...(item.measured_until === null ? [] : [{ key: 'measured', label: fa.measured, value: atText(item.measured_until) }]),
  ];
}

function Post({ item: { post_ref, post_url, live_at } }: { item: PlacementStats }) {
  if (post_url !== null)
    return (
      <a href={post_url} target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center gap-1.5 text-text-link">
        {fa.open}
        <ExternalLink aria-hidden size={16} />
      </a>
    );
  if (post_ref === null) return live_at === null ? fa.noPost : fa.none;
  return (
    <bdi dir="ltr" className="break-all">
      {post_ref}
    </bdi>
  );
}

function Proofs({ proofs }: Pick<PlacementStats, 'proofs'>) {
  if (proofs.length === 0) return <p className="text-md text-text-3">{fa.noProofs}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {proofs.map(({ source, hours, rejected, first, last }) => (
        <li key={source} className="flex flex-col">
          <span className="text-md font-medium">{fa.sources[source]}</span>
          <span className="text-sm text-text-3">{fa.proof(formatNumber(hours), atText(first), atText(last))}</span>
          {rejected > 0 && <span className="text-sm text-warning-text">{fa.rejected(formatNumber(rejected))}</span>}
        </li>
      ))}
    </ul>
  );
}

function Details({ item, publisher }: { item: PlacementStats; publisher: ShownPublisher }) {
  const [metric, setMetric] = useState<Metric>('reach');
  const isHourly = item.granularity === 'hourly';
  return (
    <div className="flex flex-col gap-6">
      <DefinitionRows rows={listRows(item, publisher)} />
      <section aria-labelledby="proofs" className="flex flex-col gap-2">
        <h3 id="proofs" className="text-md font-bold">
          {fa.proofs}
        </h3>
        <Proofs proofs={item.proofs} />
      </section>
      <section className="flex flex-col gap-3">
        <Segmented
          label={fa.figure}
          value={metric}
          onChange={setMetric}
          options={METRICS.map((value) => ({ value, label: fa.names[value] }))}
        />
        <TimeChart
          label={fa.series(fa.names[metric])}
          points={item.series.map((point) => ({ at: Date.parse(point.at), value: point[metric] }))}
          seriesName={fa.names[metric]}
          isHourly={isHourly}
          futureFrom={isHourly ? undefined : tehranInstant(item.today)}
          height={180}
        />
        <p className="text-sm text-text-2">{fa.cost(formatToman(item.totals.cost))}</p>
      </section>
    </div>
  );
}

export interface PublisherDetailsProps {
  campaign: number;
  publisher: ShownPublisher;
  ranges: Ranges;
  onClose: () => void;
}

/** One publisher of a report: its post, where its figures come from, and its own series. */
export function PublisherDetails({ campaign, publisher, ranges, onClose }: PublisherDetailsProps) {
  const read = useQuery(placementStatsQuery(campaign, publisher.placement_id, ranges));
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={publisher.title}
      side="end"
      drawerWidth={480}
    >
      <DataRegion {...getRegion(read)} skeleton={<SkeletonRows rows={6} />}>
        {read.data && <Details item={read.data} publisher={publisher} />}
      </DataRegion>
    </Sheet>
  );
}
