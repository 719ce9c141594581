import type { ViewsPlan } from './views-request.ts';

/** What a view outside of the campaign's categories adds; as much as the worst score. */
const OUTSIDE_POINTS = 10;
const SCORE_MAX = 10;

/**
 * How badly a package suits its campaign is the sum over its plans; the least is best. Each view adds 10 points outside of the campaign's
 * categories, and one for each point that the publisher's score lacks to 10. Each plan adds what the goal's share of one place adds
 * outside of the categories: the places of a package are limited, so a few large publishers are better than many tiny ones.
 */
export function getMisfit({ views, is_fitting, score }: ViewsPlan, goal_views: number, max_plans: number): number {
  const perView = OUTSIDE_POINTS * Number(!is_fitting) + (SCORE_MAX - score);
  return views * perView + Math.ceil((OUTSIDE_POINTS * goal_views) / max_plans);
}
