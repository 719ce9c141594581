import { isAllowedCombination, type CampaignType, type ContentType, type MediaType } from '#platforms/platforms.ts';
import { addDays } from '#calendar/jalali.ts';
import type { Toman } from '#money/money.ts';

export const CREATION_STEPS = ['general-information', 'content', 'create-package', 'activation'] as const;
export type CreationStep = (typeof CREATION_STEPS)[number];

export const STORY_COUNTS = ['single', 'double', 'multiple'] as const;
export const QUALITY_GOALS = ['awareness', 'visit', 'sale', 'follow'] as const;
export type QualityGoal = (typeof QUALITY_GOALS)[number];

/** A file of the draft, as the upload answered it. */
export interface DraftFile {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly duration: number | null;
  readonly url: string;
}

/** The fields of a ready-content campaign. Days are YYYY-MM-DD in Tehran, hours 0–23, money in toman. */
export interface CampaignDraft {
  readonly media_type: MediaType;
  readonly campaign_type: CampaignType;
  readonly content_type: ContentType;
  readonly story_number: (typeof STORY_COUNTS)[number];
  readonly title: string;
  readonly campaign_quality_goal: QualityGoal;
  readonly execution_locations: readonly string[];
  readonly ad_categories: readonly number[];
  readonly publish_period_start: string | null;
  readonly publish_period_end: string | null;
  readonly preferred_publish_start_hour: number;
  readonly preferred_publish_end_hour: number;
  readonly budget: Toman | null;
  readonly goal_total_reach: number | null;
  readonly publish_considerations: string;
  readonly content_files: readonly DraftFile[];
  readonly content_caption: string;
  readonly content_link: string;
  readonly is_utm_enabled: boolean;
  readonly selectedPlans: readonly number[];
}

export function emptyDraft(): CampaignDraft {
  return {
    media_type: 'INSTAGRAM',
    campaign_type: 'REACH',
    content_type: 'STORY',
    story_number: 'single',
    title: '',
    campaign_quality_goal: 'awareness',
    execution_locations: [],
    ad_categories: [],
    publish_period_start: null,
    publish_period_end: null,
    preferred_publish_start_hour: 9,
    preferred_publish_end_hour: 23,
    budget: null,
    goal_total_reach: null,
    publish_considerations: '',
    content_files: [],
    content_caption: '',
    content_link: '',
    is_utm_enabled: true,
    selectedPlans: [],
  };
}

/** The form of a whole campaign before its purchase: 365 days ahead at most, 90 days long at most. */
export const TITLE_MAX = 100;
export const CATEGORIES_MAX = 5;
export const PERIOD_MAX_DAYS = 90;
export const AHEAD_MAX_DAYS = 365;
export const PLANS_MAX = 200;
export const CAPTION_MAX = 2_200;
export const CONSIDERATIONS_MAX = 500;

export type DraftField = keyof CampaignDraft;

export type DraftIssue =
  | { readonly field: DraftField; readonly code: 'required' }
  | { readonly field: DraftField; readonly code: 'max_selection'; readonly limit: number }
  | { readonly field: DraftField; readonly code: 'too_long'; readonly limit: number }
  | { readonly field: DraftField; readonly code: 'positive_int' }
  | { readonly field: DraftField; readonly code: 'min_date' | 'max_date'; readonly day: string }
  | { readonly field: DraftField; readonly code: 'max_days'; readonly limit: number }
  | {
      readonly field: DraftField;
      readonly code: 'hours_reversed' | 'link_invalid' | 'text_unsafe' | 'combination_not_allowed' | 'budget_or_goal';
    };

