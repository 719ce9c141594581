import { expect, test } from 'vitest';
import { checkMediaFile } from '@jarchi/domain/creatives/media-files.ts';
import { mediaLimitsOf } from '@jarchi/domain/creatives/media-limits.ts';
import { readImageFacts, typeOfBytes } from './image-facts.ts';
import { mediaIssueText } from './media-texts.ts';

const limits = mediaLimitsOf('INSTAGRAM', 'STORY');

test('a file is what its bytes say', () => {
  expect(typeOfBytes(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe('image/png');
  expect(typeOfBytes(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg');
  expect(typeOfBytes(new TextEncoder().encode('GIF89a'))).toBe('image/gif');
  expect(typeOfBytes(new TextEncoder().encode('salaam'))).toBeUndefined();
});

test('a text named .png is refused in words before it is sent', async () => {
  const facts = await readImageFacts(new File(['این عکس نیست'], 'story.png', { type: 'image/png' }));
  if (!facts.ok) throw new Error('unread');
  expect(checkMediaFile(facts.value, limits).map(mediaIssueText)).toEqual(['این فایل عکس نیست. فایل JPG، PNG یا GIF برگزینید.']);
});

test('an image of 12 MB is refused with both sizes', () => {
  const issues = checkMediaFile({ type: 'image/png', size: 12 * 1_048_576, width: 1080, height: 1920, duration: null }, limits);
  expect(issues.map(mediaIssueText)).toEqual(['حجم این فایل ۱۲ مگابایت است؛ بیشترین حجم عکس ۱۰ مگابایت است.']);
});
