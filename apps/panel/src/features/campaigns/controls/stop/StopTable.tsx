import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { placementTextFa } from '@jarchi/domain/campaigns/placement-words.fa.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatNumber, formatPercent, formatToman } from '@jarchi/ui/format/format.ts';
import { TableGrid } from '@jarchi/ui/table/grid/grids.ts';
import { Radio } from 'lucide-react';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import type { Preview } from '#data/campaigns/preview.ts';
import { PublisherAvatar } from '#features/publishers/public.ts';
import { stopFa as fa } from './stop.fa.ts';

type Share = Preview['placements'][number];
type Moved = Pick<Share, 'captured_before' | 'captured_now' | 'released_now'>;

const capturedNet = ({ captured_before, captured_now }: Moved) => captured_before.net + captured_now.net;
const write = (amount: number) => (amount === 0 ? fa.none : formatToman(amount));
/** Its share was decided before, and stopping moves nothing of it. */
const isOver = ({ ended_at, captured, released }: Share) => ended_at !== null && captured === 0 && released === 0;
const isEmpty = (share: Share) => capturedNet(share) === 0 && share.released_now.net === 0;

function ShareStatus({ share }: { share: Share }) {
  const { state, slot_at, live_at } = share;
  if (state === 'live' && live_at !== null)
    return (
      <span className="inline-flex shrink-0 items-center gap-1 text-sm whitespace-nowrap text-action-soft-text">
        <Radio aria-hidden size={14} />
        {fa.isLive}
      </span>
    );
  const at = slot_at === null ? undefined : Date.parse(slot_at);
  return (
    <span className="shrink-0 text-sm whitespace-nowrap text-text-3">
      {at === undefined ? placementTextFa({ state, out_reason: null }) : fa.at(formatDayMonth(at), formatTime(at))}
    </span>
  );
}

interface LineProps {
  captured: number;
  released: number;
  /** The amount shown before, if it changed. */
  before?: Moved | undefined;
  children: React.ReactNode;
}

function Line({ captured, released, before, children }: LineProps) {
  const isNew = before !== undefined && (capturedNet(before) !== captured || before.released_now.net !== released);
  const cell = (now: number, was: number | undefined) => (
    <TableGrid.Cell className="px-3 py-2.5 text-start align-top whitespace-nowrap tabular-nums">
      {write(now)}
      {isNew && was !== undefined && was !== now && (
        <span className="block text-sm text-text-2">
          <span className="sr-only">{fa.was} </span>
          <s>{write(was)}</s>
        </span>
      )}
    </TableGrid.Cell>
  );
  return (
    <TableGrid.Row isPlain className={joinClasses('border-t border-line', isNew && 'bg-warning-soft')}>
      <TableGrid.HeadCell isPlain scope="row" className="max-w-0 py-2 ps-3 text-start font-normal">
        {children}
      </TableGrid.HeadCell>
      {cell(captured, before && capturedNet(before))}
      {cell(released, before?.released_now.net)}
    </TableGrid.Row>
  );
}

interface StopTableProps {
  preview: Preview;
  before: Preview | undefined;
  placements: Campaign['placements'];
}

/** The amounts that a stop captures and releases, for each publisher and in total. */
export function StopTable({ preview, before, placements }: StopTableProps) {
  const { captured_before, captured_now, released_now, vat_percent } = preview;
  const over = preview.placements.filter((share) => isOver(share) && !isEmpty(share));
  const rows = preview.placements.filter((share) => !isOver(share) && !isEmpty(share));
  const publisherOf = ({ id }: Share) => placements.find((item) => item.id === id)?.publisher_id ?? id;
  const beforeOf = ({ id }: Share) => before?.placements.find((share) => share.id === id);
  const sums = [
    { label: fa.net, captured: captured_before.net + captured_now.net, released: released_now.net },
    { label: fa.vat(formatPercent(vat_percent / 100)), captured: captured_before.vat + captured_now.vat, released: released_now.vat },
    {
      label: fa.total,
      captured: captured_before.net + captured_before.vat + captured_now.net + captured_now.vat,
      released: released_now.net + released_now.vat,
      isTotal: true,
    },
  ];
  return (
    <div role="region" aria-label={fa.table} className="-mx-5 overflow-x-auto border-y border-line sm:-mx-6 sm:px-3">
      <TableGrid.Root isPlain name={fa.table} className="w-full border-collapse text-md">
        <TableGrid.Head isPlain isSticky={false} className="text-sm text-text-2">
          <TableGrid.HeadCell isPlain className="w-full py-2 ps-3 text-start font-normal">
            {fa.publisher}
          </TableGrid.HeadCell>
          <TableGrid.HeadCell isPlain className="px-3 py-2 text-start font-normal whitespace-nowrap">
            {preview.delivered_units === null ? fa.captured : fa.capturedUnits}
          </TableGrid.HeadCell>
          <TableGrid.HeadCell isPlain className="px-3 py-2 text-start font-normal whitespace-nowrap">
            {fa.released}
          </TableGrid.HeadCell>
        </TableGrid.Head>
        <TableGrid.Body isPlain>
          {over.length > 0 && (
            <Line captured={over.reduce((sum, share) => sum + capturedNet(share), 0)} released={0}>
              <span className="flex flex-col sm:flex-row sm:items-baseline sm:gap-2">
                <span className="block truncate font-medium">{fa.ended(formatNumber(over.length))}</span>
                <span className="text-sm text-text-3">{fa.capturedBefore}</span>
              </span>
            </Line>
          )}
          {rows.map((share) => (
            <Line key={share.id} captured={capturedNet(share)} released={share.released_now.net} before={beforeOf(share)}>
              <span className="flex items-center gap-2">
                <PublisherAvatar publisher_id={publisherOf(share)} category_id={share.category_id} size={28} className="max-sm:hidden" />
                <span className="flex min-w-0 flex-col sm:flex-row sm:items-baseline sm:gap-2">
                  <bdi className="block truncate font-medium">{share.title}</bdi>
                  <ShareStatus share={share} />
                </span>
              </span>
            </Line>
          ))}
        </TableGrid.Body>
        <tfoot className="bg-surface-sunken">
          {sums.map(({ label, captured, released, isTotal }) => (
            <TableGrid.Row
              key={label}
              isPlain
              className={joinClasses('first:border-t first:border-line-strong', isTotal ? 'font-semibold' : 'text-text-2')}
            >
              <TableGrid.HeadCell isPlain scope="row" className="py-1.5 ps-3 text-start font-[inherit]">
                {label}
              </TableGrid.HeadCell>
              <TableGrid.Cell className="px-3 py-1.5 text-start whitespace-nowrap tabular-nums">{formatToman(captured)}</TableGrid.Cell>
              <TableGrid.Cell
                className={joinClasses('px-3 py-1.5 text-start whitespace-nowrap tabular-nums', isTotal && 'text-success-text')}
              >
                {formatToman(released)}
              </TableGrid.Cell>
            </TableGrid.Row>
          ))}
        </tfoot>
      </TableGrid.Root>
    </div>
  );
}
