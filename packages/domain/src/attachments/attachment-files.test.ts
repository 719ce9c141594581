import { expect, test } from 'vitest';
import { ATTACHMENT_BYTES, checkAttachment, getAttachmentLimit, TICKET_VIDEO_BYTES } from './attachment-files.ts';

test.each([
  [{ type: 'image/png', size: 10 }, undefined],
  [{ type: 'application/pdf', size: ATTACHMENT_BYTES }, undefined],
  [{ type: 'application/pdf', size: ATTACHMENT_BYTES + 1 }, 'file_too_large'],
  [{ type: 'image/jpeg', size: 0 }, 'file_broken'],
  [{ type: 'video/mp4', size: 10 }, 'file_type_not_allowed'],
  [{ type: 'application/x-msdownload', size: 10 }, 'file_type_not_allowed'],
  [{ type: '', size: 0 }, 'file_type_not_allowed'],
])('%j has the issue %s', (file, code) => {
  expect(checkAttachment(file)?.code).toBe(code);
});

test.each([
  [{ type: 'video/mp4', size: TICKET_VIDEO_BYTES }, undefined],
  [{ type: 'video/quicktime', size: TICKET_VIDEO_BYTES + 1 }, 'file_too_large'],
  [{ type: 'text/plain', size: ATTACHMENT_BYTES }, undefined],
  [{ type: 'text/plain', size: ATTACHMENT_BYTES + 1 }, 'file_too_large'],
  [{ type: 'image/gif', size: ATTACHMENT_BYTES + 1 }, 'file_too_large'],
  [{ type: 'text/plain', size: 0 }, 'file_broken'],
  [{ type: 'text/html', size: 10 }, 'file_type_not_allowed'],
  [{ type: 'image/svg+xml', size: 10 }, 'file_type_not_allowed'],
])('with a ticket, %j has the issue %s', (file, code) => {
  expect(checkAttachment(file, 'ticket')?.code).toBe(code);
});

test('a film, which only tickets take, may be the largest file', () => {
  expect([getAttachmentLimit('request'), getAttachmentLimit('ticket')]).toEqual([ATTACHMENT_BYTES, TICKET_VIDEO_BYTES]);
});
