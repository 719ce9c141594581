import type { LifeCampaign } from '#campaigns/life/campaign.ts';
import type { Sightings } from '#campaigns/turn/sightings.ts';
import type { Outside } from '#campaigns/testing/outside.ts';
import type { Random } from '#campaigns/testing/random.ts';

const NEWS_MOST = 6;

/** What was seen and is not told yet, or will be told again. */
export type News = Sightings[];

/** A look at `at`; some placements may be out of reach. */
function glimpse(random: Random, outside: Outside, life: LifeCampaign, at: number): Sightings {
  const seen = outside.look(life, at);
  return random.chance(0.5) ? seen : { ...seen, placements: seen.placements.filter(() => random.chance(0.6)) };
}

/** Looks, and keeps the result for later. */
export function holdBack(news: News, random: Random, outside: Outside, life: LifeCampaign, at: number): void {
  if (news.length < NEWS_MOST) news.push(glimpse(random, outside, life, at));
}

/** What is told now: nothing, a fresh look, or several looks in any order; some of them are told again later. */
export function tell(news: News, random: Random, outside: Outside, life: LifeCampaign, at: number): Sightings {
  const told: Sightings[] = random.chance(0.8) ? [glimpse(random, outside, life, at)] : [];
  for (const held of news.splice(0)) {
    const isTold = random.chance(0.5);
    if (isTold) told.splice(random.below(told.length + 1), 0, held);
    if (!isTold || random.chance(0.4)) news.splice(random.below(news.length + 1), 0, held);
  }
  const reviews = told.flatMap(({ review }) => (review === undefined ? [] : [review]));
  const placements = told.flatMap((sightings) => sightings.placements);
  return reviews.length === 0 ? { placements } : { review: random.pick(reviews), placements };
}
