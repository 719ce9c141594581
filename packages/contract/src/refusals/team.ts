import type { InvitationState } from '@jarchi/domain/team/team.ts';
import { refusal } from './refusal.ts';

export const teamRefusals = {
  /** An account keeps at least one owner. */
  last_owner: refusal(409),
  ceiling_invalid: refusal<{ minimum: number; maximum: number }>(422),
  own_phone: refusal(409),
  already_member: refusal(409),
  /** Somebody was invited by this phone already, in another role; until when. */
  invitation_open: refusal<{ expires_at: string }>(409),
  invitation_over: refusal<{ state: Exclude<InvitationState, 'open'> }>(409),
  /** What a campaign would cost is above what this member may spend at once; its owners were told. */
  ceiling_exceeded: refusal<{ ceiling: number; total: number }>(409),
};

export const profileRefusals = {
  username_invalid: refusal(422),
  /** It would pass for the house, for a part of the system, or for somebody's phone. */
  username_reserved: refusal(422),
  username_taken: refusal(409),
  /** There is no e-mail to confirm, or it is confirmed. */
  email_missing: refusal(409),
  email_confirmed: refusal(409),
  /** Who has shown that they read its mail is told that another person has confirmed it. */
  email_taken: refusal(409),
  /** The mail server takes no mail for this address. */
  email_refused: refusal(422),
  email_code_wrong: refusal<{ tries_left: number }>(422),
  email_code_over: refusal(410),
};
