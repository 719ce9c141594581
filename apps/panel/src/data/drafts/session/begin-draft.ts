import { queryClient } from '#api/query-client.ts';
import { refresh } from '@jarchi/client-state/change/refresh.ts';
import { draftKeys } from '#data/keys/draft-keys.ts';
import { beginDraftSession } from './current-session.ts';
import type { DraftSnapshot } from './draft-state.ts';

/** Reads a draft before a step of it is drawn; `saveDelayMs` is the pause after the last change before it is sent. */
export async function beginDraft(id: number, saveDelayMs: number): Promise<DraftSnapshot> {
  const onStored = () => void refresh(queryClient, [draftKeys.all]);
  const session = await beginDraftSession(id, { campaign_type: undefined, saveDelayMs, onStored });
  return session.getSnapshot();
}
