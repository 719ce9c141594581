import { readId } from '@jarchi/domain/drafts/creation-address.ts';
import type { CreationStep } from '@jarchi/domain/drafts/drafts.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { creationPaths, draftSearch } from '#features/drafts/frame/creation-paths.ts';
import { useStepGate } from '#features/drafts/frame/useStepGate.ts';
import { useDraft } from '#features/drafts/session/useDraft.ts';
import { useToday } from '#features/drafts/session/useToday.ts';

/** What every step needs: the draft of the URL, today, and the way to another step. */
export function useCreationStep(step: CreationStep) {
  const search: { readonly draft?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const urlId = readId(search.draft);
  const open = useDraft(urlId, step);
  const today = useToday();
  const goTo = (next: CreationStep, draftId: number | null, replace = false) =>
    void navigate({ to: creationPaths[next], search: draftSearch(draftId), replace });
  const isAllowed = useStepGate(open, step, today, (next, draftId) => goTo(next, draftId, true), urlId);
  return { open, today, goTo, isAllowed };
}
