import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { contentsFa } from '#features/contents/contents.fa.ts';
import { reviewFa as fa } from '../review.fa.ts';
import type { ContentsAddress } from '#features/contents/queue/contents-list.ts';
import { ReviewPager, ReviewPosition } from './ReviewPager.tsx';
import type { ReviewQueue } from './useReviewQueue.ts';

/** The only head of a review below lg: back to the grid, the position in the queue, and its pager. */
export function ReviewHead({ queue, toGrid }: { queue: ReviewQueue; toGrid: ContentsAddress }) {
  const isOpen = queue.content !== undefined;
  return (
    <PageHead
      title={fa.title}
      sub={isOpen && <ReviewPosition queue={queue} />}
      back={{ to: '/contents', search: { ...toGrid }, label: contentsFa.title }}
      actions={isOpen && <ReviewPager queue={queue} variant="ghost" className="flex gap-1" />}
    />
  );
}
