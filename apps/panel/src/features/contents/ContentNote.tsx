import { formatDayMonth } from '@jarchi/domain/calendar/jalali.ts';
import { contentsFa as fa } from './contents.fa.ts';
import type { Content } from '#data/contents/contents.ts';
import { DeadlineText } from './DeadlineText.tsx';

/** The content's deadline, or its verdict with the time. `now` is of the world clock. */
export function ContentNote({ content, now }: { content: Content; now: number }) {
  if (content.state === 'pending') return <DeadlineText content={content} now={now} />;
  const day = formatDayMonth(Date.parse(content.decided_at ?? content.due_at));
  const words = content.state === 'rejected' ? fa.decided.rejected : fa.decided[content.state](day);
  return <span className="block truncate text-sm text-text-3">{words}</span>;
}
