import { readId } from '@jarchi/domain/drafts/creation-address.ts';
import type { CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import { CAMPAIGN_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { creationPaths, draftSearch } from '#features/drafts/frame/creation-paths.ts';
import { useStepGate } from '#features/drafts/frame/useStepGate.ts';
import { useDraft } from '#features/drafts/frame/useDraft.ts';
import { useToday } from '#data/world/world.ts';

const creation = getRouteApi('/focus');

/** The data of each step: the draft of the URL, today, and the navigation to another step. */
export function useCreationStep(step: CreationStep) {
  const search = creation.useSearch();
  const navigate = useNavigate();
  const urlId = readId(search.draft);
  const open = useDraft(
    urlId,
    step,
    CAMPAIGN_TYPES.find((type) => type === search.campaign_type),
  );
  const today = useToday();
  const goTo = (next: CreationStep, draftId: number | null, replace = false) => {
    // The same step of another draft keeps the list's state in the URL.
    const { campaign_type: _begun, ...list } = search;
    const kept = next === step ? list : {};
    // The first save names the draft in the URL while somebody fills in the form, which stays where it is.
    void navigate({ to: creationPaths[next], search: { ...kept, ...draftSearch(draftId) }, replace, resetScroll: next !== step });
  };
  const isAllowed = useStepGate(open, { step, urlId }, today, (next, draftId) => goTo(next, draftId, true));

  // Nothing is left to activate; the campaign's report shows its state.
  const { status, campaign } = open.draft;
  const bought = step === 'activation' && status === 'used' ? campaign : null;
  const showReport = useEffectEvent((id: number) => void navigate({ to: '/campaigns/$id', params: { id: String(id) }, replace: true }));
  useEffect(() => {
    if (bought !== null) showReport(bought);
  }, [bought]);
  return { open, today, goTo, isAllowed };
}
