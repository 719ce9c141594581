import type { CampaignType } from '@jarchi/domain/platforms/platforms.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { refresh } from '@jarchi/client-state/change/refresh.ts';
import { draftKeys } from '#data/keys/draft-keys.ts';
import { openDraftSession, prepareDraftSession } from './current-session.ts';
import type { DraftSession, DraftSnapshot } from './draft-state.ts';

export interface OpenDraft {
  readonly session: DraftSession;
  readonly draft: DraftSnapshot;
}

interface Beginning {
  readonly campaign_type: CampaignType | undefined;
  readonly saveDelayMs: number;
}

const isFor = ({ id, forkedFrom }: DraftSnapshot, urlId: number) => id === urlId || forkedFrom === urlId;

/** The draft that the URL names (null starts one, of a type), synchronised with the server from the first effect. */
export function useDraftSession(id: number | null, beginning: Beginning): OpenDraft {
  const queryClient = useQueryClient();
  const prepare = () => prepareDraftSession(id, { ...beginning, onStored: () => void refresh(queryClient, [draftKeys.all]) });
  const [session, setSession] = useState(prepare);
  if (id !== null && !isFor(session.getSnapshot(), id)) setSession(prepare());
  const draft = useSyncExternalStore(session.subscribe, session.getSnapshot);
  useEffect(() => {
    openDraftSession(session);
    const saveUnsaved = () => {
      const { status } = session.getSnapshot();
      if (status === 'dirty' || status === 'failed') void session.saveNow();
    };
    const goOn = () => {
      if (session.getSnapshot().status === 'load_failed') void session.reload();
      saveUnsaved();
    };
    // Another window may have saved the draft or bought its campaign.
    const saveOrRefresh = () => (document.visibilityState === 'hidden' ? saveUnsaved() : void session.refresh());
    addEventListener('online', goOn);
    document.addEventListener('visibilitychange', saveOrRefresh);
    return () => {
      removeEventListener('online', goOn);
      document.removeEventListener('visibilitychange', saveOrRefresh);
      saveUnsaved();
    };
  }, [session]);
  return { session, draft };
}
