import type { Toman } from '#money/money.ts';
import { AMOUNT_MAX } from '#money/typed-amount.ts';
import type { GatewayLimits } from '#money/payments.ts';
import { visiblePart } from '#text/visible.ts';

/**
 * What is asked for: money of a bank slip, money that staff give or take, money that moves to another account of the same owner, and money
 * that goes back to the owner's bank account.
 */
export const REQUEST_KINDS = ['receipt', 'charge', 'deduction', 'transfer', 'money_back'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Kinds that staff ask for in the staff view. */
export const STAFF_KINDS = ['charge', 'deduction', 'transfer'] as const;
export type StaffKind = (typeof STAFF_KINDS)[number];

/**
 * `waiting`: for staff. `waiting_second`: one member of staff approved, and the amount needs another. `done`, `refused` and `withdrawn` are
 * ends.
 */
export const REQUEST_STATES = ['draft', 'waiting', 'waiting_second', 'done', 'refused', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Whether a transfer leaves the account or reaches it; everything else has no direction of its own. */
export const TRANSFER_DIRECTIONS = ['out', 'in'] as const;
export type TransferDirection = (typeof TRANSFER_DIRECTIONS)[number];

/** The amounts that can be asked for. A transfer between banks takes 1,000 toman at least. */
export const REQUEST_LIMITS: GatewayLimits = { minimum: 1_000, maximum: AMOUNT_MAX };

/** Above this amount a second member of staff is needed, unless a setting says otherwise. */
export const SECOND_STAFF_ABOVE: Toman = 50_000_000;

export const REASON_MAX = 500;
const REASON_MIN = 3;

/** Whether a text says why: marks that nobody sees say nothing. */
export function isReason(text: string): boolean {
  return visiblePart(text).length >= REASON_MIN && text.trim().length <= REASON_MAX;
}

/** Whether an amount needs a second member of staff. */
export function needsSecondStaff(amount: Toman, above: Toman): boolean {
  return amount > above;
}
