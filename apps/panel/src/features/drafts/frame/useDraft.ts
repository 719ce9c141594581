import { canOpenStep, firstUnfinishedStep } from '@jarchi/domain/drafts/steps/draft-steps.ts';
import type { CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import type { CampaignType } from '@jarchi/domain/platforms/platforms.ts';
import { pauses } from '@jarchi/ui/toasts/pauses.ts';
import { useEffect } from 'react';
import { useDraftSession, type OpenDraft } from '#data/drafts/session/use-draft-session.ts';
import type { DraftSnapshot } from '#data/drafts/session/draft-state.ts';

/** The draft that the URL names (null starts one, of a type), at a step of it. */
export function useDraft(id: number | null, step: CreationStep, campaign_type?: CampaignType): OpenDraft {
  const open = useDraftSession(id, { campaign_type, saveDelayMs: pauses.save });
  const { session, draft } = open;
  const isLoaded = draft.status !== 'loading' && draft.status !== 'load_failed';
  useEffect(() => {
    if (isLoaded) session.enterStep(step);
  }, [isLoaded, session, step]);
  return open;
}

/** The earlier step to open instead, if it is not complete; a read-only draft has none. */
export function findBlockingStep(draft: DraftSnapshot, step: CreationStep, today: string | undefined): CreationStep | undefined {
  if (today === undefined || draft.status === 'loading' || draft.status === 'load_failed' || draft.status === 'used') return undefined;
  return canOpenStep(step, draft.data, today) ? undefined : firstUnfinishedStep(draft.data, today);
}
