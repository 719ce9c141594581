import { groupSimilar } from '@jarchi/domain/notices/similar-notices.ts';
import { dayTitle, groupByDay } from './notification-days.ts';
import { NoticeItem } from './NoticeItem.tsx';
import { SimilarItems } from './SimilarItems.tsx';
import type { Notification } from '#data/notifications/notifications.ts';

export interface NotificationListProps {
  items: readonly Notification[];
  /** The world clock's day, YYYY-MM-DD; undefined until it is known. */
  today: string | undefined;
  onSee: (id: number) => void;
}

/** Messages by day; alike ones of a day are one row, which opens on demand. */
export function NotificationList({ items, today, onSee }: NotificationListProps) {
  return groupByDay(items).map(({ day, items: ofDay }) => (
    <section key={day} aria-labelledby={`notices-${day}`} className="pt-5">
      <h2 id={`notices-${day}`} className="px-3 pb-2 text-sm text-text-2">
        {dayTitle(day, today)}
      </h2>
      <ul>
        {groupSimilar(ofDay).map(({ kind, notices }) => {
          const [first] = notices;
          if (first === undefined) return null;
          return notices.length === 1 ? (
            <NoticeItem key={first.id} item={first} onSee={onSee} />
          ) : (
            <SimilarItems key={`${kind}-${first.campaign_id}`} id={`${day}-${kind}-${first.campaign_id}`} items={notices} onSee={onSee} />
          );
        })}
      </ul>
    </section>
  ));
}
