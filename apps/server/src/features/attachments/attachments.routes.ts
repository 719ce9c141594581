import type { HandlersOf } from '#infra/http/handler.ts';
import type { AttachmentsService } from './attachments.service.ts';

export function attachmentsHandlers(service: AttachmentsService): HandlersOf<'attachments'> {
  return {
    uploadAttachment: ({ caller, query, request }) => service.uploadAttachment(caller, request.findFile, query.purpose),
    getAttachment: ({ caller, params }) => service.getAttachment(caller, params.attachment),
  };
}
