import { sourceTitlesFa } from '@jarchi/domain/reports/measurements/measurements.fa.ts';
import type { MeasurementSource } from '@jarchi/domain/reports/reports.ts';
import { Segmented } from '@jarchi/ui/actions/Segmented.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { figureSumsQuery, type FigureQuery, type Measurements } from '#data/reports/measurements.ts';
import { PublisherMeasurements, type Shown } from './PublisherMeasurements.tsx';
import { provenanceFa as fa } from './provenance.fa.ts';

/** Bars of a source, wherever it is shown. */
const hues: Readonly<Record<MeasurementSource, string>> = {
  platform_api: 'bg-chart-1',
  publisher_insight: 'bg-chart-2',
  screenshot_proof: 'bg-chart-3',
  tracked_click: 'bg-chart-4',
  operator_feed: 'bg-chart-5',
  simulation: 'bg-chart-6',
};

function Sources({ sums }: { sums: Measurements['sums'] }) {
  return (
    <>
      <span aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-chart-track">
        {sums.sources.map(({ source, value }) => (
          <span key={source} className={hues[source]} style={{ flexGrow: value }} />
        ))}
      </span>
      <ul aria-label={fa.sources} className="flex flex-wrap gap-x-5 gap-y-1 text-md">
        {sums.sources.map(({ source, value }) => (
          <li key={source} className="flex items-center gap-2 text-text-2">
            <span aria-hidden className={joinClasses('size-2.5 rounded-xs', hues[source])} />
            {sourceTitlesFa[source]}
            <b className="font-semibold text-text">{formatNumber(value)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

const isShown =
  (shown: Shown) =>
  ({ sums }: Measurements['placements'][number]): boolean =>
    shown === 'all' || sums[shown] > 0;

/** A figure: its sum, where it comes from, and each publisher with its hours. */
export function FigureBody({ id, query }: { id: number; query: FigureQuery }) {
  const [shown, setShown] = useState<Shown>('all');
  const figure = useQuery(figureSumsQuery(id, query));
  const { sums, placements = [] } = figure.data ?? {};
  const [only] = placements;
  const listed = placements.filter(isShown(shown));
  return (
    <DataRegion
      {...getRegion(figure, { isEmpty: (data) => data.placements.length === 0 })}
      skeleton={<SkeletonRows rows={5} />}
      empty={fa.empty}
      className="flex flex-col gap-4"
    >
      {sums && (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-text-3">
            <b className="text-3xl font-bold text-text">{formatNumber(sums.total)}</b>
            {placements.length === 1 && only
              ? fa.summaryOfOne(formatNumber(sums.accepted), only.title)
              : fa.summary(formatNumber(sums.accepted), formatNumber(placements.length))}
          </p>
          {sums.total > 0 && <Sources sums={sums} />}
          {query.metric === 'reach' && placements.length > 1 && <p className="text-sm text-text-2">{fa.overlap}</p>}
          <Segmented
            label={fa.filter}
            value={shown}
            onChange={setShown}
            isFullWidth
            options={[
              { value: 'accepted', label: fa.accepted, count: formatNumber(sums.accepted) },
              { value: 'rejected', label: fa.rejected, count: formatNumber(sums.rejected) },
              { value: 'all', label: fa.all },
            ]}
          />
          {listed.length === 0 && <p className="py-6 text-center text-md text-text-2">{fa.emptyFilter}</p>}
          <ul className="flex flex-col">
            {listed.map((placement, index) => (
              <li key={placement.placement_id} className="border-b border-line py-1 last:border-b-0">
                <PublisherMeasurements id={id} query={query} placement={placement} shown={shown} isFirst={index === 0} />
              </li>
            ))}
          </ul>
        </>
      )}
    </DataRegion>
  );
}
