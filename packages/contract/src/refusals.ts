import type { DailyLimitReached } from '@jarchi/domain/account/daily-limit.ts';
import type { CampaignState } from '@jarchi/domain/campaigns/campaign-life.ts';
import type { CampaignCall } from '@jarchi/domain/campaigns/turn/allowed-calls.ts';
import type { AccountRole } from '@jarchi/domain/account/roles.ts';
import type { FilterIssue } from '@jarchi/domain/filters/filter-issues.ts';
import type { DiscountRefusal } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import type { LineChange } from '@jarchi/domain/pricing/quote-changes.ts';
import type { GoalIssue } from '@jarchi/domain/pricing/goals/views-price.ts';
import type { ListedTwice } from '@jarchi/domain/validation/listed-twice.ts';

/** A refusal's HTTP status and, in its type, the facts that come with it. */
export interface Refusal<Facts extends object> {
  readonly status: number;
  readonly facts?: Facts;
}

function refusal<Facts extends object = object>(status: number): Refusal<Facts> {
  return { status };
}

/** Any call may answer these. */
export const commonRefusals = {
  invalid: refusal(400),
  unauthenticated: refusal(401),
  forbidden: refusal(403),
  not_found: refusal(404),
  request_timeout: refusal(408),
  rate_limited: refusal<{ retry_after_seconds: number }>(429),
  /** The account has too many requests at once. Nothing was done, so any call may be sent again. */
  too_busy: refusal<{ retry_after_seconds: number }>(429),
  internal: refusal(500),
  unavailable: refusal(503),
};

/** Calls of an account that are not for every role may answer these, before they do anything. */
const roleRefusals = {
  /** The caller's role in the account, and the roles that the call is for. */
  role_refused: refusal<{ role: AccountRole; roles: readonly AccountRole[] }>(403),
};

/** Requests that cannot be right, whatever is stored. */
const requestRefusals = {
  filter_invalid: refusal<{ issues: readonly FilterIssue[] }>(400),
  listed_twice: refusal<Pick<ListedTwice, 'lists'>>(400),
  range_reversed: refusal<{ from: string; to: string }>(400),
  range_too_long: refusal<{ days: number; longest_days: number }>(400),
  range_outside: refusal<{ earliest: string; latest: string }>(400),
};

/** Calls that act once for each key may answer these. */
export const keyRefusals = {
  idempotency_key_required: refusal(400),
  idempotency_key_reused: refusal(422),
};

/** Refused before any call is reached; our own apps send no such request. */
const doorRefusals = {
  method_not_allowed: refusal<{ allowed: readonly string[] }>(405),
  body_too_large: refusal<{ limit_bytes: number }>(413),
  address_too_long: refusal<{ limit_characters: number }>(414),
  content_type_not_allowed: refusal<{ allowed: readonly string[] }>(415),
  /** The size in bytes of the file that was requested in parts. */
  range_not_satisfiable: refusal<{ size: number }>(416),
  headers_too_large: refusal<{ limit_bytes: number }>(431),
};

const sessionRefusals = {
  phone_invalid: refusal(422),
  /** Another person signs in with it. */
  phone_taken: refusal(409),
  otp_wrong: refusal<{ tries_left: number }>(422),
  otp_expired: refusal(410),
  otp_replaced: refusal(410),
  otp_too_many_tries: refusal<{ retry_after_seconds: number }>(429),
  otp_not_found: refusal(404),
  password_wrong: refusal(422),
  password_too_many_tries: refusal<{ retry_after_seconds: number }>(429),
  account_not_found: refusal(404),
};

const accountRefusals = {
  business_data_invalid: refusal<{ fields: readonly string[] }>(422),
  financial_info_invalid: refusal<{ fields: readonly { field: string; code: string }[] }>(422),
};

const staffRefusals = {
  reason_required: refusal(422),
  not_impersonating: refusal(409),
};

const financeRefusals = {
  amount_below_minimum: refusal<{ minimum: number }>(422),
  amount_above_maximum: refusal<{ maximum: number }>(422),
  gateway_unknown: refusal(422),
  order_not_found: refusal(404),
};

