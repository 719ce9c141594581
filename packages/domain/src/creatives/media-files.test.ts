import { expect, test } from 'vitest';
import { checkMediaFile, IMAGE_TYPES, mediaLimitsOf, VIDEO_TYPES, warnMediaFile, type MediaFileFacts } from './media-files.ts';
import { PLATFORM_PAIRS } from '#platforms/platforms.ts';

const MB = 1_048_576;
const IMAGE: MediaFileFacts = { type: 'image/png', size: 1_000, width: 1_080, height: 1_920, duration: null };
const VIDEO: MediaFileFacts = { type: 'video/mp4', size: 1_000, width: 1_080, height: 1_920, duration: 15 };
const STORY = mediaLimitsOf('INSTAGRAM', 'STORY');

const codesOf = (file: MediaFileFacts, limits = STORY): string[] => checkMediaFile(file, limits).map((issue) => issue.code);

const LIMITS = PLATFORM_PAIRS.map(({ media_type, content_type }) => {
  const isInstagram = media_type === 'INSTAGRAM';
  return [media_type, content_type, isInstagram ? 200 : 100, isInstagram && content_type === 'STORY' ? 60 : 600] as const;
});

test.each(LIMITS)('%s %s takes images of 10 MB, videos of %d MB and %d seconds, and no more', (media, content, videoMb, seconds) => {
  const limits = mediaLimitsOf(media, content);
  for (const [file, limit_bytes] of [
    [IMAGE, 10 * MB],
    [VIDEO, videoMb * MB],
  ] as const) {
    expect(checkMediaFile({ ...file, size: limit_bytes - 1 }, limits)).toEqual([]);
    expect(checkMediaFile({ ...file, size: limit_bytes }, limits)).toEqual([]);
    expect(checkMediaFile({ ...file, size: limit_bytes + 1 }, limits)).toEqual([
      { code: 'file_too_large', limit_bytes, size: limit_bytes + 1 },
    ]);
  }
  expect(checkMediaFile({ ...VIDEO, duration: seconds }, limits)).toEqual([]);
  expect(checkMediaFile({ ...VIDEO, duration: seconds + 0.1 }, limits)).toEqual([
    { code: 'video_max_duration', limit_seconds: seconds, duration: seconds + 0.1 },
  ]);
});

test('the listed image and video types pass, and no other', () => {
  expect([...IMAGE_TYPES, ...VIDEO_TYPES]).toEqual(['image/jpeg', 'image/gif', 'image/png', 'video/mp4', 'video/quicktime']);
  for (const type of [...IMAGE_TYPES, ...VIDEO_TYPES]) expect(codesOf({ ...IMAGE, type })).toEqual([]);
  for (const type of ['image/webp', 'image/svg+xml', 'image/jpg', 'IMAGE/PNG', 'video/webm', 'text/plain', ''])
    expect(checkMediaFile({ ...IMAGE, type }, STORY)).toEqual([{ code: 'file_type_not_allowed', type }]);
});

test('a file of a wrong type is told that alone', () => {
  expect(codesOf({ type: 'text/plain', size: 999 * MB, width: 0, height: 0, duration: 9_999 })).toEqual(['file_type_not_allowed']);
});

test('an image that moves has no longest duration', () => {
  expect(codesOf({ ...IMAGE, type: 'image/gif', duration: 900 })).toEqual([]);
});

test.each([
  [5_000, 5_000, true],
  [5_000, 5_001, false],
  [9_000, 1_000, true],
  [9_001, 1_000, false],
  [50, 1_000, true],
  [49, 1_000, false],
  [1_000, 50, true],
  [1_001, 50, false],
  [1, 1, true],
  [0, 10, false],
  [10, 0, false],
  [0, 0, false],
  [-5, 10, false],
])('a file of %d × %d pixels may be used: %s', (width, height, isUsable) => {
  expect(checkMediaFile({ ...IMAGE, width, height }, STORY)).toEqual(
    isUsable ? [] : [{ code: 'file_dimensions_constraints', width, height }],
  );
});

test('all that is wrong with a file is said at once', () => {
  expect(codesOf({ ...VIDEO, size: 201 * MB, duration: 61, width: 10_000, height: 10_000 })).toEqual([
    'file_too_large',
    'video_max_duration',
    'file_dimensions_constraints',
  ]);
});

test.each([
  ['STORY', 499, 'ratio_below_recommended'],
  ['STORY', 500, undefined],
  ['STORY', 750, undefined],
  ['STORY', 751, 'ratio_above_recommended'],
  ['POST', 749, 'ratio_below_recommended'],
  ['POST', 750, undefined],
  ['POST', 1_333, undefined],
  ['POST', 1_334, 'ratio_above_recommended'],
] as const)('an Instagram %s, %d wide and 1000 high, is warned of %s', (content_type, width, code) => {
  expect(warnMediaFile({ width, height: 1_000 }, mediaLimitsOf('INSTAGRAM', content_type))).toEqual(
    code === undefined ? [] : [{ code, ratio: width / 1_000 }],
  );
});

test('where no ratio is recommended none is warned of', () => {
  for (const { media_type, content_type } of PLATFORM_PAIRS.filter((pair) => pair.media_type !== 'INSTAGRAM'))
    expect(warnMediaFile({ width: 1, height: 20 }, mediaLimitsOf(media_type, content_type))).toEqual([]);
  expect(warnMediaFile({ width: 10, height: 0 }, STORY)).toEqual([]);
});
