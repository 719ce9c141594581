import type { AccountRole } from '@jarchi/domain/account/roles.ts';
import type { CredentialChange } from '@jarchi/domain/session/credential-proofs.ts';
import type { PhoneRequestGround, PhoneRequestStop } from '@jarchi/domain/session/phone-requests.ts';
import type { Channel } from '@jarchi/domain/channels/channels.ts';

/** A member, their new role, and the person who gave it. */
type PlaceFacts = { readonly name: string; readonly role: AccountRole; readonly ceiling: number; readonly by: string };

/** Links that the member had made, and whether they still open; older messages do not have them. */
type LinksFacts = { readonly links?: number; readonly links_kept?: 0 | 1 };

/** The facts of messages about people: how they sign in, their team, their tickets and their channels. */
export interface PeopleNoticeFacts {
  /** Of one person: how they sign in has changed. `is_forgotten`: set after a code, without the present one; `name` is that of the passkey. */
  password_changed: { readonly is_forgotten: 0 | 1 };
  passkey_added: { readonly name: string };
  passkey_removed: { readonly name: string };
  sign_in_changed: { readonly change: CredentialChange };
  sign_in_frozen: Readonly<Record<string, never>>;
  sign_in_restored: Readonly<Record<string, never>>;
  /** `phone_end`: the last four digits of the phone that was asked for; `until`: when it becomes the person's, unless somebody stops it. */
  phone_requested: { readonly ground: PhoneRequestGround; readonly phone_end: string; readonly until: string };
  phone_request_stopped: { readonly by: PhoneRequestStop };
  phone_request_refused: { readonly reason: string };
  /** `title` is the account's, `by` who sent it. */
  team_invitation: { readonly title: string; readonly role: AccountRole; readonly by: string; readonly until: string };
  /** `ceiling`: per purchase; 0 for none. */
  member_joined: PlaceFacts;
  member_left: { readonly name: string } & LinksFacts;
  member_removed: { readonly name: string; readonly by: string } & LinksFacts;
  member_role_changed: PlaceFacts;
  /** `name`: who asks, empty if unknown; `total`: what the campaign then costs; `ceiling`: theirs. */
  purchase_above_ceiling: {
    readonly title: string;
    readonly name: string;
    readonly total: number;
    readonly ceiling: number;
    readonly act: 'purchase' | 'list' | 'replacement';
  };
  ticket_answered: { readonly ticket_id: number; readonly subject: string };
  ticket_closed: { readonly ticket_id: number; readonly subject: string };
  /** `name` is that of the person in the messenger, or of the browser. */
  channel_linked: { readonly channel: Channel; readonly name: string };
  channel_unlinked: { readonly channel: Channel; readonly name: string; readonly cause: 'gone' | 'stopped' };
}
