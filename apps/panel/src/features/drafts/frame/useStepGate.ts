import type { CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import { useEffect, useEffectEvent } from 'react';
import type { OpenDraft } from '#data/drafts/session/use-draft-session.ts';
import { findBlockingStep } from './useDraft.ts';

/** Corrects the URL: adds the draft's id when it exists, and redirects to an earlier incomplete step. */
export function useStepGate(
  { draft }: OpenDraft,
  { step, urlId }: { step: CreationStep; urlId: number | null },
  today: string | undefined,
  go: (step: CreationStep, draftId: number | null) => void,
) {
  const blocking = findBlockingStep(draft, step, today);
  const { id, forkedFrom } = draft;
  const goTo = useEffectEvent(go);
  useEffect(() => {
    if (blocking !== undefined) goTo(blocking, id);
    else if (id !== null && (urlId === null || urlId === forkedFrom)) goTo(step, id);
  }, [blocking, id, forkedFrom, step, urlId]);
  return today !== undefined && blocking === undefined;
}
