import { ATTACHMENT_BYTES, TICKET_VIDEO_BYTES } from '@jarchi/domain/attachments/attachment-files.ts';
import { expect, test } from 'vitest';
import { findFileIssue, limitsText } from './file-limits.ts';

/** A file of a size that no test has to hold in memory. */
function fileOf(type: string, size: number, name = 'file'): File {
  return Object.defineProperty(new File([], name, { type }), 'size', { value: size });
}

test('the limits of a ticket’s files are 10 MB, and 50 MB for films', () => {
  expect(limitsText).toBe('بیشترین حجم عکس، PDF و متن ۱۰ مگابایت و ویدئو ۵۰ مگابایت است؛ تا ۵ پیوست.');
});

test('a file of exactly the limit is taken; a larger one is refused with the limits', () => {
  for (const [type, limit] of [
    ['image/png', ATTACHMENT_BYTES],
    ['application/pdf', ATTACHMENT_BYTES],
    ['text/csv', ATTACHMENT_BYTES],
    ['video/mp4', TICKET_VIDEO_BYTES],
    ['video/quicktime', TICKET_VIDEO_BYTES],
  ] as const) {
    expect(findFileIssue(fileOf(type, limit))).toBeUndefined();
    expect(findFileIssue(fileOf(type, limit + 1))).toBe(limitsText);
  }
});

test('a program and an empty file are refused by their names', () => {
  expect(findFileIssue(fileOf('application/x-msdownload', 9, 'tool.exe'))).toContain('«tool.exe» پذیرفته نشد');
  expect(findFileIssue(fileOf('', 0, 'a.log'))).toBe('«a.log» خالی است.');
});

test('an iPhone’s photo is refused with the way out', () => {
  expect(findFileIssue(fileOf('image/heic', 9, 'IMG_1.HEIC'))).toContain('«سازگارترین»');
});
