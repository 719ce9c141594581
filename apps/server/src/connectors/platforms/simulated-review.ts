import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import type { ReviewConnector } from './platform-connector.ts';
import { reviewFa } from './review.fa.ts';

/** The operator of the simulated world: approves after ten minutes, rejects what holds a flagged word. */
export function createSimulatedReview(): ReviewConnector {
  return {
    afterMs: 10 * 60_000,
    review({ title, caption }) {
      const text = foldForSearch(`${title} ${caption}`);
      const word = reviewFa.flagged.find((flagged) => text.includes(foldForSearch(flagged)));
      return Promise.resolve(word === undefined ? { verdict: 'approve' } : { verdict: 'reject', reason: reviewFa.rejected(word) });
    },
  };
}
