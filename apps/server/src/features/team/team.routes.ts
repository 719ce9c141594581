import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { TeamService } from './team.service.ts';

export function teamHandlers(service: TeamService): HandlersOf<'team'> {
  return {
    listMembers: async ({ caller }) => succeed(await service.listMembers(caller)),
    getOwnPlace: async ({ caller }) => succeed(await service.getOwnPlace(caller)),
    updateMember: ({ caller, params, body }) => service.updateMember(caller, params.member, body),
    removeMember: ({ caller, params, query }) => service.removeMember(caller, params.member, query.share_links),
    leaveTeam: ({ caller }) => service.leaveTeam(caller),
    listInvitations: async ({ caller }) => succeed(await service.listInvitations(caller)),
    inviteMember: ({ caller, body }) => service.inviteMember(caller, body),
    resendInvitation: ({ caller, params }) => service.resendInvitation(caller, params.invitation),
    takeInvitationBack: ({ caller, params }) => service.takeInvitationBack(caller, params.invitation),
    listReceivedInvitations: async ({ caller }) => succeed(await service.listReceivedInvitations(caller)),
    answerInvitation: ({ caller, params, body }) => service.answerInvitation(caller, params.received, body.is_accepted),
  };
}
