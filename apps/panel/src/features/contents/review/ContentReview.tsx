import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { useMedia } from '@jarchi/ui/media.ts';
import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useIsApproving, type Content } from '#data/contents/contents.ts';
import { useSeen } from '#data/contents/verdicts.ts';
import { useApprove } from '#features/contents/useApprove.ts';
import { BriefPanel } from './BriefPanel.tsx';
import { ContentStage } from './ContentStage.tsx';
import { QueueList } from './QueueList.tsx';
import { reviewFa as fa } from './review.fa.ts';
import { useReviewKeys } from './useReviewKeys.ts';
import { Decided, VerdictHints, VerdictPanel } from './VerdictPanel.tsx';

const RejectSheet = lazyPart(() => import('./RejectSheet.tsx'), 'RejectSheet', { whenLost: 'close' });

export interface ContentReviewProps {
  contents: readonly Content[];
  current: number | undefined;
  now: number;
  onOpen: (id: number | undefined) => void;
}

/** Queue, content and verdict, one content at a time. `now` is of the world clock. */
export function ContentReview({ contents, current, now, onOpen }: ContentReviewProps) {
  const approve = useApprove();
  const isApproving = useIsApproving();
  const isWide = useMedia('(min-width: 62rem)');
  const [rejecting, setRejecting] = useState<number>();
  const shown = contents.filter(({ id }) => !isApproving(id));
  const content = shown.find(({ id }) => id === current) ?? shown[0];
  const at = content ? shown.indexOf(content) : -1;
  const isPending = content?.state === 'pending';
  const isRejecting = isPending && rejecting === content.id;
  useSeen(content);
  const step = (by: 1 | -1) => {
    const next = shown[at + by];
    if (next) onOpen(next.id);
  };
  /** Opens the next waiting content, at any position of the queue. */
  const goOn = () => {
    setRejecting(undefined);
    const rest = [...shown.slice(at + 1), ...shown.slice(0, Math.max(0, at))];
    onOpen((rest.find(({ state }) => state === 'pending') ?? rest[0])?.id);
  };
  const approveThis = () => {
    if (!isPending) return;
    approve(content);
    goOn();
  };
  const rejectThis = () => isPending && content.rejections_left > 0 && setRejecting(content.id);
  useReviewKeys({ j: () => step(1), k: () => step(-1), a: approveThis, r: rejectThis });
  if (!content) return <DataRegion state="empty" empty={fa.nothing} className="pt-10" />;

  const pager = (
    <nav aria-label={fa.queue} className="flex items-center justify-center gap-4 py-3">
      <IconButton
        icon={ChevronRight}
        variant="secondary"
        label={fa.previous}
        aria-keyshortcuts="k"
        isDisabled={at <= 0}
        onClick={() => step(-1)}
      />
      <span aria-live="polite" className="text-sm text-text-2">
        {fa.file(formatNumber(at + 1), formatNumber(shown.length))}
      </span>
      <IconButton
        icon={ChevronLeft}
        variant="secondary"
        label={fa.next}
        aria-keyshortcuts="j"
        isDisabled={at >= shown.length - 1}
        onClick={() => step(1)}
      />
    </nav>
  );
  return (
    <div className="flex min-h-0 flex-col lg:grid lg:min-h-[calc(100dvh-2*var(--top-h)-18px)] lg:grid-cols-[minmax(0,1fr)_316px] xl:grid-cols-[284px_minmax(0,1fr)_316px]">
      <div className="border-e max-xl:hidden">
        <QueueList contents={shown} current={content.id} now={now} onOpen={onOpen} />
      </div>
      <div className="flex min-w-0 flex-col lg:border-e lg:bg-surface-sunken">
        <ContentStage key={content.id} content={content} now={now} />
        {pager}
      </div>
      <div className="min-w-0 max-lg:pb-28">
        <BriefPanel content={content} />
        {isWide ? (
          <VerdictPanel
            content={content}
            now={now}
            isRejecting={isRejecting}
            onApprove={approveThis}
            onReject={rejectThis}
            onCancel={() => setRejecting(undefined)}
            onSent={goOn}
          />
        ) : (
          <div className="flex flex-col gap-3 px-(--gutter)">
            {isPending ? <VerdictHints content={content} /> : <Decided content={content} now={now} />}
          </div>
        )}
      </div>
      {!isWide && isPending && (
        <div className="fixed inset-x-0 bottom-[calc(71px+env(safe-area-inset-bottom))] z-(--z-dock) flex gap-3 border-t bg-surface px-(--gutter) py-3 shadow-dock">
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
