import { CREATION_STEPS, type CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { draftsFa as fa } from '../drafts.fa.ts';
import type { DraftSnapshot } from '#data/drafts/session/draft-state.ts';
import { creationPaths, draftSearch } from './creation-paths.ts';

export interface StepBarProps {
  step: CreationStep;
  draft: DraftSnapshot;
  /** The step that continuing leads to; the following one by default. */
  continuesTo?: CreationStep | undefined;
  left: number;
  isBusy?: boolean | undefined;
  /** Shown next to the count, such as warnings that do not block. */
  note?: ReactNode;
  onSave: () => void;
  onContinue: () => void;
  /** Goes to the first incomplete field. */
  onShowLeft: () => void;
  /** An icon button on phones. */
  extra?: ReactNode;
}

function WhatIsLeft({ left, note, onShowLeft }: Pick<StepBarProps, 'left' | 'note' | 'onShowLeft'>) {
  if (left === 0)
    return (
      <span
        className={joinClasses('inline-flex items-center gap-2 text-sm', note === undefined ? 'text-success-text' : 'text-warning-text')}
      >
        {note === undefined ? <CircleCheck aria-hidden size={16} /> : <TriangleAlert aria-hidden size={16} />}
        <span>{note ?? fa.allDone}</span>
      </span>
    );
  return (
    <button type="button" onClick={onShowLeft} className="inline-flex items-center gap-2 rounded-sm text-sm text-warning-text">
      <TriangleAlert aria-hidden size={16} />
      {fa.left(formatNumber(left))}
    </button>
  );
}

/** The button of a read-only draft: to the next step, and from the last step to the report. */
function ReadOn({ step, draft, next }: Pick<StepBarProps, 'step' | 'draft'> & { next: CreationStep }) {
  const classes = joinClasses(buttonClass(), 'max-lg:h-12 max-lg:flex-1');
  if (next === 'activation' || step === 'activation')
    return draft.campaign === null ? null : (
      <Link to="/campaigns/$id" params={{ id: String(draft.campaign) }} className={classes}>
        {fa.seeReport}
      </Link>
    );
  return (
    <Link to={creationPaths[next]} search={draftSearch(draft.id)} className={classes}>
      {fa.steps[next]}
      <ArrowLeft aria-hidden size={18} />
    </Link>
  );
}

/** The number of incomplete fields, save and continue; on phones only the main button. */
export function StepBar({ step, draft, continuesTo, left, isBusy, note, onSave, onContinue, onShowLeft, extra }: StepBarProps) {
  const at = CREATION_STEPS.indexOf(step);
  const previous = CREATION_STEPS[at - 1];
  const next = CREATION_STEPS[at + 1] ?? 'activation';
  const isRead = draft.status === 'used';
  return (
    <div className="mx-auto flex max-w-(--form-max) items-center gap-3 px-(--gutter) py-3">
      <div className="flex flex-1 items-center gap-4 max-lg:hidden">
        {previous === undefined ? (
          <Link to="/" className={buttonClass({ variant: 'ghost' })}>
            {fa.exit}
          </Link>
        ) : (
          <Link to={creationPaths[previous]} search={draftSearch(draft.id)} className={buttonClass({ variant: 'ghost' })}>
            <ArrowRight aria-hidden size={18} />
            {fa.previousStep}
          </Link>
        )}
        {!isRead && <WhatIsLeft left={left} note={note} onShowLeft={onShowLeft} />}
      </div>
      {extra}
      {isRead ? (
        <ReadOn step={step} draft={draft} next={next} />
      ) : (
        <>
          <Button variant="secondary" className="max-lg:hidden" onClick={onSave}>
            {fa.saveDraft}
          </Button>
          <Button iconEnd={ArrowLeft} isLoading={isBusy} onClick={onContinue} className="max-lg:h-12 max-lg:flex-1">
            {fa.continueTo(fa.steps[continuesTo ?? next])}
          </Button>
        </>
      )}
    </div>
  );
}
