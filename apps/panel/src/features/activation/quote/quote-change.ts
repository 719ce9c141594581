import type { Campaign } from './campaign.ts';

/** A publisher's share, with VAT, in both prices; null in a price that does not have it. */
export interface PublisherChange {
  readonly plan_id: number;
  readonly title: string;
  readonly before: number | null;
  readonly after: number | null;
}

export interface QuoteChange {
  /** Both totals, which may be equal although shares differ. */
  readonly before: number;
  readonly after: number;
  readonly lines: readonly PublisherChange[];
}

type Quoted = Pick<Campaign, 'quote' | 'placements'>;

/** The change since the price that the buyer saw, or undefined if nothing changed. */
export function compareSeen(seen: Quoted, now: Quoted): QuoteChange | undefined {
  const next = new Map(now.placements.map((placement) => [placement.plan_id, placement]));
  const known = new Set(seen.placements.map(({ plan_id }) => plan_id));
  const lines: PublisherChange[] = [];
  for (const { plan_id, title, total } of seen.placements) {
    const after = next.get(plan_id)?.total ?? null;
    if (after !== total) lines.push({ plan_id, title, before: total, after });
  }
  for (const { plan_id, title, total } of now.placements)
    if (!known.has(plan_id)) lines.push({ plan_id, title, before: null, after: total });
  const [before, after] = [seen.quote.total, now.quote.total];
  return before === after && lines.length === 0 ? undefined : { before, after, lines };
}
