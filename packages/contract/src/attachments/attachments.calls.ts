import type { CallTable } from '../call.ts';

export const attachmentsCalls = {
  uploadAttachment: {
    method: 'POST',
    host: 'financial',
    path: '/mixin/attachments',
    access: 'account',
    for: 'everyone',
    isUpload: true,
    errors: ['daily_limit_reached', 'file_missing', 'file_type_not_allowed', 'file_too_large', 'file_broken'],
    summary:
      'Stores one picture or PDF for a bank slip or a request, or for a ticket also a text or a film: 10 MB at most, a film 50, checked by its bytes',
  },
  getAttachment: {
    method: 'GET',
    host: 'financial',
    path: '/mixin/attachments/{attachment}',
    access: 'account',
    for: 'everyone',
    answers: 'file',
    file: 'media',
    errors: ['not_found'],
    summary: 'The bytes of an attachment of the account',
  },
} as const satisfies CallTable;
