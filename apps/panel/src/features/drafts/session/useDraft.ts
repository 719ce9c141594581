import { canOpenStep, firstUnfinishedStep } from '@jarchi/domain/drafts/steps/draft-steps.ts';
import type { CreationStep } from '@jarchi/domain/drafts/drafts.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { openDraftSession } from './current-session.ts';
import type { DraftSession, DraftSnapshot } from './draft-session.ts';

export interface OpenDraft {
  readonly session: DraftSession;
  readonly draft: DraftSnapshot;
}

/** The draft that the URL names (null starts one), kept in step with the server. */
export function useDraft(id: number | null, step: CreationStep): OpenDraft {
  const [session, setSession] = useState(() => openDraftSession(id));
  if (id !== null && session.getSnapshot().id !== id) setSession(openDraftSession(id));
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
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveUnsaved();
    addEventListener('online', saveUnsaved);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      removeEventListener('online', saveUnsaved);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      saveUnsaved();
    };
  }, [session]);
  return { session, draft };
}

/** The step to go to instead, when an earlier one still asks for something. */
export function findBlockingStep(draft: DraftSnapshot, step: CreationStep, today: string | undefined): CreationStep | undefined {
  if (today === undefined || draft.status === 'loading' || draft.status === 'load_failed') return undefined;
  return canOpenStep(step, draft.data, today) ? undefined : firstUnfinishedStep(draft.data, today);
}
