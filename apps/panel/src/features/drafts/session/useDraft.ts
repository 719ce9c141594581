import { canOpenStep, firstUnfinishedStep } from '@jarchi/domain/drafts/steps/draft-steps.ts';
import type { CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import type { CampaignType } from '@jarchi/domain/platforms/platforms.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { openDraftSession } from './current-session.ts';
import type { DraftSession, DraftSnapshot } from './draft-state.ts';

export interface OpenDraft {
  readonly session: DraftSession;
  readonly draft: DraftSnapshot;
}

const isFor = ({ id, forkedFrom }: DraftSnapshot, urlId: number) => id === urlId || forkedFrom === urlId;

/** The draft that the URL names (null starts one of a type), kept in sync with the server. */
export function useDraft(id: number | null, step: CreationStep, campaign_type?: CampaignType): OpenDraft {
  const queryClient = useQueryClient();
  const onStored = () => void queryClient.invalidateQueries({ queryKey: ['drafts'] });
  const [session, setSession] = useState(() => openDraftSession(id, { campaign_type, onStored }));
  if (id !== null && !isFor(session.getSnapshot(), id)) setSession(openDraftSession(id, { campaign_type, onStored }));
  const draft = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const isLoaded = draft.status !== 'loading' && draft.status !== 'load_failed';

  useEffect(() => {
    if (isLoaded) session.enterStep(step);
  }, [isLoaded, session, step]);
  useEffect(() => {
    const saveUnsaved = () => {
      const { status } = session.getSnapshot();
      if (status === 'dirty' || status === 'failed') void session.saveNow();
    };
    const goOn = () => {
      if (session.getSnapshot().status === 'load_failed') void session.reload();
      saveUnsaved();
    };
    // Another window may have saved the draft or bought its campaign.
    const look = () => (document.visibilityState === 'hidden' ? saveUnsaved() : void session.refresh());
    void session.refresh();
    addEventListener('online', goOn);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', goOn);
      document.removeEventListener('visibilitychange', look);
      saveUnsaved();
    };
  }, [session]);
  return { session, draft };
}

/** The first earlier step that is incomplete, which has to be opened instead; a read-only draft has none. */
export function findBlockingStep(draft: DraftSnapshot, step: CreationStep, today: string | undefined): CreationStep | undefined {
  if (today === undefined || draft.status === 'loading' || draft.status === 'load_failed' || draft.status === 'used') return undefined;
  return canOpenStep(step, draft.data, today) ? undefined : firstUnfinishedStep(draft.data, today);
}
