import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { AdvertiserService } from './advertiser.service.ts';
import type { ProfileService } from './profile.service.ts';

export function profileHandlers(service: ProfileService, advertiser: AdvertiserService): HandlersOf<'profile'> {
  return {
    changeUsername: ({ caller, body }) => service.changeUsername(caller, body.username),
    uploadImage: ({ caller, request }) => service.uploadImage(caller, request.findFile),
    deleteImage: ({ caller }) => service.deleteImage(caller),
    getImage: ({ params }) => service.getImage(params.image),
    sendEmailCode: ({ caller }) => service.sendEmailCode(caller),
    confirmEmail: ({ caller, body }) => service.confirmEmail(caller, body.code),
    listSessions: async ({ caller }) => succeed(await service.listSessions(caller)),
    endSession: ({ caller, params }) => service.endSession(caller, params.session),
    endOtherSessions: ({ caller }) => service.endOtherSessions(caller),
    listStaffVisits: async ({ caller, query }) => succeed(await service.listStaffVisits(caller, query)),
    getAdvertiserProfile: async ({ caller }) => succeed(await advertiser.getProfile(caller)),
    getAdvertiserConfig: async ({ caller }) => succeed(await advertiser.getConfig(caller)),
    getPublisherProfile: async ({ caller }) => succeed(await advertiser.getPublisherProfile(caller)),
  };
}
