import { getMeasure, toTarget } from '#campaigns/goals.ts';
import { isNetworkFormat, type CampaignType, type ContentType } from '#platforms/platforms.ts';
import type { Metric } from '#campaigns/goals.ts';

/** What the chosen publishers are expected to bring of a campaign's goal. */
export interface GoalCover {
  readonly measure: Metric;
  /** People or views. */
  readonly target: number;
  /**
   * The plain sum of the publishers' estimates. Views add up. People may see several publishers, so of reach this is the most that can be
   * expected: where it is short, the goal is out of reach.
   */
  readonly expected: number;
  /** Of the target, rounded down, so that a package that is short is never 100. */
  readonly percent: number;
  /** How much is missing; 0 once the goal is filled. */
  readonly missing: number;
}

interface Aimed {
  readonly campaign_type: CampaignType;
  readonly content_type: ContentType;
  readonly goal_total_reach: number | null;
}

/** Null where there is nothing to compare: no goal, clicks, or a network, which shows its ad until the goal is reached. */
export function getGoalCover(campaign: Aimed, plans: readonly { readonly reach: number }[]): GoalCover | null {
  const measure = getMeasure(campaign.campaign_type);
  const target = toTarget(measure, campaign.goal_total_reach);
  if (target === null || isNetworkFormat(campaign.content_type)) return null;
  const expected = plans.reduce((sum, { reach }) => sum + reach, 0);
  return { measure, target, expected, percent: Math.floor((expected * 100) / target), missing: Math.max(0, target - expected) };
}

/** Whether more publishers are needed for the goal; a campaign may be bought without them, once that was said. */
export function isShortOfGoal(cover: GoalCover | null): cover is GoalCover {
  return cover !== null && cover.missing > 0;
}
