import { emptyDraft, type CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { publishedFiles } from '@jarchi/domain/drafts/steps/content-step.ts';
import { expect, test } from 'vitest';
import { listFileWarnings } from './FilesField.tsx';
import { getAccept, fileCountLimit, filesPatch, moveItem, refuseCreative, refuseGuide } from './file-limits.ts';

const draft = (change: Partial<CampaignDraft>): CampaignDraft => ({ ...emptyDraft(), ...change });
const getFile = (id: number) => ({ id, name: 'a', type: 'image/png', size: 1, width: 3, height: 4, duration: null, url: '/a' });
const pin = draft({ media_type: 'SOROUSH', content_type: 'PIN', campaign_type: 'CPC' });
const facts = { type: 'image/png', size: 12 * 1_048_576, width: 1080, height: 1920, duration: null };

test('a single story takes one file, a double two, a post ten slides, an ad one picture', () => {
  expect(fileCountLimit(draft({}))).toBe(1);
  expect(fileCountLimit(draft({ story_number: 'double' }))).toBe(2);
  expect(fileCountLimit(draft({ content_type: 'POST' }))).toBe(10);
  expect(fileCountLimit(pin)).toBe(1);
  expect(getAccept(pin, false)).not.toContain('video');
  expect(getAccept(draft({}), true)).toContain('application/pdf');
});

test('the slides of an Instagram post have their own field, and a single file uses the common one', () => {
  const post = draft({ content_type: 'POST', content_files: [getFile(1)] });
  const three = { ...post, ...filesPatch(post, [getFile(1), getFile(2), getFile(3)]) };
  expect(three.content_instagram_post_files).toHaveLength(3);
  expect(three.content_files).toEqual([]);
  const one = { ...three, ...filesPatch(three, [getFile(2)]) };
  expect(publishedFiles(one).map(({ id }) => id)).toEqual([2]);
  expect(one.content_instagram_post_files).toEqual([]);
});

test('a file that is too large is refused with its size and the limit, and a film for a pin is refused by its type', () => {
  expect(refuseCreative(draft({}), facts)).toEqual(['حجم این فایل ۱۲ مگابایت است؛ بیشترین حجم ۱۰ مگابایت است.']);
  expect(refuseCreative(pin, { ...facts, type: 'video/mp4', size: 9 })).toEqual([
    'این‌جا تنها عکس پذیرفته می‌شود؛ فایل JPG، PNG یا GIF برگزینید.',
  ]);
});

test('a film that messengers do not play has a warning beside it', () => {
  const film = { ...getFile(1), type: 'video/mp4', duration: 9 };
  const warned = listFileWarnings(draft({ content_type: 'POST', content_files: [film, { ...film, id: 2, rare_coding: 'hevc' }] }));
  expect(warned).toEqual([[], [expect.stringContaining('HEVC')]]);
});

test('a HEIC picture and an animated PNG are refused with the way out, as content and as a guide', () => {
  const say = (type: string) =>
    [refuseCreative(draft({}), { ...facts, type, size: 9 }), refuseGuide(pin, { ...facts, type, size: 9 })].flat();
  for (const text of say('image/heic')) expect(text).toContain('«سازگارترین»');
  for (const text of say('image/apng')) expect(text).toContain('PNG ساده');
  expect([say('image/heic').length, say('image/apng').length]).toEqual([2, 2]);
});

test('a guide may be a PDF, but a post may not', () => {
  const pdf = { type: 'application/pdf', size: 9, width: 0, height: 0, duration: null };
  expect(refuseGuide(draft({}), pdf)).toEqual([]);
  expect(refuseCreative(draft({}), pdf)).toHaveLength(1);
});

test('an item moves to another place, but never out of the list', () => {
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});
