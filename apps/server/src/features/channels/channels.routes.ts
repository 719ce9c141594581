import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { ChannelsService } from './channels.service.ts';

type ChannelCall = 'getChannels' | 'saveNoticeChoices' | 'createChannelLink' | 'linkBrowser' | 'unlinkChannel' | 'testChannel';

export function channelsHandlers(service: ChannelsService): Pick<HandlersOf<'channels'>, ChannelCall> {
  return {
    getChannels: async ({ caller }) => succeed(await service.getChannels(caller)),
    saveNoticeChoices: ({ caller, body }) => service.saveChoices(caller, body),
    createChannelLink: ({ caller, body }) => service.createLink(caller, body),
    linkBrowser: ({ caller, body }) => service.linkBrowser(caller, body),
    unlinkChannel: ({ caller, params }) => service.unlink(caller, params.id),
    testChannel: ({ caller, body }) => service.test(caller, body),
  };
}
