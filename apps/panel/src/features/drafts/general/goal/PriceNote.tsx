import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { goalFa } from './goal.fa.ts';
import type { Price } from './usePrice.ts';

const fa = goalFa.price;

/** Says that the price did not come, and whether what is shown is the last one. */
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

/** Figures of an earlier question stand back. */
export const dimmed = (price: Price<unknown>): string => (price.isOld || price.error !== null ? 'opacity-60' : '');
