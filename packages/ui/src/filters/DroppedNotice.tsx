import { Notice } from '#feedback/Notice.tsx';
import { filtersFa as fa } from './filters.fa.ts';

export interface DroppedNoticeProps {
  /** How many parts of the address could not be read. */
  count: number;
  className?: string | undefined;
}

/** Says that the page shows something else than its address asks for. */
export function DroppedNotice({ count, className }: DroppedNoticeProps) {
  if (count === 0) return null;
  return (
    <Notice tone="warning" className={className}>
      {fa.dropped}
    </Notice>
  );
}
