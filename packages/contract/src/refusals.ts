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
  idempotency_key_required: refusal(400),
  rate_limited: refusal<{ retry_after_seconds: number }>(429),
  internal: refusal(500),
  unavailable: refusal(503),
};

const sessionRefusals = {
  phone_invalid: refusal(422),
  otp_wrong: refusal<{ tries_left: number }>(422),
  otp_expired: refusal(410),
  otp_too_many_tries: refusal(429),
  otp_not_found: refusal(404),
  password_wrong: refusal(422),
  account_not_found: refusal(404),
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
};

const creativeRefusals = {
  file_missing: refusal(400),
  file_type_not_allowed: refusal<{ type: string }>(415),
  file_too_large: refusal<{ limit_bytes: number; size: number }>(413),
  file_broken: refusal(422),
  video_max_duration: refusal<{ limit_seconds: number; duration: number }>(422),
  file_dimensions_constraints: refusal<{ width: number; height: number }>(422),
};

const campaignRefusals = {
  campaign_not_found: refusal(404),
  transition_refused: refusal<{ state: string; allowed: readonly string[] }>(409),
  quote_changed: refusal<{ before: number; after: number }>(409),
  vat_rate_missing: refusal(409),
  plans_gone: refusal<{ plan_ids: readonly number[] }>(409),
};

const worldRefusals = {
  clock_moving: refusal(409),
  clock_backwards: refusal(422),
};

export const refusals = {
  ...commonRefusals,
  ...sessionRefusals,
  ...financeRefusals,
  ...draftRefusals,
  ...creativeRefusals,
  ...campaignRefusals,
  ...worldRefusals,
};

export type ErrorCode = keyof typeof refusals;
export type CommonErrorCode = keyof typeof commonRefusals;
export type FactsOf<C extends ErrorCode> = (typeof refusals)[C] extends Refusal<infer Facts> ? Facts : never;

/** What a service hands back when it refuses: the code and its facts in one object. */
export type RefusalOf<C extends ErrorCode> = C extends ErrorCode ? { readonly code: C } & Readonly<FactsOf<C>> : never;

/** Something wrong with one field of the request. */
export interface FieldIssue {
  readonly path: string;
  readonly code: string;
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
