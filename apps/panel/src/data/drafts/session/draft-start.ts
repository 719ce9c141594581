import type { DraftBody, DraftGateway, StoredDraft } from './draft-state.ts';

/** The first save of a draft. Its key keeps a lost answer from starting a second draft; under one key goes one body. */
export interface DraftStart {
  readonly key: string;
  /** What was sent under the key, while nobody knows whether it arrived. */
  readonly sent?: DraftBody | undefined;
}

/**
 * Starts a draft on the server, and says what of it was sent: while the answer to an earlier try is unknown that is what was sent
 * then, whatever was typed since. `keep` takes what the next try needs, before this one leaves.
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
    // A refusal leaves the key free.
    if (gateway.codeOf(error) !== undefined) keep({ key: start.key });
    throw error;
  }
}
