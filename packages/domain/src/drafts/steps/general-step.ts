import { addDays, daysBetween } from '#calendar/jalali.ts';
import { isAllowedCombination } from '#platforms/platforms.ts';
import { checkClicksGoal } from '#pricing/goals/clicks-price.ts';
import { checkViewsGoal } from '#pricing/goals/views-price.ts';
import type { FieldIssue } from '#validation/issues.ts';
import { checkLength, checkMaxDate, checkMaxSelection, checkMinDate } from '#validation/validators.ts';
import { checkAmount, checkTitle, listIssues } from './draft-issues.ts';
import {
  CATEGORIES_MAX,
  CONSIDERATIONS_MAX,
  PERIOD_MAX_DAYS,
  REACH_GOAL_MAX,
  TITLE_MAX,
  AHEAD_MAX_DAYS,
  type DraftIssue,
  type GeneralFields,
} from '#drafts/drafts.ts';

const PRICES = ['cpm_publisher_price', 'cpm_price', 'cpc_price'] as const;

/** The issues of the first step, given today's Tehran day (YYYY-MM-DD). */
export function checkGeneralInformation(draft: GeneralFields, today: string): DraftIssue[] {
  return [
    ...checkKind(draft),
    ...listIssues('title', checkTitle(draft.title, TITLE_MAX)),
    ...listIssues('ad_categories', checkMaxSelection(draft.ad_categories, CATEGORIES_MAX)),
    ...checkPeriod(draft, today),
    ...checkMoney(draft),
    ...PRICES.flatMap((field) => listIssues(field, checkAmount(draft[field]))),
    ...listIssues('publish_considerations', checkLength(draft.publish_considerations, CONSIDERATIONS_MAX)),
  ];
}

/** Whether the days of a draft are over: it began before today, or ends before a publisher could answer. */
export function isPeriodOver(
  { publish_period_start: start, publish_period_end: end }: Pick<GeneralFields, 'publish_period_start' | 'publish_period_end'>,
  today: string,
): boolean {
  return (start !== null && start < today) || (end !== null && end <= today);
}

function checkKind({ media_type, content_type, campaign_type, is_cpm }: GeneralFields): DraftIssue[] {
  const isAllowed = isAllowedCombination(media_type, content_type, campaign_type);
  return [
    ...(isAllowed ? [] : [{ field: 'media_type', code: 'combination_not_allowed' } as const]),
    ...(is_cpm === (campaign_type === 'CPM') ? [] : [{ field: 'is_cpm', code: 'combination_not_allowed' } as const]),
  ];
}

function checkPeriod(draft: GeneralFields, today: string): DraftIssue[] {
  const { publish_period_start: start, publish_period_end: end } = draft;
  const areHoursInOrder = draft.preferred_publish_end_hour > draft.preferred_publish_start_hour;
  return [
    ...listIssues('publish_period_start', checkStart(start, today)),
    ...listIssues('publish_period_end', checkEnd(start, end, today)),
    ...(areHoursInOrder ? [] : [{ field: 'preferred_publish_end_hour', code: 'hours_reversed' } as const]),
  ];
}

function checkStart(start: string | null, today: string): FieldIssue[] {
  if (start === null) return [{ code: 'required' }];
  return [...checkMinDate(start, today), ...checkMaxDate(start, addDays(today, AHEAD_MAX_DAYS))];
}

/** A period that ends today leaves publishers no time. */
function checkEnd(start: string | null, end: string | null, today: string): FieldIssue[] {
  if (end === null) return [{ code: 'required' }];
  const tomorrow = addDays(today, 1);
  if (end < tomorrow) return [{ code: 'min_date', day: tomorrow }];
  if (start === null) return [];
  return end > addDays(start, PERIOD_MAX_DAYS - 1) ? [{ code: 'max_days', limit: PERIOD_MAX_DAYS }] : checkMinDate(end, start);
}

/** REACH takes a budget or a goal, INFLUENCE is limited by its budget, CPM and CPC are sold by their goal. */
function checkMoney(draft: GeneralFields): DraftIssue[] {
  const { campaign_type, budget, goal_total_reach: goal } = draft;
  const missing: FieldIssue = campaign_type === 'REACH' ? { code: 'budget_or_goal' } : { code: 'required' };
  const isBudgetMissing = budget === null && (campaign_type === 'INFLUENCE' || (campaign_type === 'REACH' && goal === null));
  return [...listIssues('budget', isBudgetMissing ? [missing] : checkAmount(budget)), ...listIssues('goal_total_reach', checkGoal(draft))];
}

function checkGoal({ campaign_type, media_type, goal_total_reach: goal, ...draft }: GeneralFields): FieldIssue[] {
  const isSold = campaign_type === 'CPM' || campaign_type === 'CPC';
  if (goal === null) return isSold ? [{ code: 'required' }] : [];
  if (campaign_type === 'CPM') return checkViewsGoal(media_type, goal);
  return campaign_type === 'CPC' ? checkClicksGoal(goal, countDays(draft)) : checkAmount(goal, REACH_GOAL_MAX);
}

/** The days of the period; 1 while it is unknown. */
function countDays({
  publish_period_start: start,
  publish_period_end: end,
}: Pick<GeneralFields, 'publish_period_start' | 'publish_period_end'>): number {
  return start === null || end === null ? 1 : Math.max(1, daysBetween(start, end) + 1);
}
