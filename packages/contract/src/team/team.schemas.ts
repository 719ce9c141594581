import { z } from 'zod';
import { ACCOUNT_ROLES } from '@jarchi/domain/account/roles.ts';
import { LINKS_AFTER } from '@jarchi/domain/sharing/share-links.ts';
import { INVITATION_STATES } from '@jarchi/domain/team/team.ts';
import { askedAmount, count, done, instant, pathId, type SchemasFor } from '../schema.ts';
import type { teamCalls } from './team.calls.ts';
import { shortText } from '../shapes/texts.ts';

const place = {
  role: z.enum(ACCOUNT_ROLES),
  /** Toman per purchase; null: none. Only a buyer has one. */
  ceiling: askedAmount.nullable(),
};
const wantedPlace = { role: place.role, ceiling: place.ceiling.default(null) };

const member = z.strictObject({
  member: z.number().int(),
  name: z.string(),
  /** Null to members who are no owner. */
  phone: z.string().nullable(),
  image: z.string().nullable(),
  ...place,
  joined: instant,
  /** When the person last opened this account; null: never since it is counted. */
  last_seen: instant.nullable(),
  is_me: z.boolean(),
  /** Links that they made and that open; null to members who are no owner. */
  share_links: count.nullable(),
});

const invitation = z.strictObject({
  invitation: z.number().int(),
  phone: z.string(),
  ...place,
  state: z.enum(INVITATION_STATES),
  /** Who sent it. */
  by: z.string(),
  created: instant,
  expires_at: instant,
});

const received = z.strictObject({
  received: z.number().int(),
  /** The title and the id of the account. */
  title: z.string(),
  account_id: z.number().int(),
  ...place,
  by: z.string(),
  expires_at: instant,
});

const invitationParams = z.object({ invitation: pathId });
const memberParams = z.object({ member: pathId });

export const teamSchemas = {
  listMembers: { response: z.strictObject({ results: z.array(member) }) },
  getOwnPlace: { response: z.strictObject(place) },
  updateMember: { params: memberParams, body: z.object(wantedPlace), response: member },
  removeMember: {
    params: memberParams,
    /** What becomes of the links that the member has made. */
    query: z.object({ share_links: z.enum(LINKS_AFTER).default('end') }),
    response: done,
  },
  leaveTeam: { body: z.object({}), response: done },
  listInvitations: { response: z.strictObject({ results: z.array(invitation) }) },
  inviteMember: { body: z.object({ phone: shortText().max(40), ...wantedPlace }), response: invitation },
  resendInvitation: { params: invitationParams, body: z.object({}), response: invitation },
  takeInvitationBack: { params: invitationParams, response: invitation },
  listReceivedInvitations: { response: z.strictObject({ results: z.array(received) }) },
  answerInvitation: {
    params: z.object({ received: pathId }),
    body: z.object({ is_accepted: z.boolean() }),
    /** The slug of the account that opened; null after a no. */
    response: z.strictObject({ account: z.string().nullable() }),
  },
} as const satisfies SchemasFor<typeof teamCalls>;
