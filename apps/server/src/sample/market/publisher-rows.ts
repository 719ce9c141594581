import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import type { PageType } from '@jarchi/domain/publishers/publishers.ts';
import { createBundleRows } from './bundle-rows.ts';
import { knownPublishers } from './known-publishers.ts';
import type { BundlePlanRow, BundleRow, CategoryRow, PlanRow, PublisherRow } from './market-rows.ts';
import { createNetworkRows } from './network-rows.ts';
import { platformHabits, type FormatHabits, type PlatformHabits } from './platform-habits.ts';
import { createNaming, type PublisherName } from './publisher-names.ts';
import { publishersFa, type SampleCategory } from './publishers.fa.ts';
import { createRandom, type Random } from './random.ts';
import { tellStories } from './stories.ts';

type Offer = Pick<PlanRow, 'content_type' | 'availability_hours' | 'price' | 'reach'>;

export interface PublisherRows {
  readonly publishers: readonly PublisherRow[];
  readonly categories: readonly CategoryRow[];
  readonly plans: readonly PlanRow[];
  readonly bundles: readonly BundleRow[];
  readonly bundlePlans: readonly BundlePlanRow[];
}

const SAMPLE_SEED = 1404;

const FOLLOWERS_MAX = 25_000_000;
const PRICE_MIN = 20_000;
const PRICE_MAX = 500_000_000;
/** The publisher's part of a plan's price. */
const PUBLISHER_SHARE = 0.85;
/** How a longer or shorter stay changes reach and price. */
const STAY: Readonly<Record<number, { readonly reach: number; readonly price: number }>> = {
  12: { reach: 0.85, price: 0.9 },
  24: { reach: 1, price: 1 },
  48: { reach: 1.15, price: 1.05 },
  168: { reach: 1.6, price: 1.1 },
};

const roundTo = (value: number, step: number) => Math.round(value / step) * step;
const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/** The publishers of the sample world, their categories and plans: the same rows for the same seed. Ids count from 1; the known ones come first. */
export function createPublisherRows(seed: number = SAMPLE_SEED): PublisherRows {
  const rows = { publishers: [] as PublisherRow[], categories: [] as CategoryRow[], plans: [] as PlanRow[] };
  platformHabits.forEach((platform, index) => addPlatform(rows, platform, createRandom(seed + index * 7919)));
  const known = new Set<string>(knownPublishers.map(({ username }) => username));
  const isKnown = new Set(rows.publishers.filter(({ username }) => known.has(username)).map(({ id }) => id));
  const plans = tellStories(rows.plans, isKnown, createRandom(seed + 104_729));
  const networks = createNetworkRows(rows.publishers.length + 1, plans.length + 1);
  return {
    ...rows,
    publishers: [...rows.publishers, ...networks.publishers],
    plans: [...plans, ...networks.plans],
    ...createBundleRows({ ...rows, plans }, isKnown),
  };
}

type GrowingRows = { readonly [K in 'publishers' | 'categories' | 'plans']: PublisherRows[K][number][] };

function addPlatform(rows: GrowingRows, platform: PlatformHabits, random: Random): void {
  const known = platform.media_type === 'INSTAGRAM' ? knownPublishers : [];
  const knownNames = known.map(({ username }) => ({ username, title: publishersFa.known[username], isPersonal: false }));
  known.forEach((page, index) => {
    const name = knownNames[index];
    if (!name) return;
    const story: Offer = { content_type: 'STORY', availability_hours: page.hours, price: page.price, reach: page.reach };
    const offers = [
      story,
      ...platform.formats
        .filter((format) => format.content_type !== 'STORY')
        .flatMap((format) => listOffers(format, page.followers, random)),
    ];
    const traits = {
      is_reliable: page.is_reliable,
      is_recommended: true,
      will_provide_insight: random.chance(0.6),
      score: random.between(7, 10),
    };
    addPublisher(rows, platform, { name, followers: page.followers, categories: page.categories, traits, offers }, random);
  });
  const nameIn = createNaming(random, knownNames);
  for (let count = known.length; count < platform.count; count++) {
    const category = random.pick(publishersFa.categories);
    const name = nameIn(category);
    const followers = roundTo(
      clamp(random.lognormal(platform.followersMedian, platform.followersSigma), platform.followersMin, FOLLOWERS_MAX),
      100,
    );
    const score = random.between(2, 10);
    const traits = {
      is_reliable: random.chance(score / 22),
      is_recommended: random.chance(score / 19),
      will_provide_insight: random.chance(0.45),
      score,
    };
    const offers = platform.formats.flatMap((format) => listOffers(format, followers, random));
    addPublisher(rows, platform, { name, followers, categories: listCategories(category, random), traits, offers }, random);
  }
}

