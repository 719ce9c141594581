import { formatDayMonth } from '@jarchi/domain/calendar/jalali.ts';
import { contentsFa as fa } from './contents.fa.ts';
import type { Content } from '#data/contents/contents.ts';
import { DeadlineText } from './DeadlineText.tsx';
import { NextVersion } from './NextVersion.tsx';

/** The content's deadline, that of the version after it, or its verdict with the time. `now` is of the world clock. */
export function ContentNote({ content, now }: { content: Content; now: number }) {
  const { state, decided_at, due_at, next_due_at } = content;
  if (state === 'pending') return <DeadlineText content={content} now={now} />;
  if (next_due_at !== null) return <NextVersion due_at={next_due_at} now={now} />;
  return <span className="block truncate text-sm text-text-3">{fa.decided[state](formatDayMonth(Date.parse(decided_at ?? due_at)))}</span>;
}
