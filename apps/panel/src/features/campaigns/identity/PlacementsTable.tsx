import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { PublisherAvatar } from '#features/publishers/public.ts';
import { CountBadge } from '@jarchi/ui/badges/CountBadge.tsx';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { PlacementStatus } from '#features/campaigns/placements/PlacementStatus.tsx';
import { identityFa } from './identity.fa.ts';

const fa = identityFa.placements;
type Placement = Campaign['placements'][number];

function Publisher({ item }: { item: Placement }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <PublisherAvatar publisher_id={item.publisher_id} category_id={item.category_id} size={32} />
      <span className="min-w-0">
        <bdi className="block truncate text-md font-semibold">{item.title}</bdi>
        <bdi dir="ltr" className="block truncate text-sm text-text-3">
          @{item.username}
        </bdi>
      </span>
    </span>
  );
}

function liveText({ live_at }: Placement): string {
  if (live_at === null) return fa.none;
  return fa.at(formatDayMonth(Date.parse(live_at)), formatTime(Date.parse(live_at)));
}

const columns: readonly TableColumn<Placement>[] = [
  { key: 'publisher', label: fa.publisher, cell: (item) => <Publisher item={item} /> },
  { key: 'state', label: fa.state, cell: (item) => <PlacementStatus placement={item} edited_at={item.edited_at} /> },
  {
    key: 'live',
    label: fa.live,
    cell: (item) => (
      <span className="block whitespace-nowrap text-text-2">
        {liveText(item)}
        <span className="block text-sm text-text-3">{fa.hoursOf(formatNumber(item.availability_hours))}</span>
      </span>
    ),
  },
  { key: 'price', label: fa.price, isNumeric: true, priority: 3, cell: ({ price }) => formatToman(price) },
  { key: 'total', label: fa.total, isNumeric: true, cell: ({ total }) => <b className="font-semibold">{formatToman(total)}</b> },
  {
    key: 'captured',
    label: fa.captured,
    isNumeric: true,
    cell: ({ captured }) => (captured === 0 ? fa.none : formatToman(captured)),
  },
];

function PlacementCard({ item }: { item: Placement }) {
  return (
    <div className="flex items-start justify-between gap-3">
      <span className="flex min-w-0 flex-col gap-2">
        <Publisher item={item} />
        <PlacementStatus placement={item} edited_at={item.edited_at} />
      </span>
      <span className="shrink-0 text-end">
        <b className="block text-md font-semibold">{formatToman(item.total)}</b>
        <span className="text-sm text-text-3">{item.captured > 0 ? fa.capturedOf(formatToman(item.captured)) : liveText(item)}</span>
      </span>
    </div>
  );
}

const sumOf = (items: readonly Placement[], key: 'price' | 'total' | 'captured') => items.reduce((sum, item) => sum + item[key], 0);

/** Each bought placement, and its captured money. */
export function PlacementsTable({ placements }: { placements: Campaign['placements'] }) {
  const isWide = useMedia(WIDE);
  const count = fa.sum(formatNumber(placements.length));
  return (
    <section aria-labelledby="bought">
      <h2 id="bought" className="flex items-center gap-2 px-(--gutter) pt-5 pb-2 text-lg font-bold">
        {fa.title} <CountBadge count={placements.length} />
      </h2>
      <DataTable
        caption={fa.caption}
        isScrollable={isWide}
        columns={columns}
        rows={placements}
        rowKey={({ id }) => String(id)}
        totals={{
          publisher: count,
          price: formatToman(sumOf(placements, 'price')),
          total: formatToman(sumOf(placements, 'total')),
          captured: formatToman(sumOf(placements, 'captured')),
        }}
        renderCard={(item) => <PlacementCard item={item} />}
      />
      {!isWide && (
        <p className="flex justify-between gap-3 border-y border-line bg-surface-sunken px-(--gutter) py-3 text-sm text-text-2">
          <b className="font-semibold text-text">{count}</b>
          <span>
            {formatToman(sumOf(placements, 'total'))} {identityFa.toman}
          </span>
        </p>
      )}
    </section>
  );
}
