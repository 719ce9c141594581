import { formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { CountBadge } from '@jarchi/ui/badges/CountBadge.tsx';
import { IconTile } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { CheckCheck, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { findNoticeTile } from './notice-tile.ts';
import { describeSimilar } from './similar-words.fa.ts';
import { NoticeItem } from './NoticeItem.tsx';
import { notificationsFa as fa } from './notifications.fa.ts';
import type { Notification } from '#data/notifications/notifications.ts';

export interface SimilarItemsProps {
  id: string;
  /** Alike messages of one day, newest first. */
  items: readonly Notification[];
  onSee: (id: number) => void;
}

/** Alike messages as one row, which opens to show each. */
export function SimilarItems({ id, items, onSee }: SimilarItemsProps) {
  const [isOpen, setOpen] = useState(false);
  const [newest] = items;
  if (newest === undefined) return null;
  const title = describeSimilar(newest.kind, newest.title, items.length);
  const unread = items.filter(({ seen }) => !seen);
  return (
    <li className={joinClasses('border-b border-line last:border-b-0', unread.length > 0 && 'rounded-lg border-b-0 bg-row-selected')}>
      <div className="relative flex gap-3 px-3 py-3 hover:bg-surface-hover">
        <IconTile {...findNoticeTile(newest)} />
        <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-2 sm:flex-nowrap">
          <div className="min-w-0 flex-1 basis-60">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
              className={joinClasses(
                'flex items-center gap-2 text-start text-md after:absolute after:inset-0',
                unread.length > 0 ? 'font-semibold' : 'font-medium',
              )}
            >
              {title}
              <ChevronDown
                aria-hidden
                size={16}
                className={joinClasses('shrink-0 text-text-3 motion-safe:transition-transform', isOpen && 'rotate-180')}
              />
            </button>
            {!isOpen && (
              <p dir="auto" className="truncate text-md text-text-2">
                {newest.description}
              </p>
            )}
          </div>
          <div className="flex items-center gap-3 max-sm:w-full max-sm:flex-wrap">
            {unread.length > 0 && <CountBadge count={unread.length} tone="action" label={fa.unreadOf(formatNumber(unread.length))} />}
            <time dateTime={newest.history_date} className="text-sm text-text-3 max-sm:me-auto sm:order-last sm:min-w-10 sm:text-end">
              {formatTime(Date.parse(newest.history_date))}
            </time>
            {unread.length > 0 && (
              <IconButton
                icon={CheckCheck}
                size="sm"
                label={fa.seeGroup(title)}
                onClick={() => unread.forEach((item) => onSee(item.id))}
                className="relative z-1 max-sm:-my-2.5"
              />
            )}
          </div>
        </div>
        <span className="w-2 shrink-0 pt-2.5">
          {unread.length > 0 && <span aria-hidden className="block size-2 rounded-full bg-action" />}
        </span>
      </div>
      <ul id={id} hidden={!isOpen} className="ms-6 border-s-2 border-line">
        {isOpen && items.map((item) => <NoticeItem key={item.id} item={item} onSee={onSee} />)}
      </ul>
    </li>
  );
}
