import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { countDays } from '#features/drafts/general/period/period-choice.ts';

type Days = Pick<CampaignDraft, 'publish_period_start' | 'publish_period_end'>;

/** The number of days of clicks; 1 until the period is known. */
export function getDays({ publish_period_start: start, publish_period_end: end }: Days): number {
  return Math.max(1, countDays({ start, end }));
}

export function isPeriodKnown({ publish_period_start: start, publish_period_end: end }: Days): boolean {
  return countDays({ start, end }) > 0;
}

/** Clicks of a day, rounded down, so that a day below the smallest allowed number is not hidden. */
export function getPerDay(total: number, days: number): number {
  return Math.floor(total / days);
}

/**
 * Adapts the clicks to a change of the period. The total stays, unless the clicks of a day were entered last, or the period
 * was unknown and the total meant one day.
 */
export function keepClicks(data: CampaignDraft, patch: Partial<CampaignDraft>, isPerDay: boolean): Partial<CampaignDraft> {
  const { goal_total_reach: goal, campaign_type } = data;
  if (campaign_type !== 'CPC' || goal === null) return patch;
  const [before, after] = [getDays(data), getDays({ ...data, ...patch })];
  if (before === after || (isPeriodKnown(data) && !isPerDay)) return patch;
  return { ...patch, goal_total_reach: getPerDay(goal, before) * after };
}
