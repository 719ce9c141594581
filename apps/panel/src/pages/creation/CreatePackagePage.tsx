import { networkPlanField } from '@jarchi/domain/drafts/steps/package-step.ts';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { featureFlagsQuery } from '#data/account/account.ts';
import { BriefStrip } from '#features/drafts/BriefStrip.tsx';
import { fieldError } from '#features/drafts/issues/draft-issue-texts.ts';
import { CreationFrame } from '#features/drafts/frame/CreationFrame.tsx';
import { useStepForm } from '#features/drafts/frame/useStepForm.ts';
import { useCategories } from '#data/publishers/plans.ts';
import { PublishersStep } from './package/PublishersStep.tsx';
import { useCreationStep } from './useCreationStep.ts';

/** For the few formats that a network publishes by itself. */
const NetworkStep = lazyPart(() => import('./package/NetworkStep.tsx'), 'NetworkStep');
const STEP = 'create-package';
const NO_CATEGORIES: readonly never[] = [];

/** Publishers, or a network that publishes by itself. The selection is saved with the draft. */
export function CreatePackagePage() {
  const { open, today, goTo } = useCreationStep(STEP);
  const form = useStepForm(open, STEP, today, goTo);
  const { data, id, status } = open.draft;
  const categories = useCategories().data ?? NO_CATEGORIES;
  const networkField = networkPlanField(data);
  const error = fieldError(form.issues, networkField ?? 'selectedPlans') ?? fieldError(form.issues, 'selectedBundles');
  const stepProps = {
    open,
    today,
    goOn: { onGoOn: () => void form.goOn(), isBusy: form.isBusy, error },
    onEdit: () => goTo('general-information', id),
    categories,
    brief: <BriefStrip id={id} data={data} categories={categories} />,
  };
  const flags = useQuery(featureFlagsQuery);
  // Flags that fail at the first try count as off.
  const areFlagsAwaited = flags.isFetching && !flags.isFetched && flags.failureCount === 0;
  // Nothing is requested until the draft and the flags are known.
  const frame = (
    <CreationFrame {...open} step={STEP} today={today}>
      {null}
    </CreationFrame>
  );
  if (status === 'loading' || status === 'load_failed' || areFlagsAwaited) return frame;
  // Each draft has its own cart, history and wishes.
  return networkField === undefined ? (
    <PublishersStep key={`${id} ${data.media_type} ${data.content_type}`} {...stepProps} />
  ) : (
    <Suspense fallback={frame}>
      <NetworkStep {...stepProps} />
    </Suspense>
  );
}
