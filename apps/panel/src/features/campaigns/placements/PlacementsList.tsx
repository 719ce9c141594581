import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { PublisherAvatar } from '#features/publishers/public.ts';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { CountBadge } from '@jarchi/ui/badges/CountBadge.tsx';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { PlacementBadge } from './PlacementBadge.tsx';
import { statusFa } from '#features/campaigns/status/status.fa.ts';

const fa = statusFa.placements;

export interface PlacementsListProps {
  placements: Campaign['placements'];
  isOffered: boolean;
}

/** The publishers of the order; after the offers, with their answers. */
export function PlacementsList({ placements, isOffered }: PlacementsListProps) {
  return (
    <section aria-labelledby="placements" className="pb-6">
      <h2 id="placements" className="flex items-center gap-2 px-(--gutter) pt-5 pb-2 text-lg font-bold">
        {fa.title} <CountBadge count={placements.length} />
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {placements.map((item) => (
          <li key={item.id} className="flex min-h-14 items-center gap-3 px-(--gutter) py-2">
            <PublisherAvatar publisher_id={item.publisher_id} category_id={item.category_id} size={32} />
            <span className="min-w-0 flex-1">
              <bdi className="block truncate text-md font-semibold">{item.title}</bdi>
              <span className="block truncate text-sm text-text-3">
                <bdi dir="ltr">@{item.username}</bdi>
              </span>
            </span>
            <span className="flex flex-col items-end gap-1 sm:flex-row sm:items-center sm:gap-6">
              {isOffered && <PlacementBadge placement={item} />}
              <span className="text-sm whitespace-nowrap text-text-2 sm:w-36 sm:text-end">
                {item.live_at
                  ? fa.live(statusFa.at(formatDayMonth(Date.parse(item.live_at)), formatTime(Date.parse(item.live_at))))
                  : fa.total(formatToman(item.total))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
