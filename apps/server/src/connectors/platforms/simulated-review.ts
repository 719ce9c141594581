import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import type { ReviewConnector } from './platform-connector.ts';
import { reviewFa } from './review.fa.ts';

const AFTER_MS = 10 * MINUTE_MS;

/** The operator of the simulated world: approves after ten minutes, rejects texts with a flagged word. */
export function createSimulatedReview(): ReviewConnector {
  return {
    review({ title, caption, since }, now) {
      const at = since + AFTER_MS;
      if (now < at) return Promise.resolve({ verdict: 'pending', ask_again_at: at });
      const text = foldForSearch(`${title} ${caption}`);
      const word = reviewFa.flagged.find((flagged) => text.includes(foldForSearch(flagged)));
      return Promise.resolve(word === undefined ? { verdict: 'approve' } : { verdict: 'reject', reason: reviewFa.rejected(word) });
    },
  };
}
