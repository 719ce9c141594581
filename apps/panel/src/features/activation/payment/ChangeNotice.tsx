import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import type { PublisherChange, QuoteChange } from '#features/activation/quote/quote-change.ts';
import { paymentFa as fa } from './payment.fa.ts';

const SHOWN = 5;

function lineText({ title, before, after }: PublisherChange): string {
  if (after === null) return fa.lineGone(title);
  return before === null ? fa.lineNew(title, formatToman(after)) : fa.lineChanged(title, formatToman(before), formatToman(after));
}

/** Shows both totals, and the publishers whose prices changed. */
export function ChangeNotice({ before, after, lines }: QuoteChange) {
  const rest = lines.length - SHOWN;
  return (
    <Notice role="alert" tone="warning">
      <p>{before === after ? fa.changedInside : fa.changed(formatToman(before), formatToman(after))}</p>
      {lines.length > 0 && (
        <ul aria-label={fa.changedLines} className="ms-4 mt-1 list-disc text-sm">
          {lines.slice(0, SHOWN).map((line) => (
            <li key={line.plan_id}>{lineText(line)}</li>
          ))}
          {rest > 0 && <li>{fa.moreLines(formatNumber(rest))}</li>}
        </ul>
      )}
    </Notice>
  );
}
