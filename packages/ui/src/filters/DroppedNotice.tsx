import { Notice } from '#feedback/Notice.tsx';
import { filtersFa as fa } from './filters.fa.ts';

export interface DroppedNoticeProps {
  /** The count of unreadable parts of the URL. */
  count: number;
  className?: string | undefined;
}

/** Tells that the page does not show everything that its URL names. */
export function DroppedNotice({ count, className }: DroppedNoticeProps) {
  if (count === 0) return null;
  return (
    <Notice tone="warning" className={className}>
      {fa.dropped}
    </Notice>
  );
}
