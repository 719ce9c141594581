import type { AccountRole } from '@jarchi/domain/account/roles.ts';
import type { FilterIssue } from '@jarchi/domain/filters/filter-issues.ts';
import type { ListedTwice } from '@jarchi/domain/validation/listed-twice.ts';
import type { FieldIssues } from './field-issues.ts';
import { refusal } from './refusal.ts';

/** Any call may answer these. */
export const commonRefusals = {
  /** The issues stand beside the facts, as `error.issues`. */
  invalid: refusal<{ issues: FieldIssues }>(400),
  unauthenticated: refusal(401),
  forbidden: refusal(403),
  not_found: refusal(404),
  request_timeout: refusal(408),
  rate_limited: refusal<{ retry_after_seconds: number }>(429),
  /** The account has too many requests at once. Nothing was done, so any call may be sent again. */
  too_busy: refusal<{ retry_after_seconds: number }>(429),
  internal: refusal(500),
  unavailable: refusal(503),
  /** A disk of the server, or of its database, is full. What was being written is not kept: the same call works once there is room. */
  no_room: refusal(507),
};

/** Calls of an account that are not for every role may answer these, before they do anything. */
export const roleRefusals = {
  /** The caller's role in the account, and the roles that the call is for. */
  role_refused: refusal<{ role: AccountRole; roles: readonly AccountRole[] }>(403),
};

/** Requests that cannot be right, whatever is stored. */
export const requestRefusals = {
  filter_invalid: refusal<{ issues: readonly FilterIssue[] }>(400),
  listed_twice: refusal<Pick<ListedTwice, 'lists'>>(400),
  range_reversed: refusal<{ from: string; to: string }>(400),
  range_too_long: refusal<{ days: number; longest_days: number }>(400),
  range_outside: refusal<{ earliest: string; latest: string }>(400),
};

/** Calls that act once for each key may answer these. */
export const keyRefusals = {
  idempotency_key_required: refusal(400),
  /** A key was sent that cannot be one: it has this many letters, digits, `_`, `:` and `-`. */
  idempotency_key_invalid: refusal<{ minimum: number; maximum: number; pattern: string }>(400),
  idempotency_key_reused: refusal(422),
};

/** Refused before any call is reached; our own apps send no such request. */
export const doorRefusals = {
  method_not_allowed: refusal<{ allowed: readonly string[] }>(405),
  body_too_large: refusal<{ limit_bytes: number }>(413),
  address_too_long: refusal<{ limit_characters: number }>(414),
  content_type_not_allowed: refusal<{ allowed: readonly string[] }>(415),
  /** The size in bytes of the file that was requested in parts. */
  range_not_satisfiable: refusal<{ size: number }>(416),
  headers_too_large: refusal<{ limit_bytes: number }>(431),
};
