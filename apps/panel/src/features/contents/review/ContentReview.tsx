import { calls } from '@jarchi/contract/calls.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { Check } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useMay } from '#data/account/role.ts';
import { useSeen } from '#data/contents/verdicts.ts';
import { useApprove } from '#features/contents/useApprove.ts';
import { BriefPanel } from './BriefPanel.tsx';
import { ContentStage } from './ContentStage.tsx';
import { QueueList } from './QueueList.tsx';
import { reviewFa as fa } from './review.fa.ts';
import { ReviewPager, ReviewPosition } from './pager/ReviewPager.tsx';
import { useReviewKeys } from './useReviewKeys.ts';
import type { ReviewQueue } from './pager/useReviewQueue.ts';
import { Decided, VerdictHints, VerdictPanel } from './VerdictPanel.tsx';

const RejectSheet = lazyPart(() => import('./RejectSheet.tsx'), 'RejectSheet', { whenLost: 'close' });

export interface ContentReviewProps {
  queue: ReviewQueue;
  now: number;
}

/**
 * Queue, content and verdict, one content at a time. From lg on each column scrolls by itself, so that the content stays in sight;
 * below it the page's head has the pager. `now` is of the world clock.
 */
export function ContentReview({ queue, now }: ContentReviewProps) {
  const { content } = queue;
  const approve = useApprove();
  const isWide = useMedia(WIDE);
  const [rejecting, setRejecting] = useState<number>();
  const mayDecide = useMay(calls.contents.decideContent);
  const isPending = content?.state === 'pending';
  const canDecide = isPending && mayDecide;
  const isRejecting = canDecide && rejecting === content.id;
  useSeen(content);
  const goOn = () => {
    setRejecting(undefined);
    queue.goOn();
  };
  const approveThis = () => {
    if (!canDecide) return;
    approve(content);
    goOn();
  };
  const rejectThis = () => canDecide && content.rejections_left > 0 && setRejecting(content.id);
  useReviewKeys({ j: () => queue.step(1), k: () => queue.step(-1), a: approveThis, r: rejectThis });
  if (!content) return <DataRegion state="empty" empty={mayDecide ? fa.nothing : fa.nothingWaits} className="pt-10" />;

  return (
    <div className="flex min-h-0 flex-col lg:grid lg:h-full lg:grid-cols-[minmax(0,1fr)_316px] lg:grid-rows-[minmax(0,1fr)] xl:grid-cols-[284px_minmax(0,1fr)_316px]">
      <div className="min-h-0 overflow-y-auto border-e max-xl:hidden">
        <QueueList contents={queue.shown} current={content.id} now={now} onOpen={queue.onOpen} />
      </div>
      <div className="flex min-h-0 min-w-0 flex-col lg:overflow-y-auto lg:border-e lg:bg-surface-sunken">
        <ContentStage key={content.id} content={content} now={now} />
        {isWide && (
          <ReviewPager queue={queue} className="flex items-center justify-center gap-4 py-3 text-sm text-text-2">
            <ReviewPosition queue={queue} />
          </ReviewPager>
        )}
      </div>
      <div className="min-h-0 min-w-0 max-lg:pb-4 lg:overflow-y-auto">
        <BriefPanel content={content} />
        {isWide ? (
          <VerdictPanel
            content={content}
            now={now}
            mayDecide={mayDecide}
            isRejecting={isRejecting}
            onApprove={approveThis}
            onReject={rejectThis}
            onCancel={() => setRejecting(undefined)}
            onSent={goOn}
          />
        ) : (
          <div className="flex flex-col gap-3 px-(--gutter)">
            {canDecide ? <VerdictHints content={content} /> : <Decided content={content} now={now} />}
          </div>
        )}
      </div>
      {!isWide && canDecide && (
        <div className="sticky bottom-0 z-(--z-dock) flex flex-wrap gap-3 border-t bg-surface px-(--gutter) pt-3 pb-[max(12px,env(safe-area-inset-bottom))] shadow-dock low:static">
          {content.rejections_left > 0 && (
            <Button size="lg" variant="dangerLine" onClick={rejectThis} className="flex-1">
              {fa.reject}
            </Button>
          )}
          <Button size="lg" icon={Check} onClick={approveThis} className="flex-1">
            {fa.approve}
          </Button>
        </div>
      )}
      {!isWide && isRejecting && (
        <Suspense fallback={null}>
          <RejectSheet content={content} onSent={goOn} onClose={() => setRejecting(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
