import type { CallAnswer } from '@jarchi/contract/types.ts';
import { judgeInvitation } from '@jarchi/domain/team/team.ts';
import type { NamedInvitation } from './invitations.repository.ts';
import type { ListedMember, PersonRecord } from './team.repository.ts';

export type Member = CallAnswer<'team', 'updateMember'>;
export type Invitation = CallAnswer<'team', 'inviteMember'>;
export type Received = CallAnswer<'team', 'listReceivedInvitations'>['results'][number];

/** First and last name, or the username. */
export function nameOf({ first_name, last_name, username }: Pick<PersonRecord, 'first_name' | 'last_name' | 'username'>): string {
  return `${first_name} ${last_name}`.trim() || username;
}

/** A person without a name has their phone as username, which is shown to owners only. */
function shownName(person: PersonRecord, isOwner: boolean): string {
  const isPhone = person.username === person.phone;
  return `${person.first_name} ${person.last_name}`.trim() || (isPhone && !isOwner ? '' : person.username);
}

export interface MemberView {
  readonly user_id: number;
  readonly isOwner: boolean;
  /** Links that open, by who made them. */
  readonly links?: ReadonlyMap<number, number>;
  imageUrl(key: string | null): string | null;
}

export function memberAnswer(row: ListedMember, { user_id, isOwner, links, imageUrl }: MemberView): Member {
  const { person, role, ceiling, joined, last_seen } = row;
  return {
    member: row.user_id,
    name: shownName(person, isOwner),
    phone: isOwner ? person.phone : null,
    image: imageUrl(person.image_key),
    role,
    ceiling,
    joined: joined.toISOString(),
    last_seen: last_seen?.toISOString() ?? null,
    is_me: row.user_id === user_id,
    share_links: isOwner ? (links?.get(row.user_id) ?? 0) : null,
  };
}

export function stateOf({ invitation: { ended_as, expires_at } }: NamedInvitation, now: number) {
  return judgeInvitation({ ended_as, expires_at: expires_at.getTime() }, now);
}

export function invitationAnswer(row: NamedInvitation, now: number): Invitation {
  const { id, phone, role, ceiling, created, expires_at } = row.invitation;
  const times = { created: created.toISOString(), expires_at: expires_at.toISOString() };
  return { invitation: id, phone, role, ceiling, state: stateOf(row, now), by: nameOf(row.by), ...times };
}

export function receivedAnswer({ invitation, by, title }: NamedInvitation): Received {
  const { id, account_id, role, ceiling, expires_at } = invitation;
  return { received: id, title, account_id, role, ceiling, by: nameOf(by), expires_at: expires_at.toISOString() };
}
