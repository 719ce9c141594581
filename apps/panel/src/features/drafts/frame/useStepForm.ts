import { listUnusableLinks } from '@jarchi/domain/drafts/steps/unusable-links.ts';
import { checkStep, findNextStep } from '@jarchi/domain/drafts/steps/draft-steps.ts';
import type { DraftField, DraftIssue } from '@jarchi/domain/drafts/drafts.ts';
import type { CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import { focusUnreadAmount } from '@jarchi/ui/fields/amount/unread-amount.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenDraft } from '#data/drafts/session/use-draft-session.ts';

/** These issues of what is still empty or half written show only when the user wants to continue; all others show at once. */
const LATE: readonly DraftIssue['code'][] = [
  'required',
  'budget_or_goal',
  'image_or_video',
  'file_or_caption',
  'link_invalid',
  'telegram_link_invalid',
];

/** Scrolls to the first field with an error, and focuses it. */
function focusFirstError(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>("main [aria-invalid='true'], main [data-invalid]");
    const target = field?.matches('input, select, textarea, button, [tabindex]')
      ? field
      : field?.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]');
    field?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  });
}

const NONE: readonly CreationStep[] = [];

interface FormDraft extends OpenDraft {
  /** Later steps that need no visit. */
  readonly answered?: readonly CreationStep[];
}

/** The issues of a step, and the way to the next step. */
export function useStepForm(
  { session, draft, answered = NONE }: FormDraft,
  step: CreationStep,
  today: string | undefined,
  onNext: (next: CreationStep, draftId: number) => void,
) {
  const next = findNextStep(step, answered);
  const [isAttempted, setAttempted] = useState(false);
  const [revealed, setRevealed] = useState<readonly DraftField[]>([]);
  const [shownOf, setShownOf] = useState<number | null>(null);
  // A link that was stored and opens nothing is told at once: an older rule may have taken it.
  if (draft.id !== null && draft.status !== 'loading' && shownOf !== draft.id) {
    setShownOf(draft.id);
    setRevealed(listUnusableLinks(draft.data));
  }
  const [isBusy, setBusy] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const all = today === undefined || draft.status === 'used' ? [] : checkStep(step, draft.data, today);
  const issues = isAttempted ? all : all.filter((issue) => !LATE.includes(issue.code) || revealed.includes(issue.field));
  const [timesShown, setTimesShown] = useState(0);
  const showLeft = () => {
    setAttempted(true);
    setTimesShown((times) => times + 1);
  };
  // Runs after the errors are rendered next to their fields.
  useEffect(() => {
    if (timesShown > 0) focusFirstError();
  }, [timesShown]);
  async function goOn() {
    if (next === undefined) return;
    // The period can be checked only when the world's today is known.
    setWaiting(today === undefined);
    if (today === undefined) return;
    if (all.length > 0) return showLeft();
    if (focusUnreadAmount()) return;
    setBusy(true);
    const isSaved = await session.finishStep(next);
    setBusy(false);
    const { id } = session.getSnapshot();
    if (isSaved && id !== null) onNext(next, id);
  }

  const goOnAfterWaiting = useEffectEvent(goOn);
  useEffect(() => {
    if (isWaiting && today !== undefined) void goOnAfterWaiting();
  }, [isWaiting, today]);

  return {
    next,
    issues,
    left: all.length,
    isBusy: isBusy || isWaiting,
    showLeft,
    /** The user left this field, so its issues may be shown. */
    reveal: (field: DraftField) => setRevealed((fields) => (fields.includes(field) ? fields : [...fields, field])),
    save: () => void session.saveNow(),
    goOn,
  };
}
