import { joinClasses } from '@jarchi/ui/classes.ts';
import { Clock } from 'lucide-react';
import type { Content } from '#data/contents/contents.ts';
import { contentsFa as fa } from './contents.fa.ts';
import { getDeadline, type DeadlineTone } from './deadline.ts';

const tones: Record<DeadlineTone, string> = { neutral: 'text-text-3', soon: 'text-warning-text', urgent: 'text-danger-text' };

/** The deadline of a content, with an icon, so that colour is not the only sign. `now` is of the world clock. */
export function DeadlineText({ content, now }: { content: Pick<Content, 'due_at' | 'rejections_left'>; now: number }) {
  const { words, tone } = getDeadline(content.due_at, now);
  const isOperators = content.rejections_left === 0;
  return (
    <span className={joinClasses('flex items-center gap-1.5 text-sm', isOperators ? tones.neutral : tones[tone])}>
      <Clock aria-hidden size={14} className="shrink-0" />
      <span className="truncate">{isOperators ? fa.due.operator : words}</span>
    </span>
  );
}
