import { formatDayMonth } from '@jarchi/domain/calendar/jalali.ts';
import { contentsFa as fa } from './contents.fa.ts';
import type { Content } from '#data/contents/contents.ts';
import { DeadlineText } from './DeadlineText.tsx';
import { RefreshCw } from 'lucide-react';
import { getDeadline } from './deadline.ts';
import { deciderFa } from './decider.fa.ts';

/** A rejected content's publisher works on a new version: until when it is due. `now` is of the world clock. */
function NextVersion({ due_at, now }: { due_at: string; now: number }) {
  return (
    <span className="flex items-start gap-1.5 text-sm text-text-2">
      <RefreshCw aria-hidden size={14} className="mt-1 shrink-0" />
      <span>{deciderFa.nextVersion(getDeadline(due_at, now).words)}</span>
    </span>
  );
}

/** The content's deadline, that of the version after it, or its verdict with the time. `now` is of the world clock. */
export function ContentNote({ content, now }: { content: Content; now: number }) {
  const { state, decided_at, due_at, next_due_at } = content;
  if (state === 'pending') return <DeadlineText content={content} now={now} />;
  if (next_due_at !== null) return <NextVersion due_at={next_due_at} now={now} />;
  return <span className="block truncate text-sm text-text-3">{fa.decided[state](formatDayMonth(Date.parse(decided_at ?? due_at)))}</span>;
}
