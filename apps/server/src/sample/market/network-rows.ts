import type { ContentType } from '@jarchi/domain/platforms/platforms.ts';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import type { PlanRow, PublisherRow } from './market-rows.ts';
import { publishersFa } from './publishers.fa.ts';

/** Lists of a network's own plans are searched by this text. */
const MESSENGER = 'MESSENGER';

interface NetworkPlan {
  readonly content_type: ContentType;
  /** Toman for a thousand views, or for a click. */
  readonly price: number;
  readonly reach: number;
}

const networks = [
  { media_type: 'RUBIKA', username: 'rubika', followers: 20_000_000, plans: [{ content_type: 'PIN', price: 9000, reach: 6_000_000 }] },
  {
    media_type: 'SOROUSH',
    username: 'soroush',
    followers: 8_000_000,
    plans: [
      { content_type: 'PIN', price: 1500, reach: 1_200_000 },
      { content_type: 'IN_CHANNEL', price: 12_000, reach: 900_000 },
    ],
  },
] as const satisfies readonly (Pick<PublisherRow, 'media_type' | 'username' | 'followers'> & { readonly plans: readonly NetworkPlan[] })[];

/** The networks that publish by themselves, as a new store has them; their ids begin at the given ones. */
export function createNetworkRows(publisherId: number, planId: number): { readonly publishers: PublisherRow[]; readonly plans: PlanRow[] } {
  const rows = { publishers: [] as PublisherRow[], plans: [] as PlanRow[] };
  for (const { media_type, username, followers, plans } of networks) {
    const id = publisherId + rows.publishers.length;
    const title = publishersFa.networks[username];
    rows.publishers.push({
      id,
      media_type,
      username,
      title,
      search_text: foldForSearch(`${MESSENGER} ${title} ${username}`),
      page_type: MESSENGER,
      followers,
      score: 9,
      is_reliable: true,
      is_recommended: true,
      will_provide_insight: true,
    });
    for (const { content_type, price, reach } of plans)
      rows.plans.push({
        id: planId + rows.plans.length,
        publisher_id: id,
        media_type,
        content_type,
        price,
        publisher_price: Math.round(price * 0.85),
        availability_hours: 24,
        story_count: 1,
        reach,
        reach_low: Math.round(reach * 0.8),
        reach_high: Math.round(reach * 1.2),
      });
  }
  return rows;
}
