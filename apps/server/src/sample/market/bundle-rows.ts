import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { getPublisherWord } from '@jarchi/domain/platforms/platforms.ts';
import { publisherWordsFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import type { BundlePlanRow, BundleRow, CategoryRow, PlanRow, PublisherRow } from './market-rows.ts';
import { publishersFa } from './publishers.fa.ts';

interface Market {
  readonly publishers: readonly PublisherRow[];
  readonly categories: readonly CategoryRow[];
  readonly plans: readonly PlanRow[];
}

/** The kinds that have bundles, with their categories, the number of plans, and the highest price of a plan (toman). */
const OFFERS: readonly {
  readonly media_type: MediaType;
  readonly content_type: ContentType;
  readonly categories: readonly number[];
  readonly size: number;
  readonly priceMax: number;
}[] = [
  { media_type: 'INSTAGRAM', content_type: 'STORY', categories: [1, 8, 6, 2, 13], size: 5, priceMax: 4_500_000 },
  { media_type: 'INSTAGRAM', content_type: 'POST', categories: [9, 11, 19], size: 4, priceMax: 6_000_000 },
  { media_type: 'TELEGRAM', content_type: 'POST', categories: [21, 20, 12], size: 6, priceMax: 2_000_000 },
  { media_type: 'LINKEDIN', content_type: 'POST', categories: [19], size: 3, priceMax: 3_000_000 },
  { media_type: 'BALE', content_type: 'POST', categories: [11, 18], size: 4, priceMax: 1_000_000 },
  { media_type: 'EITAA', content_type: 'POST', categories: [20, 5], size: 4, priceMax: 1_000_000 },
  { media_type: 'RUBIKA', content_type: 'POST', categories: [17, 12], size: 4, priceMax: 1_000_000 },
  { media_type: 'SOROUSH', content_type: 'POST', categories: [21, 2], size: 4, priceMax: 1_000_000 },
];
/** A bundle's price as a share of the sum of its plans; the shares are used in turn. */
const SHARES = [0.84, 0.88, 0.8, 0.86];

/** Bundles by category: the reliable publishers with the best scores, without the known ones, each in one bundle at most. */
export function createBundleRows(
  market: Market,
  isKnown: ReadonlySet<number>,
): { readonly bundles: BundleRow[]; readonly bundlePlans: BundlePlanRow[] } {
  const rows = { bundles: [] as BundleRow[], bundlePlans: [] as BundlePlanRow[] };
  const publisherOf = new Map(market.publishers.map((publisher) => [publisher.id, publisher]));
  // The first of a publisher's categories is its subject.
  const subjectOf = new Map(market.categories.toReversed().map(({ publisher_id, category_id }) => [publisher_id, category_id]));
  const taken = new Set<number>();
  const scoreOf = (plan: PlanRow) => publisherOf.get(plan.publisher_id)?.score ?? 0;
  for (const { media_type, content_type, categories, size, priceMax } of OFFERS) {
    for (const category of categories) {
      const plans = market.plans
        .filter((plan) => plan.media_type === media_type && plan.content_type === content_type && plan.price <= priceMax)
        // A campaign has one number of stories, and so has a bundle.
        .filter((plan) => plan.story_count === 1)
        .filter(({ publisher_id: id }) => subjectOf.get(id) === category && !isKnown.has(id) && !taken.has(id))
        .filter((plan, index, all) => all.findIndex(({ publisher_id }) => publisher_id === plan.publisher_id) === index)
        .toSorted((a, b) => scoreOf(b) - scoreOf(a) || a.id - b.id)
        .slice(0, size);
      if (plans.length < size) continue;
      for (const { publisher_id } of plans) taken.add(publisher_id);
      addBundle(rows, { media_type, content_type }, category, plans);
    }
  }
  return rows;
}

function addBundle(
  { bundles, bundlePlans }: { readonly bundles: BundleRow[]; readonly bundlePlans: BundlePlanRow[] },
  { media_type, content_type }: { readonly media_type: MediaType; readonly content_type: ContentType },
  categoryId: number,
  plans: readonly PlanRow[],
): void {
  const id = bundles.length + 1;
  const category = publishersFa.categories.find((candidate) => candidate.id === categoryId)?.title_fa ?? '';
  const share = SHARES[bundles.length % SHARES.length] ?? 1;
  const listPrice = plans.reduce((sum, { price }) => sum + price, 0);
  const count = new Intl.NumberFormat('fa-IR').format(plans.length);
  bundles.push({
    id,
    media_type,
    content_type,
    title: publishersFa.bundles.title(category),
    description: publishersFa.bundles.description(category, count, publisherWordsFa[getPublisherWord(media_type)]),
    price: Math.round((listPrice * share) / 10_000) * 10_000,
  });
  bundlePlans.push(...plans.map((plan) => ({ bundle_id: id, plan_id: plan.id })));
}
