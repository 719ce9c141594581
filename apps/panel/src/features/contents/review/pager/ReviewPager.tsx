import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { contentsFa } from '#features/contents/contents.fa.ts';
import { reviewFa as fa } from '../review.fa.ts';
import type { ReviewQueue } from './useReviewQueue.ts';

interface PagerProps {
  queue: ReviewQueue;
  variant?: 'secondary' | 'ghost';
  children?: ReactNode;
  className?: string;
}

/** «۲ از ۶»: the position of the open content. */
export function ReviewPosition({ queue }: { queue: ReviewQueue }) {
  return <span aria-live="polite">{contentsFa.file(formatNumber(queue.at + 1), formatNumber(queue.shown.length))}</span>;
}

/** The previous content and the next one. */
export function ReviewPager({ queue, variant = 'secondary', children, className }: PagerProps) {
  return (
    <nav aria-label={fa.queue} className={className}>
      <IconButton
        icon={ChevronRight}
        variant={variant}
        label={fa.previous}
        aria-keyshortcuts="k"
        isDisabled={queue.at <= 0}
        onClick={() => queue.step(-1)}
      />
      {children}
      <IconButton
        icon={ChevronLeft}
        variant={variant}
        label={fa.next}
        aria-keyshortcuts="j"
        isDisabled={queue.at >= queue.shown.length - 1}
        onClick={() => queue.step(1)}
      />
    </nav>
  );
}
