import type { RequestState } from '@jarchi/domain/money/requests/money-requests.ts';
import type { RequestIssue } from '@jarchi/domain/money/requests/request-checks.ts';
import { refusal } from './refusal.ts';

export const financeRefusals = {
  amount_below_minimum: refusal<{ minimum: number }>(422),
  amount_above_maximum: refusal<{ maximum: number }>(422),
  gateway_unknown: refusal(422),
  /** The gateway opens no payment now; its title, and whether there is another one. Not 502, which says that an answer was lost on the way. */
  gateway_down: refusal<{ gateway: string; has_other: boolean }>(409),
  order_not_found: refusal(404),
};

/** Of requests of money. */
export const moneyRequestRefusals = {
  request_invalid: refusal<{ issues: readonly RequestIssue[] }>(422),
  /** It is decided, withdrawn or sent already. */
  request_closed: refusal<{ state: RequestState }>(409),
  /** Someone changed it since it was shown. */
  request_changed: refusal<{ version: number }>(409),
  own_request: refusal(409),
  amount_fixed: refusal<{ amount: number }>(409),
  tracking_number_required: refusal(422),
  /** The slip was sent or credited before: the request of this account, or null when it is not this account's. */
  slip_used: refusal<{ request_id: number | null }>(409),
  /** The account no longer has the money; the most that can be taken. */
  available_short: refusal<{ most: number }>(409),
  /** How somebody of the account signs in changed less than a day ago: until when; null while they are frozen. */
  money_back_waits: refusal<{ until: string | null }>(409),
  /** The operator has no bank account for slips. */
  receipts_closed: refusal(409),
};
