import type { Toman } from '#money/money.ts';
import type { Quote, QuoteLine } from './quote.ts';

/** A line's total in both quotes; null where the quote does not have the line. */
export interface LineChange {
  readonly plan_id: number | null;
  readonly before: Toman | null;
  readonly after: Toman | null;
}

export interface QuoteChange {
  readonly code: 'quote_changed';
  /** Totals. They may be equal although lines differ. */
  readonly before: Toman;
  readonly after: Toman;
  /** Removed and changed lines in the order of the old quote, then the new ones. */
  readonly lines: readonly LineChange[];
}

type ShownLine = Omit<QuoteLine, 'publisher_price'>;
const isSame = (a: ShownLine, b: ShownLine) => a.price === b.price && a.discount === b.discount && a.vat === b.vat && a.total === b.total;

/** What an advertiser has to agree to again; undefined if nothing changed. Another publisher's price alone changes nothing for them. */
export function compareQuotes(before: Quote, after: Quote): QuoteChange | undefined {
  const next = new Map(after.lines.map((line) => [line.plan_id, line]));
  const known = new Set(before.lines.map(({ plan_id }) => plan_id));
  const lines: LineChange[] = [];
  for (const line of before.lines) {
    const now = next.get(line.plan_id);
    if (!now || !isSame(line, now)) lines.push({ plan_id: line.plan_id, before: line.total, after: now?.total ?? null });
  }
  for (const line of after.lines) if (!known.has(line.plan_id)) lines.push({ plan_id: line.plan_id, before: null, after: line.total });
  return lines.length > 0 ? { code: 'quote_changed', before: before.total, after: after.total, lines } : undefined;
}
