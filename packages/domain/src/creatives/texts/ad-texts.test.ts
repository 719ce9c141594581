import { expect, test } from 'vitest';
import { CONTENT_TYPES, MEDIA_TYPES } from '#platforms/platforms.ts';
import { checkAdTexts, findAdTextLimits } from './ad-texts.ts';

const FORMATS = [
  ['SOROUSH', 'PIN', 36, 38, 20],
  ['SOROUSH', 'IN_CHANNEL', 30, 150, 20],
  ['RUBIKA', 'PIN', 70, 150, 20],
] as const;

test.each(FORMATS)(
  '%s %s shows titles of %d, descriptions of %d and buttons of %d characters',
  (media_type, content_type, title, description, button) => {
    const limits = findAdTextLimits(media_type, content_type)!;
    expect(limits).toEqual({ title, description, button });
    const write = (extra: number) => ({
      title: 'آ'.repeat(title + extra),
      description: 'آ'.repeat(description + extra),
      button: '😀'.repeat(button + extra),
    });
    expect([checkAdTexts(write(-1), limits), checkAdTexts(write(0), limits)]).toEqual([[], []]);
    expect(checkAdTexts(write(1), limits)).toEqual([
      { part: 'title', code: 'too_long', limit: title },
      { part: 'description', code: 'too_long', limit: description },
      { part: 'button', code: 'too_long', limit: button },
    ]);
  },
);

test('only the part that is too long is named', () => {
  const limits = findAdTextLimits('SOROUSH', 'PIN')!;
  expect(checkAdTexts({ title: '', description: 'آ'.repeat(39), button: '' }, limits)).toEqual([
    { part: 'description', code: 'too_long', limit: 38 },
  ]);
});

test('no other format is an ad', () => {
  const formats = MEDIA_TYPES.flatMap((media) => CONTENT_TYPES.map((content) => [media, content] as const));
  const withAds = formats.filter(([media, content]) => findAdTextLimits(media, content) !== undefined);
  expect(new Set(withAds.map(String))).toEqual(new Set(FORMATS.map(([media, content]) => `${media},${content}`)));
});
