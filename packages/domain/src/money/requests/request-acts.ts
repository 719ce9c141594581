import type { Toman } from '#money/money.ts';
import { refuse, type Result, succeed } from '#result.ts';
import { isReason, needsSecondStaff, type RequestKind, type RequestState } from './money-requests.ts';

/** The facts of a request on which its acts depend. */
export interface RequestFacts {
  readonly kind: RequestKind;
  readonly state: RequestState;
  /** As it was asked for. */
  readonly amount: Toman;
  /** As the first member of staff approved it. */
  readonly amount_credited: Toman | null;
  /** The member of staff who asked, if it was one: they may not approve. */
  readonly made_by_staff: number | null;
  readonly first_staff: number | null;
}

/** The effect on the account's money: hold it, release it, or carry the request out. */
export type RequestMoney = 'none' | 'hold' | 'release' | 'carry_out';

/** The change that an act makes. */
export interface RequestStep {
  readonly state: RequestState;
  readonly amount_credited: Toman | null;
  readonly first_staff: number | null;
  readonly second_staff: number | null;
  readonly money: RequestMoney;
}

export interface Approval {
  /** What is credited; of a slip it may differ from what was claimed, with a reason. */
  readonly amount: Toman;
  readonly reason: string;
  /** The bank's number of the money that was paid back; empty for other kinds. */
  readonly tracking_number: string;
}

export type RequestActRefusal =
  | { readonly code: 'request_closed'; readonly state: RequestState }
  /** Who asked, or approved first, may not approve. */
  | { readonly code: 'own_request' }
  | { readonly code: 'reason_required' }
  /** The amount of this request, or of its first approval, cannot be changed. */
  | { readonly code: 'amount_fixed'; readonly amount: Toman }
  | { readonly code: 'tracking_number_required' };

type Stepped = Result<RequestStep, RequestActRefusal>;

const isWaiting = ({ state }: RequestFacts) => state === 'waiting' || state === 'waiting_second';

/** Staff send a request of their own: it is carried out at once, or waits for another member of staff. */
export function sendRequest(request: RequestFacts, staffId: number, secondAbove: Toman): Stepped {
  const { state, amount } = request;
  if (state !== 'draft') return refuse({ code: 'request_closed', state });
  const shared = { amount_credited: amount, first_staff: staffId, second_staff: null };
  return succeed(
    needsSecondStaff(amount, secondAbove)
      ? { ...shared, state: 'waiting_second', money: 'none' }
      : { ...shared, state: 'done', money: 'carry_out' },
  );
}

/** Staff approve what waits; above the limit the first approval only makes it wait for the second. */
export function approveRequest(request: RequestFacts, approval: Approval, staffId: number, secondAbove: Toman): Stepped {
  const { kind, state, amount, amount_credited, first_staff, made_by_staff } = request;
  if (!isWaiting(request)) return refuse({ code: 'request_closed', state });
  if (staffId === made_by_staff || staffId === first_staff) return refuse({ code: 'own_request' });
  const fixed = state === 'waiting_second' ? (amount_credited ?? amount) : kind === 'receipt' ? undefined : amount;
  if (fixed !== undefined && approval.amount !== fixed) return refuse({ code: 'amount_fixed', amount: fixed });
  if (fixed === undefined && approval.amount !== amount && !isReason(approval.reason)) return refuse({ code: 'reason_required' });
  const isSecond = state === 'waiting_second';
  if (!isSecond && needsSecondStaff(approval.amount, secondAbove))
    return succeed({
      state: 'waiting_second',
      amount_credited: approval.amount,
      first_staff: staffId,
      second_staff: null,
      money: 'none',
    });
  if (kind === 'money_back' && approval.tracking_number === '') return refuse({ code: 'tracking_number_required' });
  return succeed({
    state: 'done',
    amount_credited: approval.amount,
    first_staff: isSecond ? first_staff : staffId,
    second_staff: isSecond ? staffId : null,
    money: 'carry_out',
  });
}

/** Staff refuse what waits, with a reason that the advertiser reads. */
export function refuseRequest(request: RequestFacts, reason: string, staffId: number): Stepped {
  const { state } = request;
  if (!isWaiting(request)) return refuse({ code: 'request_closed', state });
  if (!isReason(reason)) return refuse({ code: 'reason_required' });
  const isSecond = state === 'waiting_second';
  return succeed({
    state: 'refused',
    amount_credited: null,
    first_staff: isSecond ? request.first_staff : staffId,
    second_staff: isSecond ? staffId : null,
    money: letGo(request),
  });
}

/** Whoever asked takes it back before it is decided. */
export function withdrawRequest(request: RequestFacts): Stepped {
  const { state, first_staff } = request;
  if (!isWaiting(request) && state !== 'draft') return refuse({ code: 'request_closed', state });
  return succeed({ state: 'withdrawn', amount_credited: null, first_staff, second_staff: null, money: letGo(request) });
}

/** Money that was asked back is held from the asking on. */
function letGo({ kind }: RequestFacts): RequestMoney {
  return kind === 'money_back' ? 'release' : 'none';
}
