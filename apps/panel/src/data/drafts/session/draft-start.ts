import type { DraftBody, DraftGateway, StoredDraft } from './draft-state.ts';

/** The first save of a draft. Its key prevents a second draft after a lost response; each key is used with one body. */
export interface DraftStart {
  readonly key: string;
  /** The body that was sent with the key, until its result is known. */
  readonly sent?: DraftBody | undefined;
}

/**
 * Starts a draft on the server, and returns the body that was sent. While the result of an earlier try is unknown, it sends that
 * try's body again, without later changes. `keep` stores what the next try needs, before this one is sent.
 */
export async function startDraft(
  gateway: DraftGateway,
  start: DraftStart,
  body: DraftBody,
  keep: (start: DraftStart) => void,
): Promise<{ readonly stored: StoredDraft; readonly sent: DraftBody }> {
  const sent = start.sent ?? body;
  keep({ key: start.key, sent });
  try {
    return { stored: await gateway.create(sent, start.key), sent };
  } catch (error) {
    // A refused key can be used with another body.
    if (gateway.codeOf(error) !== undefined) keep({ key: start.key });
    throw error;
  }
}
