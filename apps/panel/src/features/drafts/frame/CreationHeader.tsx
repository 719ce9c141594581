import { firstUnfinishedStep } from '@jarchi/domain/drafts/steps/draft-steps.ts';
import { CREATION_STEPS, type CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { iconButtonClass } from '@jarchi/ui/actions/IconButton.tsx';
import { LogoMark } from '@jarchi/ui/brand/Logo.tsx';
import { PlatformGlyph } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { Stepper, StepRing, stepPosition, type Step } from '@jarchi/ui/navigation/Stepper.tsx';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { Link } from '@tanstack/react-router';
import { ArrowRight, PenLine, X } from 'lucide-react';
import { isTrial, runtimeConfig } from '#api/runtime-config.ts';
import { formatLabel } from '../draft-texts.ts';
import { draftsFa as fa } from '../drafts.fa.ts';
import type { DraftSnapshot } from '#data/drafts/session/draft-state.ts';
import { creationPaths, draftSearch } from './creation-paths.ts';
import { SaveState } from './SaveState.tsx';
import { Spendable } from './Spendable.tsx';

interface CreationHeaderProps {
  step: CreationStep;
  draft: DraftSnapshot;
  today: string | undefined;
}

function listSteps({ step, draft, today }: CreationHeaderProps): Step<CreationStep>[] {
  if (draft.status === 'used')
    return CREATION_STEPS.map((id) => ({ id, label: fa.steps[id], isDone: id !== 'activation', isOpen: id !== 'activation' }));
  const reached = today === undefined ? step : firstUnfinishedStep(draft.data, today);
  return CREATION_STEPS.map((id, index) => ({
    id,
    label: fa.steps[id],
    isDone: index < CREATION_STEPS.indexOf(reached),
    isOpen: index <= CREATION_STEPS.indexOf(reached),
  }));
}

function WideHeader(props: CreationHeaderProps) {
  const { draft, step } = props;
  const search = draftSearch(draft.id);
  return (
    <div className="hidden h-(--top-h) grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-4 px-(--gutter) lg:grid xl:grid-cols-[1fr_auto_1fr] xl:gap-6">
      <div className="flex min-w-0 items-center gap-3 xl:gap-4">
        <LogoMark size={24} />
        <PlatformGlyph platform={draft.data.media_type} size={24} />
        <div className="min-w-0">
          <p className="truncate text-md leading-6 font-semibold">{draft.data.title || fa.newCampaign}</p>
          <p className="truncate text-sm leading-5 text-text-3">
            <span className="xl:hidden">
              <Spendable separator=" · " />
            </span>
            {formatLabel(draft.data)} · {fa.types[draft.data.campaign_type]}
          </p>
        </div>
        {step !== 'general-information' && (
          <Link to={creationPaths['general-information']} search={search} aria-label={fa.editTitle} className={iconButtonClass()}>
            <PenLine aria-hidden size={18} />
          </Link>
        )}
      </div>
      <Stepper
        steps={listSteps(props)}
        current={step}
        className="max-xl:[&>li+li]:before:mx-2! max-xl:[&>li+li]:before:w-3!"
        renderStep={(item, face) => (
          <Link to={creationPaths[item.id]} search={search} className="inline-flex rounded-md">
            {face}
          </Link>
        )}
      />
      <div className="flex items-center justify-end gap-2 xl:gap-4">
        {isTrial && <Tag tone="action">{runtimeConfig.mode === 'demo' ? fa.training : fa.trial}</Tag>}
        <SaveState draft={draft} />
        <span className="text-sm text-text-2 max-xl:hidden">
          <Spendable />
        </span>
        <Link to="/" className={buttonClass({ variant: 'ghost' })}>
          <X aria-hidden size={18} />
          {fa.exit}
        </Link>
      </div>
    </div>
  );
}

function NarrowHeader(props: CreationHeaderProps) {
  const { draft, step } = props;
  const previous = CREATION_STEPS[CREATION_STEPS.indexOf(step) - 1];
  const steps = listSteps(props);
  return (
    <div className="flex h-(--top-h) items-center gap-2 px-2 lg:hidden">
      {previous === undefined ? (
        <Link to="/" aria-label={fa.back} className={iconButtonClass()}>
          <ArrowRight aria-hidden size={20} />
        </Link>
      ) : (
        <Link to={creationPaths[previous]} search={draftSearch(draft.id)} aria-label={fa.previousStep} className={iconButtonClass()}>
          <ArrowRight aria-hidden size={20} />
        </Link>
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate text-lg leading-7 font-semibold">{fa.steps[step]}</p>
        <p className="truncate text-sm leading-5 text-text-3">
          {stepPosition(steps, step)} · <Spendable separator=" · " />
          <span>{draft.data.title || fa.newCampaign}</span>
        </p>
      </div>
      <span className="max-sm:hidden">
        <SaveState draft={draft} />
      </span>
      <StepRing steps={steps} current={step} />
      <Link to="/" aria-label={fa.exit} className={iconButtonClass()}>
        <X aria-hidden size={20} />
      </Link>
    </div>
  );
}

/** Logo, title, steps, saved state, balance and the exit; on phones back, title, balance, ring and cross. */
export function CreationHeader(props: CreationHeaderProps) {
  return (
    <header className="sticky top-0 z-(--z-sticky) border-b bg-surface low:static">
      <WideHeader {...props} />
      <NarrowHeader {...props} />
    </header>
  );
}
