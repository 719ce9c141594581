import { formatDayMonth, formatTime, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { rejectTextFa, sourceTitlesFa } from '@jarchi/domain/reports/measurements/measurements.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { TableGrid } from '@jarchi/ui/table/grid/grids.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Check, ChevronDown, X } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { measurementsQuery, type FigureQuery, type MeasuredPlacement, type Measurement } from '#data/reports/measurements.ts';
import { PublisherAvatar } from '#features/publishers/public.ts';
import { provenanceFa as fa } from './provenance.fa.ts';

/** Which measurements are listed. */
export type Shown = 'accepted' | 'rejected' | 'all';

export interface PublisherMeasurementsProps {
  id: number;
  query: FigureQuery;
  placement: MeasuredPlacement;
  shown: Shown;
  /** The first one is open from the beginning. */
  isFirst: boolean;
}

function getSub({ sums }: MeasuredPlacement): string {
  if (sums.sources.length === 0) return sums.rejected > 0 ? fa.rejectedOf(formatNumber(sums.rejected)) : fa.noneAccepted;
  const sources = sums.sources.map(({ source }) => sourceTitlesFa[source]).join(fa.sourceSeparator);
  return fa.group(sources, formatNumber(sums.hours));
}

/** A publisher's part of a figure; opened, its measurements hour by hour. */
export function PublisherMeasurements({ id, query, placement, shown, isFirst }: PublisherMeasurementsProps) {
  const [isOpen, setOpen] = useState(isFirst);
  const body = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={body}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center gap-3 rounded-sm text-start hover:bg-surface-hover"
      >
        <PublisherAvatar publisher_id={placement.publisher_id} category_id={placement.category_id} size={32} />
        <span className="min-w-0 flex-1">
          <bdi className="block truncate text-md font-semibold">{placement.title}</bdi>
          <span className="block truncate text-sm text-text-3">{getSub(placement)}</span>
        </span>
        <b className="tabular text-md font-semibold">{formatNumber(placement.sums.total)}</b>
        <ChevronDown aria-hidden size={18} className={joinClasses('shrink-0 text-text-3 transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div id={body} hidden={!isOpen} className="pb-2">
        {isOpen && <Hours id={id} query={query} placement={placement} shown={shown} />}
      </div>
    </>
  );
}

function Hours({ id, query, placement, shown }: Omit<PublisherMeasurementsProps, 'isFirst'>) {
  const { placement_id, title, sums } = placement;
  const wanted = shown === 'all' ? {} : { is_accepted: shown === 'accepted' };
  const list = useInfiniteQuery(measurementsQuery(id, { ...query, placement_id, ...wanted }));
  const rows = list.data?.pages.flatMap(({ results }) => results) ?? [];
  const all = shown === 'all' ? sums.accepted + sums.rejected : sums[shown];
  const hasDays = query.from !== query.to;
  return (
    <DataRegion {...getRegion({ ...list, data: list.data })} skeleton={<SkeletonRows rows={3} hasAvatar={false} />}>
      <div className="overflow-hidden rounded-md border border-line bg-surface-sunken [&_tbody>tr:last-child>td]:border-b-0 [&_thead_th]:border-t-0">
        <TableGrid.Root name={fa.caption(title)}>
          <TableGrid.Head isSticky={false}>
            {(['hour', 'value', 'source', 'collected', 'verdict'] as const).map((key) => (
              <TableGrid.HeadCell key={key} className="px-2.5 text-start">
                <span className={key === 'verdict' ? 'sr-only' : undefined}>{fa.columns[key]}</span>
              </TableGrid.HeadCell>
            ))}
          </TableGrid.Head>
          <TableGrid.Body>
            {rows.map((row) => (
              <Row
                key={`${row.hour} ${row.source} ${row.collected_at} ${row.reject_reason ?? ''} ${row.value}`}
                row={row}
                hasDay={hasDays}
              />
            ))}
          </TableGrid.Body>
        </TableGrid.Root>
      </div>
      {list.hasNextPage && (
        <Button variant="ghost" size="sm" icon={ChevronDown} isLoading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {fa.more(formatNumber(Math.max(0, all - rows.length)))}
        </Button>
      )}
    </DataRegion>
  );
}

/** The time of an instant, with its day where it needs one. */
function writeTime(at: number, hasDay: boolean): string {
  return hasDay ? fa.hourOfDay(formatDayMonth(at), formatTime(at)) : formatTime(at);
}

function Row({ row, hasDay }: { row: Measurement; hasDay: boolean }) {
  const { hour, source, value, collected_at, is_counted, reject_reason, standing_source } = row;
  const [at, collected] = [Date.parse(hour), Date.parse(collected_at)];
  const cell = joinClasses('px-2.5 py-1.5 text-sm', is_counted ? 'text-text-2' : 'text-text-3');
  const isLate = tehranDay(at) !== tehranDay(collected);
  return (
    <Fragment>
      <TableGrid.Row className={joinClasses(reject_reason !== null && '[&>td]:border-b-0')}>
        <TableGrid.Cell className={joinClasses(cell, 'whitespace-nowrap')}>{writeTime(at, hasDay)}</TableGrid.Cell>
        <TableGrid.Cell className={joinClasses(cell, 'tabular font-semibold')}>
          {is_counted ? <span className="text-text">{formatNumber(value)}</span> : <del>{formatNumber(value)}</del>}
        </TableGrid.Cell>
        <TableGrid.Cell className={cell}>{sourceTitlesFa[source]}</TableGrid.Cell>
        <TableGrid.Cell className={joinClasses(cell, 'whitespace-nowrap')}>{writeTime(collected, hasDay || isLate)}</TableGrid.Cell>
        <TableGrid.Cell className={joinClasses(cell, 'w-0')}>
          {is_counted ? (
            <Check aria-hidden size={16} className="text-success-text" />
          ) : (
            <X aria-hidden size={16} className="text-danger-text" />
          )}
          <span className="sr-only">{is_counted ? fa.isAccepted : fa.isRejected}</span>
        </TableGrid.Cell>
      </TableGrid.Row>
      {reject_reason !== null && (
        <TableGrid.Row>
          <TableGrid.Cell colSpan={5} className="px-2.5 pb-2 text-sm text-danger-text">
            {fa.why(rejectTextFa(reject_reason, standing_source))}
          </TableGrid.Cell>
        </TableGrid.Row>
      )}
    </Fragment>
  );
}
