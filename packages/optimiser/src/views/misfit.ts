import type { ViewsPlan } from './views-request.ts';

/** Penalty of a view outside the campaign's categories: that of the worst score. */
const OUTSIDE_POINTS = 10;
const SCORE_MAX = 10;

/**
 * The misfit of a plan; that of a package is the sum over its plans, and the least is best. Each view adds 10 points outside of the campaign's
 * categories, and one for each point that the publisher's score lacks to 10. Each plan also adds the points of an equal part of the goal (by
 * `max_plans`) outside of the categories: the number of plans is limited, so a few large publishers are better than many tiny ones.
 */
export function getMisfit({ views, is_fitting, score }: ViewsPlan, goal_views: number, max_plans: number): number {
  const perView = OUTSIDE_POINTS * Number(!is_fitting) + (SCORE_MAX - score);
  return views * perView + Math.ceil((OUTSIDE_POINTS * goal_views) / max_plans);
}
