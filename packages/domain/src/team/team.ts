import type { AccountRole } from '#account/roles.ts';
import { DAY_MS, MINUTE_MS } from '#calendar/durations.ts';
import type { Toman } from '#money/money.ts';
import { AMOUNT_MAX } from '#money/typed-amount.ts';

/** An invitation that nobody answers ends after this time. */
const INVITATION_DAYS = 7;
export const INVITATION_TTL_MS = INVITATION_DAYS * DAY_MS;
/** An invitation is sent again after this time at the earliest. */
export const RESEND_WAIT_MS = 10 * MINUTE_MS;
/** New invitations of an account in 24 hours: each is an SMS to a phone that somebody typed. */
export const INVITATIONS_PER_DAY = 30;

/** A purchase of one toman is the least, since 0 would allow none. */
export const CEILING_MIN: Toman = 1;
export const CEILING_MAX: Toman = AMOUNT_MAX;

/** A role with the ceiling per purchase in toman; null: no ceiling. Only a buyer has one. */
export interface Place {
  readonly role: AccountRole;
  readonly ceiling: Toman | null;
}

/** The place as it is stored, a ceiling only with a buyer; undefined if the ceiling is no amount. */
export function parsePlace({ role, ceiling }: Place): Place | undefined {
  if (role !== 'buyer' || ceiling === null) return { role, ceiling: null };
  const isAmount = Number.isInteger(ceiling) && ceiling >= CEILING_MIN && ceiling <= CEILING_MAX;
  return isAmount ? { role, ceiling } : undefined;
}

/** Whether a purchase of this total is above what the member may buy at once. */
export function isOverCeiling(total: Toman, ceiling: Toman | null): boolean {
  return ceiling !== null && total > ceiling;
}

interface Member {
  readonly user_id: number;
  readonly role: AccountRole;
}

/** Whether an account still has an owner when this member gets the role; null: when the member is gone. */
export function keepsAnOwner(members: readonly Member[], userId: number, role: AccountRole | null): boolean {
  return role === 'owner' || members.some((member) => member.role === 'owner' && member.user_id !== userId);
}

export const INVITATION_STATES = ['open', 'accepted', 'declined', 'taken_back', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

export interface InvitationFacts {
  /** How it was answered or taken back; null while it is neither. */
  readonly ended_as: Exclude<InvitationState, 'open' | 'expired'> | null;
  /** Wall time, ms. */
  readonly expires_at: number;
}

/** The state of an invitation at an instant (ms): what was answered stays so. */
export function judgeInvitation({ ended_as, expires_at }: InvitationFacts, now: number): InvitationState {
  if (ended_as !== null) return ended_as;
  return now < expires_at ? 'open' : 'expired';
}
