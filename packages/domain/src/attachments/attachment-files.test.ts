import { expect, test } from 'vitest';
import { ATTACHMENT_BYTES, checkAttachment } from './attachment-files.ts';

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
