import { Suspense } from 'react';
import { Button } from '#actions/Button.tsx';
import { DataRegion } from '#feedback/DataRegion.tsx';
import { lazyPart } from '#feedback/lazy-part.tsx';
import { LostPart } from '#feedback/LostPart.tsx';
import { Notice } from '#feedback/Notice.tsx';
import { PendingPage } from '#feedback/PendingPage.tsx';
import { ProgressBar } from '#feedback/ProgressBar.tsx';
import { ProgressRing } from '#feedback/ProgressRing.tsx';
import { Skeleton, SkeletonRows } from '#feedback/Skeleton.tsx';
import { ToastRegion } from '#toasts/ToastRegion.tsx';
import { toast } from '#toasts/toast.ts';
import { galleryFa as fa } from '../gallery.fa.ts';
import type { Shelf } from '../shelf.tsx';

const same = () => undefined;
/** Loads at the third try. */
let left = 2;
const LateSkeleton = lazyPart(async () => {
  if (left-- > 0) throw new Error('lost on purpose');
  return import('#feedback/Skeleton.tsx');
}, 'SkeletonRows');

export const feedbackShelves: readonly Shelf[] = [
  {
    name: 'feedback/DataRegion.tsx',
    states: {
      loading: <DataRegion state="loading" />,
      failed: <DataRegion state="failed" onRetry={same} />,
      empty: <DataRegion state="empty" empty={{ title: fa.empty, text: fa.emptyText, action: <Button>{fa.save}</Button> }} />,
      'filtered to nothing': <DataRegion state="filtered-empty" onClearFilters={same} />,
      'ready, and old': (
        <DataRegion state="ready" staleSince={Date.UTC(2026, 10, 10, 7)} onRetry={same}>
          {fa.prose}
        </DataRegion>
      ),
    },
  },
  {
    name: 'feedback/lazy-part.tsx',
    states: {
      lost: (
        <Suspense fallback={<Skeleton />}>
          <LateSkeleton rows={2} />
        </Suspense>
      ),
    },
  },
  {
    name: 'feedback/LostPart.tsx',
    states: { rest: <LostPart onRetry={same} isRetrying={false} />, busy: <LostPart onRetry={same} isRetrying /> },
  },
  {
    name: 'feedback/Notice.tsx',
    states: Object.fromEntries(
      (['info', 'success', 'warning', 'danger'] as const).map((tone) => [
        tone,
        <Notice
          key={tone}
          tone={tone}
          action={
            <Button size="sm" variant="ghost">
              {fa.more}
            </Button>
          }
        >
          {tone === 'danger' ? fa.long : fa.notice}
        </Notice>,
      ]),
    ),
  },
  { name: 'feedback/PendingPage.tsx', states: { rest: <PendingPage /> } },
  {
    name: 'feedback/ProgressBar.tsx',
    states: { rest: <ProgressBar value={0.4} mark={0.6} label={fa.views} />, full: <ProgressBar value={1} label={fa.views} /> },
  },
  { name: 'feedback/ProgressRing.tsx', states: { rest: <ProgressRing value={0.4} label={fa.views} /> } },
  { name: 'feedback/Skeleton.tsx', states: { line: <Skeleton />, rows: <SkeletonRows rows={3} /> } },
  {
    name: 'toasts/ToastRegion.tsx',
    states: {
      'press one': (
        // A box with a transform contains its fixed children.
        <div style={{ transform: 'translateZ(0)', minHeight: 260 }}>
          <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap', position: 'absolute', insetBlockEnd: 0 }}>
            {(['success', 'warning', 'info', 'error', 'notify'] as const).map((kind) => (
              <Button key={kind} variant="secondary" onClick={() => toast[kind](fa.saved, fa.savedText, { label: fa.undo, onPress: same })}>
                {kind}
              </Button>
            ))}
          </div>
          <ToastRegion />
        </div>
      ),
    },
  },
];
