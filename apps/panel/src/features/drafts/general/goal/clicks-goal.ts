import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { countDays } from '#features/drafts/general/period/period-choice.ts';

type Days = Pick<CampaignDraft, 'publish_period_start' | 'publish_period_end'>;

/** The days that clicks are bought for; one while the period is not known. */
export function getDays({ publish_period_start: start, publish_period_end: end }: Days): number {
  return Math.max(1, countDays({ start, end }));
}

export function isPeriodKnown({ publish_period_start: start, publish_period_end: end }: Days): boolean {
  return countDays({ start, end }) > 0;
}

/** Clicks of a day, rounded down: a day that gets fewer than the least is not hidden. */
export function getPerDay(total: number, days: number): number {
  return Math.floor(total / days);
}

/**
 * A change of the period, and what it does to the clicks: the total stays, unless the day's clicks are what was written last,
 * or the period was not known and the total meant one day.
 */
export function keepClicks(data: CampaignDraft, patch: Partial<CampaignDraft>, isPerDay: boolean): Partial<CampaignDraft> {
  const { goal_total_reach: goal, campaign_type } = data;
  if (campaign_type !== 'CPC' || goal === null) return patch;
  const [before, after] = [getDays(data), getDays({ ...data, ...patch })];
  if (before === after || (isPeriodKnown(data) && !isPerDay)) return patch;
  return { ...patch, goal_total_reach: getPerDay(goal, before) * after };
}
