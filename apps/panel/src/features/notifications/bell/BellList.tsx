import { useFollowing } from '#data/account/role.ts';
import { pickBellNotices } from '@jarchi/domain/notices/notifications.ts';
import { isOwnPath } from '@jarchi/domain/text/own-path.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { CountBadge } from '@jarchi/ui/badges/CountBadge.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { IconTile } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { BellOff, ChevronLeft, RotateCcw, Timer } from 'lucide-react';
import type { MouseEvent } from 'react';
import { findNoticeTile } from '#features/notifications/notice-tile.ts';
import { bellFa as fa } from './bell.fa.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { newNoticesQuery, type BellNotice } from '#data/notifications/bell.ts';
import { useSeeAllNotices, useSeeNotice } from '#data/notifications/mark-seen.ts';
import { describeNoticeTime } from './notice-time.ts';

/** The path, if it is of the panel; a message never links elsewhere. */
function findPath({ path }: BellNotice, mayFollow: (path: string) => boolean): string | undefined {
  return path !== null && isOwnPath(path) && mayFollow(path) ? path : undefined;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function Row({ notice, now, onOpen }: { notice: BellNotice; now: number; onOpen: (event: MouseEvent) => void }) {
  const mayFollow = useFollowing();
  const path = findPath(notice, mayFollow);
  const className = 'relative flex w-full items-start gap-3 py-3.5 ps-4 pe-9 text-start hover:bg-surface-hover';
  const face = (
    <>
      <IconTile {...findNoticeTile(notice)} />
      <span className="min-w-0 flex-1">
        <span className="block text-md font-semibold text-text">{notice.title}</span>
        <span className="block text-md leading-6 text-text-2 [overflow-wrap:anywhere]">{notice.description}</span>
        <span className="block pt-0.5 text-sm text-text-3">
          {`${describeNoticeTime(Date.parse(notice.history_date), now)}${notice.is_waiting ? ` · ${fa.isWaiting}` : ''}`}
        </span>
      </span>
      {notice.seen ? (
        <Timer aria-hidden size={16} className="absolute end-3 top-5 text-warning-text" />
      ) : (
        <>
          <span aria-hidden className="absolute end-4 top-6 size-2 rounded-full bg-action" />
          <span className="sr-only">{fa.isUnread}</span>
        </>
      )}
    </>
  );
  return path === undefined ? (
    <button type="button" onClick={onOpen} className={className}>
      {face}
    </button>
  ) : (
    <a href={path} onClick={onOpen} className={className}>
      {face}
    </a>
  );
}

/** The latest 3 messages that are unread or wait for an answer, with ages at `now` (ms). Each links to its page, which marks it as read. */
export function BellList({ now, onLeave }: { now: number; onLeave: () => void }) {
  const router = useRouter();
  const mayFollow = useFollowing();
  const query = useQuery(newNoticesQuery);
  const onError = (error: Error) => void toast.error(errorText(error));
  const see = useSeeNotice({ onError });
  const seeAll = useSeeAllNotices({ onError });
  const unread = query.data?.unread ?? 0;
  const latest = query.data?.results ?? [];
  const shown = pickBellNotices(latest);
  const label = latest.some(({ seen }) => seen) ? fa.unreadOrWaiting : fa.unread;
  // The rest of the unread ones may stand behind those that are shown.
  const hasUnread = latest.some(({ seen }) => !seen) || unread > latest.length;

  const open = (notice: BellNotice) => (event: MouseEvent) => {
    see.mutate(notice.id);
    const path = findPath(notice, mayFollow);
    if (path === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    onLeave();
    router.history.push(path);
  };

  return (
    <div>
      <div className="flex min-h-12 items-center gap-2 border-b px-4">
        <h2 className="text-lg font-bold text-text">{fa.title}</h2>
        {unread > 0 && <CountBadge count={unread} tone="action" label={label(formatNumber(unread))} />}
        {hasUnread && (
          <button
            type="button"
            onClick={() => seeAll.mutate()}
            className="touch-area ms-auto rounded-sm px-1 text-md font-medium text-action-soft-text"
          >
            {fa.seeAll}
          </button>
        )}
      </div>
      {shown.length > 0 ? (
        <ul className="divide-y divide-line">
          {shown.map((notice) => (
            <li key={notice.id}>
              <Row notice={notice} now={now} onOpen={open(notice)} />
            </li>
          ))}
        </ul>
      ) : query.data ? (
        <p className="flex flex-col items-center gap-2 px-4 py-8 text-md text-text-2">
          <BellOff aria-hidden size={24} strokeWidth={1.75} className="text-text-3" />
          {fa.empty}
        </p>
      ) : query.isError ? (
        <p role="alert" className="flex items-center justify-between gap-2 px-4 py-5 text-md text-text-2">
          {fa.failed}
          <Button variant="ghost" size="sm" icon={RotateCcw} onClick={() => void query.refetch()}>
            {fa.retry}
          </Button>
        </p>
      ) : (
        <SkeletonRows rows={3} />
      )}
      <Link
        to="/notifications"
        onClick={onLeave}
        className="flex min-h-12 items-center justify-center gap-3 border-t text-md font-medium text-text-2 hover:bg-surface-hover hover:text-text"
      >
        {fa.all}
        <ChevronLeft aria-hidden size={18} />
      </Link>
    </div>
  );
}
