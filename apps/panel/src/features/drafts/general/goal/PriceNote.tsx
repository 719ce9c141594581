import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { goalFa } from './goal.fa.ts';
import type { Price } from './usePrice.ts';

const fa = goalFa.price;

/** Tells that the price failed to load, and whether the last one is shown. */
export function PriceNote({ price }: { price: Price<unknown> }) {
  if (price.error === null) return null;
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        <Button variant="secondary" size="sm" isLoading={price.isAsking} onClick={price.retry}>
          {fa.retry}
        </Button>
      }
    >
      {price.answer === undefined ? fa.failed : fa.stale} {errorText(price.error)}
    </Notice>
  );
}

/** Figures of an earlier goal are dimmed. */
export const dimmed = (price: Price<unknown>): string => (price.isOld || price.error !== null ? 'opacity-60' : '');
