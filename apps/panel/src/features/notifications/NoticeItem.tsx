import { calls } from '@jarchi/contract/calls.ts';
import type { NoticeKind } from '@jarchi/domain/notices/notifications.ts';
import { useFollowing, useMay } from '#data/account/role.ts';
import { formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { isOwnPath } from '@jarchi/domain/text/own-path.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { IconTile } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { useRouter } from '@tanstack/react-router';
import { Check, Timer } from 'lucide-react';
import type { MouseEvent } from 'react';
import { findNoticeTile } from './notice-tile.ts';
import { noticeAsksFa, notificationsFa as fa } from './notifications.fa.ts';
import type { Notification } from '#data/notifications/notifications.ts';

/** Every reader may answer these kinds; the others ask for acts of buyers. */
const asksEveryone: readonly NoticeKind[] = ['alert_balance', 'report_failed', 'channel_unlinked'];

/** Whether a path is of this panel; others get no link. */
function isPanelPath(path: string | null): path is string {
  return path !== null && isOwnPath(path);
}

/** Paths have their own query, so they are opened unchanged. */
function OpenLink({ item, path, ask, onOpen }: { item: Notification; path: string; ask: string | undefined; onOpen: () => void }) {
  const router = useRouter();
  const open = (event: MouseEvent) => {
    onOpen();
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.push(path);
  };
  return (
    <a href={path} onClick={open} aria-label={fa.openOf(item.title, ask)} className="after:absolute after:inset-0">
      {item.title}
    </a>
  );
}

export interface NoticeItemProps {
  item: Notification;
  onSee: (id: number) => void;
}

/** One message; the whole row is its link. */
export function NoticeItem({ item, onSee }: NoticeItemProps) {
  const mayFollow = useFollowing();
  const path = isPanelPath(item.path) && mayFollow(item.path) ? item.path : undefined;
  const mayAct = useMay(calls.contents.decideContent);
  const isAsked = path !== undefined && (!item.seen || item.is_waiting) && (mayAct || asksEveryone.includes(item.kind));
  const ask = isAsked ? noticeAsksFa[item.kind] : undefined;
  const see = () => {
    if (!item.seen) onSee(item.id);
  };
  return (
    <li
      className={joinClasses(
        'relative flex gap-3 border-b border-line px-3 py-3 last:border-b-0',
        path !== undefined && 'hover:bg-surface-hover',
        !item.seen && 'rounded-lg border-b-0 bg-row-selected',
      )}
    >
      <IconTile {...findNoticeTile(item)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-2 sm:flex-nowrap">
        <div className="min-w-0 flex-1 basis-60">
          <p className={joinClasses('text-md', item.seen ? 'font-medium' : 'font-semibold')}>
            {path === undefined ? item.title : <OpenLink item={item} path={path} ask={ask} onOpen={see} />}
          </p>
          {/* Names of campaigns and staff may be in any script. */}
          <p dir="auto" className="text-md text-text-2">
            {item.description}
          </p>
          {item.is_waiting && (
            <p className="flex items-center gap-1.5 text-sm text-warning-text">
              <Timer aria-hidden size={16} />
              {fa.isWaiting}
            </p>
          )}
        </div>
        <div className="flex items-center gap-3 max-sm:w-full max-sm:flex-wrap">
          <time dateTime={item.history_date} className="text-sm text-text-3 max-sm:me-auto sm:order-last sm:min-w-10 sm:text-end">
            {formatTime(Date.parse(item.history_date))}
          </time>
          {/* The whole row is the link; this names its action. */}
          {ask !== undefined && (
            <span aria-hidden className={buttonClass({ variant: 'soft', size: 'sm' })}>
              {ask}
            </span>
          )}
          {!item.seen && (
            <IconButton icon={Check} size="sm" label={fa.see(item.title)} onClick={see} className="relative z-1 max-sm:-my-2.5" />
          )}
        </div>
      </div>
      <span className="w-2 shrink-0 pt-2.5">
        {!item.seen && (
          <>
            <span aria-hidden className="block size-2 rounded-full bg-action" />
            <span className="sr-only">{fa.unread}</span>
          </>
        )}
      </span>
    </li>
  );
}
