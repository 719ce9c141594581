import type { FieldIssue } from '#validation/issues.ts';
import {
  DRAFT_FIELDS,
  type AD_FIELDS,
  type CONTENT_FIELDS,
  type DRAFT_FILE,
  type DRAFT_HYPERLINK,
  type GENERAL_FIELDS,
  type PACKAGE_FIELDS,
} from './fields/draft-fields.ts';
import type { Field, Shape } from './fields/shapes.ts';

type ValuesOf<Fields extends Readonly<Record<string, Field<unknown>>>> = { readonly [F in keyof Fields]: Fields[F]['initial'] };
type ValueOf<S> = S extends Shape<infer T> ? T : never;

export type GeneralFields = ValuesOf<typeof GENERAL_FIELDS>;
export type ContentFields = ValuesOf<typeof CONTENT_FIELDS>;
export type AdFields = ValuesOf<typeof AD_FIELDS>;
export type PackageFields = ValuesOf<typeof PACKAGE_FIELDS>;

/**
 * Everything that an advertiser fills in for a campaign, field by field as `fields/draft-fields.ts` declares it. Not part of
 * it: draftId (the draft's `id`, which the URL names), the campaign that was made of it, and that campaign's state, campaign_state
 * (CREATION while there is no campaign).
 */
export type CampaignDraft = ValuesOf<typeof DRAFT_FIELDS>;
export type DraftField = keyof CampaignDraft;

export type DraftFile = ValueOf<typeof DRAFT_FILE>;
export type DraftHyperlink = ValueOf<typeof DRAFT_HYPERLINK>;
export type QualityGoal = CampaignDraft['campaign_quality_goal'];

/** Why a field is not complete. */
export type DraftIssue = { readonly field: DraftField } & FieldIssue;

/** The three fields that decide the kind of campaign. */
export type Combination = Pick<CampaignDraft, 'media_type' | 'content_type' | 'campaign_type'>;

/** A draft with every field at its default. */
export function emptyDraft(): CampaignDraft {
  return Object.fromEntries(Object.entries(DRAFT_FIELDS).map(([name, { initial }]) => [name, initial])) as CampaignDraft;
}

/** The form of a whole campaign before its purchase: 365 days ahead at most, 90 days long at most. */
export const TITLE_MAX = 100;
export const CATEGORIES_MAX = 5;
/** People. */
export const REACH_GOAL_MAX = 999_999_999;
export const PERIOD_MAX_DAYS = 90;
export const AHEAD_MAX_DAYS = 365;
export const PLANS_MAX = 200;
export const CONSIDERATIONS_MAX = 500;
