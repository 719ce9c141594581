import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import type { LinksAfter } from '@jarchi/domain/sharing/share-links.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { accountKeys } from '#data/keys/account-keys.ts';
import { shareKeys } from '#data/keys/share-keys.ts';

export type Member = CallAnswer<'team', 'updateMember'>;
export type Invitation = CallAnswer<'team', 'inviteMember'>;
export type Received = CallAnswer<'team', 'listReceivedInvitations'>['results'][number];
export type Place = Pick<Member, 'role' | 'ceiling'>;

export const teamKeys = {
  all: ['team'],
  members: () => ['team', 'members'] as const,
  invitations: () => ['team', 'invitations'] as const,
  received: () => ['team', 'received'] as const,
  own: () => ['team', 'own'] as const,
} as const;

export const membersQuery = queryOptions({
  queryKey: teamKeys.members(),
  queryFn: ({ signal }) => api.team.listMembers({}, { signal }),
});

export const invitationsQuery = queryOptions({
  queryKey: teamKeys.invitations(),
  queryFn: ({ signal }) => api.team.listInvitations({}, { signal }),
});

export const receivedQuery = queryOptions({
  queryKey: teamKeys.received(),
  queryFn: ({ signal }) => api.team.listReceivedInvitations({}, { signal }),
});

/** The role and the ceiling per purchase of this person. */
export const ownPlaceQuery = queryOptions({
  queryKey: teamKeys.own(),
  queryFn: ({ signal }) => api.team.getOwnPlace({}, { signal }),
});

interface Tell<T, V> {
  readonly onSuccess: (answer: T, variables: V) => void;
  readonly onError: (error: Error) => void;
}

const refreshes = [teamKeys.all];

export function useInvite(tell: Tell<Invitation, CallInput<'team', 'inviteMember'>['body']>) {
  return useChange({
    send: (body: CallInput<'team', 'inviteMember'>['body']) => api.team.inviteMember({ body }),
    refreshes,
    ...tell,
  });
}

export function useUpdateMember(member: number, tell: Tell<Member, Place>) {
  return useChange({
    send: (body: Place) => api.team.updateMember({ params: { member }, body }),
    // The own role decides what the pages show.
    refreshes: [teamKeys.all, accountKeys.all],
    ...tell,
  });
}

export interface Removal {
  readonly member: number;
  /** What becomes of the links that they made. */
  readonly share_links: LinksAfter;
}

/** Links are listed with their makers, so they are read again too. */
export function useRemoveMember(tell: Tell<unknown, Removal>) {
  return useChange({
    send: ({ member, share_links }: Removal) => api.team.removeMember({ params: { member }, query: { share_links } }),
    refreshes: [teamKeys.all, shareKeys.all],
    ...tell,
  });
}

/** Leaves the account; the caller then opens another one. */
export function useLeaveTeam(tell: Tell<unknown, void>) {
  return useChange({ send: () => api.team.leaveTeam({ body: {} }), refreshes: [], ...tell });
}

export function useResendInvitation(tell: Tell<Invitation, number>) {
  return useChange({
    send: (invitation: number) => api.team.resendInvitation({ params: { invitation }, body: {} }),
    refreshes,
    ...tell,
  });
}

export function useTakeInvitationBack(tell: Tell<Invitation, number>) {
  return useChange({ send: (invitation: number) => api.team.takeInvitationBack({ params: { invitation } }), refreshes, ...tell });
}

export interface InvitationAnswer {
  readonly received: number;
  readonly is_accepted: boolean;
}

/** Accepts or declines an invitation; the switcher shows an accepted account at once. */
export function useAnswerInvitation(tell: Tell<CallAnswer<'team', 'answerInvitation'>, InvitationAnswer>) {
  return useChange({
    send: ({ received, is_accepted }: InvitationAnswer) => api.team.answerInvitation({ params: { received }, body: { is_accepted } }),
    refreshes: [teamKeys.received(), accountKeys.services()],
    ...tell,
  });
}