/** The first is the page's subject; lists show categories by id, so the others get higher ids. */
function listCategories({ id }: SampleCategory, random: Random): number[] {
  const others = Array.from({ length: random.between(0, 2) }, () => id + random.between(1, 4));
  return [...new Set([id, ...others.filter((other) => other <= publishersFa.categories.length)])];
}

function listOffers(format: FormatHabits, followers: number, random: Random): Offer[] {
  const share = format.share * (followers / 10_000) ** -0.28 * random.lognormal(1, 0.22);
  const cost = format.cost_per_thousand * random.lognormal(1, 0.16);
  const hours = format.hasAllHours ? format.hours.map((stay) => stay.hours) : [pickHours(format, random)];
  return hours.map((availability_hours) => {
    const stay = STAY[availability_hours] ?? { reach: 1, price: 1 };
    const reach = clamp(roundTo(followers * share * stay.reach, 100), 100, followers);
    const price = (reach * cost * stay.price) / 1000;
    return {
      content_type: format.content_type,
      availability_hours,
      reach,
      price: clamp(roundTo(price, price < 1_000_000 ? 10_000 : 50_000), PRICE_MIN, PRICE_MAX),
    };
  });
}

function pickHours(format: FormatHabits, random: Random): number {
  let drawn = random.next();
  return format.hours.find(({ weight }) => (drawn -= weight) < 0)?.hours ?? 24;
}

function getPageType(name: PublisherName, category: number | undefined, random: Random): PageType {
  if (name.isPersonal) return 'personal';
  if (category === 21) return 'news';
  return random.chance(0.2) ? 'business' : 'topic';
}

interface DrawnPublisher {
  readonly name: PublisherName;
  readonly followers: number;
  readonly categories: readonly number[];
  readonly traits: Pick<PublisherRow, 'is_reliable' | 'is_recommended' | 'will_provide_insight' | 'score'>;
  readonly offers: readonly Offer[];
}

function addPublisher(rows: GrowingRows, { media_type }: PlatformHabits, drawn: DrawnPublisher, random: Random): void {
  const { name, followers, categories, traits, offers } = drawn;
  const id = rows.publishers.length + 1;
  const { title, username } = name;
  const page_type = getPageType(name, categories[0], random);
  rows.publishers.push({
    id,
    media_type,
    username,
    title,
    search_text: foldForSearch(`${title} ${username}`),
    page_type,
    followers,
    ...traits,
  });
  for (const category_id of categories) rows.categories.push({ publisher_id: id, category_id });
  for (const offer of offers) {
    const spread = traits.is_reliable ? 0.1 + random.next() * 0.1 : 0.18 + random.next() * 0.2;
    const reach_low = roundTo(offer.reach * (1 - spread), 50);
    const reach_high = roundTo(offer.reach * (1 + spread), 50);
    const publisher_price = roundTo(offer.price * PUBLISHER_SHARE, 1000);
    rows.plans.push({
      id: rows.plans.length + 1,
      publisher_id: id,
      media_type,
      story_count: 1,
      ...offer,
      publisher_price,
      reach_low,
      reach_high,
    });
  }
}
