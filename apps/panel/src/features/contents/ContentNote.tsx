import { formatDayMonth } from '@jarchi/domain/calendar/jalali.ts';
import { contentsFa as fa } from './contents.fa.ts';
import type { Content } from '#data/contents/contents.ts';
import { DeadlineText } from './DeadlineText.tsx';

/** What comes next for a content: its deadline, or what was decided and when. `now` is of the world's clock. */
export function ContentNote({ content, now }: { content: Content; now: number }) {
  if (content.state === 'pending') return <DeadlineText content={content} now={now} />;
  const day = formatDayMonth(Date.parse(content.decided_at ?? content.due_at));
  const words = content.state === 'rejected' ? fa.decided.rejected : fa.decided[content.state](day);
  return <span className="block truncate text-sm text-text-3">{words}</span>;
}
