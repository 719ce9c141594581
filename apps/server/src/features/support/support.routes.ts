import type { HandlersOf } from '#infra/http/handler.ts';
import type { SupportService } from './support.service.ts';

export function supportHandlers(service: SupportService): HandlersOf<'support'> {
  return {
    getChatIdentity: ({ caller, params }) => service.findChatIdentity(caller, params.account),
    createChatIdentity: ({ caller, params, body }) => service.createChatIdentity(caller, params.account, body.user_id),
  };
}