const draftRefusals = {
  draft_changed: refusal<{ version: number; updated_at: string }>(409),
  draft_incomplete: refusal<{ step: string; fields: readonly string[] }>(422),
  draft_used: refusal<{ campaign_id: number }>(409),
  /** The account has made as many drafts, or uploads, as it may in 24 hours. */
  daily_limit_reached: refusal<Pick<DailyLimitReached, 'limit' | 'retry_after_seconds'>>(429),
};

const creativeRefusals = {
  file_missing: refusal(400),
  file_type_not_allowed: refusal<{ type: string }>(415),
  file_too_large: refusal<{ limit_bytes: number; size: number }>(413),
  file_broken: refusal(422),
  video_max_duration: refusal<{ limit_seconds: number; duration: number }>(422),
  file_dimensions_constraints: refusal<{ width: number; height: number }>(422),
};

interface Previewed {
  readonly captured: number;
  readonly released: number;
}

const campaignRefusals = {
  campaign_not_found: refusal(404),
  transition_refused: refusal<{ state: CampaignState; allowed: readonly CampaignCall[] }>(409),
  /** Acting now would capture more, or release less, than was shown (toman). */
  preview_changed: refusal<{ shown: Previewed; now: Previewed }>(409),
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

const contentRefusals = {
  comment_required: refusal(422),
  rejections_exhausted: refusal(409),
  content_late: refusal<{ due_at: string }>(409),
  offers_open: refusal<{ waiting: number }>(409),
  /** Another window left a publisher out, or its price changed, since the list was shown. */
  list_changed: refusal(409),
  hold_open: refusal<{ amount: number }>(409),
};

const publisherRefusals = {
  pinned_not_offered: refusal<{ plan_ids: readonly number[]; bundle_ids: readonly number[] }>(409),
  workbook_broken: refusal(422),
  rows_too_many: refusal<{ limit: number }>(422),
  columns_missing: refusal<{ columns: readonly string[] }>(422),
  url_not_allowed: refusal(422),
};

const worldRefusals = {
  clock_moving: refusal(409),
  clock_backwards: refusal(422),
};

export const refusals = {
  ...commonRefusals,
  ...roleRefusals,
  ...requestRefusals,
  ...keyRefusals,
  ...doorRefusals,
  ...sessionRefusals,
  ...accountRefusals,
  ...staffRefusals,
  ...financeRefusals,
  ...draftRefusals,
  ...creativeRefusals,
  ...campaignRefusals,
  ...contentRefusals,
  ...publisherRefusals,
  ...worldRefusals,
};

export type ErrorCode = keyof typeof refusals;
export type CommonErrorCode = keyof typeof commonRefusals;
/** Codes that our current apps never get: only other programs and outdated pages do. */
export type StaleErrorCode = keyof typeof keyRefusals | keyof typeof doorRefusals;
export type FactsOf<C extends ErrorCode> = (typeof refusals)[C] extends Refusal<infer Facts> ? Facts : never;

/** What a service returns to refuse: the code and its facts in one object. */
export type RefusalOf<C extends ErrorCode> = C extends ErrorCode ? { readonly code: C } & Readonly<FactsOf<C>> : never;

/** The issues of a field, with the facts that tell what would be right. */
export const ISSUE_CODES = {
  missing: [],
  unknown_key: [],
  wrong_type: ['expected'],
  not_allowed: ['allowed'],
  wrong_format: ['format', 'pattern'],
  too_small: ['minimum'],
  too_large: ['maximum'],
  too_short: ['minimum'],
  too_long: ['maximum'],
  too_few: ['minimum'],
  too_many: ['maximum'],
  too_deep: ['maximum'],
  /** A body that is not JSON, or a form that cannot be read. */
  unreadable: [],
  email_invalid: [],
  text_unsafe: [],
  invalid: [],
} as const;
export type IssueCode = keyof typeof ISSUE_CODES;

/** An issue of one field of the request; an empty path is the whole request. */
export interface FieldIssue {
  readonly path: string;
  readonly code: IssueCode;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** The body of every refusal. */
export interface ErrorBody {
  readonly error: {
    readonly code: ErrorCode;
    readonly facts: Readonly<Record<string, unknown>>;
    readonly issues?: readonly FieldIssue[];
    readonly request_id: string;
  };
}
