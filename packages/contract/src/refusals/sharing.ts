import { refusal } from './refusal.ts';

export const sharingRefusals = {
  /** A wrong, an expired and a revoked token: which of them is not told. */
  share_closed: refusal(404),
  /** A link ends in the future, at this instant at the latest. */
  share_end_refused: refusal<{ latest: string }>(422),
  /** The report or content has as many valid links as it may have. */
  shares_full: refusal<{ limit: number }>(409),
};