/** A web link: http or https, a domain, a top-level domain of two letters or more. */
const LINK = /^https?:\/\/(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#]\S*)?$/iu;
/** Titles hold none of these. */
const UNSAFE_TEXT = /[\n\t<>&"'\\;-]/;

function checkGeneralInformation(draft: CampaignDraft, today: string): DraftIssue[] {
  const issues: DraftIssue[] = [];
  if (draft.campaign_type !== 'REACH' || !isAllowedCombination(draft.media_type, draft.content_type, draft.campaign_type))
    issues.push({ field: 'media_type', code: 'combination_not_allowed' });
  const title = draft.title.trim();
  if (title === '') issues.push({ field: 'title', code: 'required' });
  else if (title.length > TITLE_MAX) issues.push({ field: 'title', code: 'too_long', limit: TITLE_MAX });
  else if (UNSAFE_TEXT.test(title)) issues.push({ field: 'title', code: 'text_unsafe' });
  if (draft.ad_categories.length > CATEGORIES_MAX) issues.push({ field: 'ad_categories', code: 'max_selection', limit: CATEGORIES_MAX });
  issues.push(...checkPeriod(draft, today));
  if (draft.budget === null && draft.goal_total_reach === null) issues.push({ field: 'budget', code: 'budget_or_goal' });
  for (const field of ['budget', 'goal_total_reach'] as const) {
    const value = draft[field];
    if (value !== null && !(Number.isSafeInteger(value) && value > 0)) issues.push({ field, code: 'positive_int' });
  }
  if (draft.publish_considerations.length > CONSIDERATIONS_MAX)
    issues.push({ field: 'publish_considerations', code: 'too_long', limit: CONSIDERATIONS_MAX });
  return issues;
}

function checkPeriod(draft: CampaignDraft, today: string): DraftIssue[] {
  const { publish_period_start: start, publish_period_end: end } = draft;
  const issues: DraftIssue[] = [];
  if (start === null) issues.push({ field: 'publish_period_start', code: 'required' });
  else if (start < today) issues.push({ field: 'publish_period_start', code: 'min_date', day: today });
  else if (start > addDays(today, AHEAD_MAX_DAYS))
    issues.push({
      field: 'publish_period_start',
      code: 'max_date',
      day: addDays(today, AHEAD_MAX_DAYS),
    });
  if (end === null) issues.push({ field: 'publish_period_end', code: 'required' });
  else if (end <= today) issues.push({ field: 'publish_period_end', code: 'min_date', day: addDays(today, 1) });
  else if (start !== null && end < start) issues.push({ field: 'publish_period_end', code: 'min_date', day: start });
  else if (start !== null && end > addDays(start, PERIOD_MAX_DAYS - 1))
    issues.push({ field: 'publish_period_end', code: 'max_days', limit: PERIOD_MAX_DAYS });
  if (draft.preferred_publish_end_hour <= draft.preferred_publish_start_hour)
    issues.push({ field: 'preferred_publish_end_hour', code: 'hours_reversed' });
  return issues;
}

function checkContent(draft: CampaignDraft): DraftIssue[] {
  const issues: DraftIssue[] = [];
  if (draft.content_files.length === 0) issues.push({ field: 'content_files', code: 'required' });
  if (draft.content_caption.length > CAPTION_MAX) issues.push({ field: 'content_caption', code: 'too_long', limit: CAPTION_MAX });
  if (draft.content_link !== '' && !LINK.test(draft.content_link)) issues.push({ field: 'content_link', code: 'link_invalid' });
  return issues;
}

function checkPackage(draft: CampaignDraft): DraftIssue[] {
  if (draft.selectedPlans.length === 0) return [{ field: 'selectedPlans', code: 'required' }];
  if (draft.selectedPlans.length > PLANS_MAX) return [{ field: 'selectedPlans', code: 'max_selection', limit: PLANS_MAX }];
  return [];
}

/** All that keeps a step from being complete, given today's Tehran day (YYYY-MM-DD). Activation asks nothing of the draft. */
export function checkStep(step: CreationStep, draft: CampaignDraft, today: string): DraftIssue[] {
  if (step === 'general-information') return checkGeneralInformation(draft, today);
  if (step === 'content') return checkContent(draft);
  return step === 'create-package' ? checkPackage(draft) : [];
}

/** The step to open: the first that still asks for something, else activation. */
export function firstUnfinishedStep(draft: CampaignDraft, today: string): CreationStep {
  return CREATION_STEPS.find((step) => checkStep(step, draft, today).length > 0) ?? 'activation';
}
