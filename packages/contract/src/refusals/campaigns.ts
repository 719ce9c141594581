import type { DailyLimitReached } from '@jarchi/domain/account/daily-limit.ts';
import type { CampaignState } from '@jarchi/domain/campaigns/campaign-life.ts';
import type { ContentState } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import type { CampaignCall } from '@jarchi/domain/campaigns/turn/allowed-calls.ts';
import type { IncompleteStep } from '@jarchi/domain/drafts/steps/draft-steps.ts';
import type { DiscountRefusal } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import type { LineChange } from '@jarchi/domain/pricing/quote-changes.ts';
import type { GoalIssue } from '@jarchi/domain/pricing/goals/views-price.ts';
import type { NotWorkbook } from '@jarchi/domain/publishers/workbook-formats.ts';
import { refusal } from './refusal.ts';

interface Previewed {
  readonly captured: number;
  readonly released: number;
  /** Of a replacement: what would be held in addition. */
  readonly held?: number;
}

export const draftRefusals = {
  draft_changed: refusal<{ version: number; updated_at: string }>(409),
  /** `steps`: all that is missing or wrong, with its limits; `step` and `fields` repeat the first step. */
  draft_incomplete: refusal<{ step: string; fields: readonly string[]; steps: readonly IncompleteStep[] }>(422),
  draft_used: refusal<{ campaign_id: number }>(409),
  /** The account has made as many drafts, or uploads, as it may in 24 hours. */
  daily_limit_reached: refusal<Pick<DailyLimitReached, 'limit' | 'retry_after_seconds'>>(429),
};

export const creativeRefusals = {
  file_missing: refusal(400),
  file_type_not_allowed: refusal<{ type: string }>(415),
  file_too_large: refusal<{ limit_bytes: number; size: number }>(413),
  file_broken: refusal(422),
  video_max_duration: refusal<{ limit_seconds: number; duration: number }>(422),
  file_dimensions_constraints: refusal<{ width: number; height: number }>(422),
};

export const campaignRefusals = {
  campaign_not_found: refusal(404),
  transition_refused: refusal<{ state: CampaignState; allowed: readonly CampaignCall[] }>(409),
  /** Acting now would capture more, or release less, than was shown (toman). */
  preview_changed: refusal<{ shown: Previewed; now: Previewed }>(409),
  /** A pause, or its end, that does not fit: both lie between these instants, and the end after the pause. */
  pause_dates_refused: refusal<{ fields: readonly ('pause_at' | 'resume_at')[]; earliest: string; latest: string }>(422),
  quote_changed: refusal<{ before: number; after: number; lines: readonly LineChange[] }>(409),
  vat_rate_missing: refusal(409),
  plans_gone: refusal<{ plan_ids: readonly number[] }>(409),
  bundles_gone: refusal<{ bundle_ids: readonly number[] }>(409),
  plan_twice: refusal<{ plan_ids: readonly number[] }>(422),
  services_not_offered: refusal<{ keys: readonly string[] }>(409),
  goal_refused: refusal<{ issues: readonly GoalIssue[] }>(422),
  cpm_price_missing: refusal(409),
  combination_not_allowed: refusal(422),
  discount_refused: refusal<{ refusals: readonly DiscountRefusal[] }>(422),
  export_refused: refusal(403),
};

export const viewRefusals = {
  /** Another view of this person has the name. */
  view_name_taken: refusal(409),
  views_full: refusal<{ limit: number }>(409),
};

/** Of a publisher who fell out, and of disputes. */
export const controlRefusals = {
  /** The share is no longer open: it was given to another publisher, or released. */
  replacement_over: refusal(409),
  replacement_late: refusal<{ until: string }>(409),
  /** The plan is not sold now, or its publisher is in the campaign. */
  replacement_gone: refusal<{ plan_id: number }>(409),
  /** Too little of the period is left for another publisher. */
  period_short: refusal(409),
  spendable_short: refusal<{ shortfall: number }>(409),
  dispute_late: refusal<{ until: string }>(409),
  dispute_open: refusal(409),
  dispute_answered: refusal(409),
  /** The most that can still be refunded (toman, VAT included). */
  refund_refused: refusal<{ limit: number }>(409),
  /** The net part of a refund is whole hundreds; the nearest amounts that are (toman, VAT included). */
  refund_not_whole: refusal<{ below: number; above: number }>(409),
};

export const contentRefusals = {
  comment_required: refusal(422),
  rejections_exhausted: refusal(409),
  content_late: refusal<{ due_at: string }>(409),
  /** Another decision on this content stands: the first one, and its instant. */
  verdict_given: refusal<{ decision: Exclude<ContentState, 'pending'>; decided_at: string }>(409),
  offers_open: refusal<{ waiting: number }>(409),
  /** Another window left a publisher out, or its price changed, since the list was shown. */
  list_changed: refusal(409),
  hold_open: refusal<{ amount: number }>(409),
};

export const reportRefusals = {
  /** The campaign has as many notes as it may. */
  notes_full: refusal<{ limit: number }>(409),
};

export const publisherRefusals = {
  /** Plans that never existed, and plans of another platform or format than the one that was named. */
  plans_unknown: refusal<{ plan_ids: readonly number[]; other_kind: readonly number[] }>(422),
  pinned_not_offered: refusal<{ plan_ids: readonly number[]; bundle_ids: readonly number[] }>(409),
  url_not_allowed: refusal(422),
};

/** Of a workbook that is imported. */
export const workbookRefusals = {
  workbook_broken: refusal(422),
  /** It opens by a password. */
  workbook_protected: refusal(422),
  /** Of Excel before 2007 (xls). */
  workbook_old_format: refusal(422),
  /** Another kind of file, whatever its name says. */
  not_workbook: refusal<{ format: NotWorkbook }>(422),
  /** The only sheet with the columns is hidden. */
  sheet_hidden: refusal<{ sheet: string }>(422),
  rows_too_many: refusal<{ limit: number }>(422),
  columns_missing: refusal<{ columns: readonly string[] }>(422),
};
