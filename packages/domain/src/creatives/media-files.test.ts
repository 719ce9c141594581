import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkMediaFile, warnMediaFile, type MediaFileFacts } from './media-files.ts';
import { GENERIC_MEDIA_LIMITS, getMediaLimits } from './media-limits.ts';
import { IMAGE_TYPES, VIDEO_TYPES } from '#media/media-types.ts';
import { PLATFORM_PAIRS, type ContentType, type MediaType } from '#platforms/platforms.ts';

const MB = 1_048_576;
const IMAGE: MediaFileFacts = { type: 'image/png', size: 1_000, width: 1_080, height: 1_920, duration: null };
const VIDEO: MediaFileFacts = { type: 'video/mp4', size: 1_000, width: 1_080, height: 1_920, duration: 15 };
const STORY = getMediaLimits('INSTAGRAM', 'STORY');

const listCodes = (file: MediaFileFacts, limits = STORY): string[] => checkMediaFile(file, limits).map((issue) => issue.code);

const LIMITS = PLATFORM_PAIRS.map(({ media_type, content_type }) => {
  const isInstagram = media_type === 'INSTAGRAM';
  const imageMb = media_type === 'SOROUSH' && content_type === 'PIN' ? 1 : 10;
  // An ad of a network is one picture.
  const videoMb = (media_type === 'SOROUSH' && content_type !== 'POST') || (media_type === 'RUBIKA' && content_type === 'PIN') ? 0 : 100;
  return [media_type, content_type, imageMb, isInstagram ? 200 : videoMb, isInstagram && content_type === 'STORY' ? 60 : 600] as const;
});

test.each(LIMITS)(
  '%s %s takes images of %d MB, videos of %d MB and %d seconds, and no more',
  (media, content, imageMb, videoMb, seconds) => {
    const limits = getMediaLimits(media, content);
    const kinds = [[IMAGE, imageMb * MB] as const, ...(videoMb > 0 ? [[VIDEO, videoMb * MB] as const] : [])];
    for (const [file, limit_bytes] of kinds) {
      expect(checkMediaFile({ ...file, size: limit_bytes - 1 }, limits)).toEqual([]);
      expect(checkMediaFile({ ...file, size: limit_bytes }, limits)).toEqual([]);
      expect(checkMediaFile({ ...file, size: limit_bytes + 1 }, limits)).toEqual([
        { code: 'file_too_large', limit_bytes, size: limit_bytes + 1 },
      ]);
    }
    const refused = [{ code: 'file_type_not_allowed', type: 'video/mp4' }];
    const tooLong = [{ code: 'video_max_duration', limit_seconds: seconds, duration: seconds + 0.1 }];
    expect(checkMediaFile({ ...VIDEO, duration: seconds }, limits)).toEqual(videoMb === 0 ? refused : []);
    expect(checkMediaFile({ ...VIDEO, duration: seconds + 0.1 }, limits)).toEqual(videoMb === 0 ? refused : tooLong);
  },
);

test('a file without a platform has the generic limits', () => {
  expect(GENERIC_MEDIA_LIMITS).toEqual({
    areVideosTaken: true,
    imageBytes: 10 * MB,
    videoBytes: 100 * MB,
    videoSeconds: 600,
    recommendedRatio: null,
  });
});

test('the listed image and video types are accepted, and no others', () => {
  expect([...IMAGE_TYPES, ...VIDEO_TYPES]).toEqual(['image/jpeg', 'image/gif', 'image/png', 'video/mp4', 'video/quicktime']);
  for (const type of [...IMAGE_TYPES, ...VIDEO_TYPES]) expect(listCodes({ ...IMAGE, type })).toEqual([]);
  for (const type of ['image/webp', 'image/svg+xml', 'image/jpg', 'IMAGE/PNG', 'video/webm', 'text/plain', ''])
    expect(checkMediaFile({ ...IMAGE, type }, STORY)).toEqual([{ code: 'file_type_not_allowed', type }]);
});

test('a file of a wrong type gets that issue alone', () => {
  expect(listCodes({ type: 'text/plain', size: 999 * MB, width: 0, height: 0, duration: 9_999 })).toEqual(['file_type_not_allowed']);
});

test('an animated image has no maximum duration, and a video of unknown length is accepted', () => {
  expect(listCodes({ ...IMAGE, type: 'image/gif', duration: 900 })).toEqual([]);
  expect(listCodes({ ...VIDEO, duration: null })).toEqual([]);
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
  [7, 140, true],
  [7, 141, false],
  [140, 7, true],
  [141, 7, false],
  [1, 1, true],
  [0, 10, false],
  [10, 0, false],
  [0, 0, false],
  [-5, 10, false],
  [-5, -10, false],
  [NaN, 10, false],
])('a file of %d × %d pixels is accepted: %s', (width, height, isUsable) => {
  expect(checkMediaFile({ ...IMAGE, width, height }, STORY)).toEqual(
    isUsable ? [] : [{ code: 'file_dimensions_constraints', width, height }],
  );
});

test('a file turned by 90 degrees gets the same answer', () => {
  const side = fc.integer({ min: 0, max: 10_001 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      expect(listCodes({ ...IMAGE, width, height })).toEqual(listCodes({ ...IMAGE, width: height, height: width }));
    }),
  );
});

test('all issues of a file are returned at once', () => {
  expect(listCodes({ ...VIDEO, size: 201 * MB, duration: 61, width: 10_000, height: 10_000 })).toEqual([
    'file_too_large',
    'video_max_duration',
    'file_dimensions_constraints',
  ]);
});

const BELOW = 'ratio_below_recommended';
const ABOVE = 'ratio_above_recommended';

test.each<[MediaType, ContentType, number, number, string?]>([
  ['INSTAGRAM', 'STORY', 499, 1_000, BELOW],
  ['INSTAGRAM', 'STORY', 500, 1_000],
  ['INSTAGRAM', 'STORY', 1_080, 1_920],
  ['INSTAGRAM', 'STORY', 750, 1_000],
  ['INSTAGRAM', 'STORY', 751, 1_000, ABOVE],
  ['INSTAGRAM', 'POST', 749, 1_000, BELOW],
  ['INSTAGRAM', 'POST', 750, 1_000],
  ['INSTAGRAM', 'POST', 1_333, 1_000],
  ['INSTAGRAM', 'POST', 1_600, 1_200],
  ['INSTAGRAM', 'POST', 1_334, 1_000, ABOVE],
  ['SOROUSH', 'PIN', 949, 1_000, BELOW],
  ['SOROUSH', 'PIN', 950, 1_000],
  ['SOROUSH', 'PIN', 512, 512],
  ['SOROUSH', 'PIN', 1_050, 1_000],
  ['SOROUSH', 'PIN', 1_051, 1_000, ABOVE],
  ['RUBIKA', 'PIN', 949, 1_000, BELOW],
  ['RUBIKA', 'PIN', 950, 1_000],
  ['RUBIKA', 'PIN', 1_050, 1_000],
  ['RUBIKA', 'PIN', 1_051, 1_000, ABOVE],
  ['SOROUSH', 'IN_CHANNEL', 580, 380, BELOW],
  ['SOROUSH', 'IN_CHANNEL', 581, 380],
  ['SOROUSH', 'IN_CHANNEL', 600, 380],
  ['SOROUSH', 'IN_CHANNEL', 619, 380],
  ['SOROUSH', 'IN_CHANNEL', 620, 380, ABOVE],
])('%s %s, %d × %d, is warned of %s', (media_type, content_type, width, height, code) => {
  expect(warnMediaFile({ width, height }, getMediaLimits(media_type, content_type))).toEqual(
    code === undefined ? [] : [{ code, ratio: width / height }],
  );
});

test('without a recommended ratio there is no warning', () => {
  const recommended = PLATFORM_PAIRS.filter(
    ({ media_type, content_type }) => getMediaLimits(media_type, content_type).recommendedRatio !== null,
  );
  expect(recommended.map(({ media_type, content_type }) => `${media_type} ${content_type}`)).toEqual([
    'INSTAGRAM POST',
    'INSTAGRAM STORY',
    'RUBIKA PIN',
    'SOROUSH PIN',
    'SOROUSH IN_CHANNEL',
  ]);
  expect(warnMediaFile({ width: 1, height: 20 }, GENERIC_MEDIA_LIMITS)).toEqual([]);
  expect(warnMediaFile({ width: 10, height: 0 }, STORY)).toEqual([]);
});

test('a film that messengers do not play is warned of, beside its ratio', () => {
  const codes = (file: Parameters<typeof warnMediaFile>[0]) => warnMediaFile(file, STORY).map(({ code }) => code);
  expect(codes({ width: 9, height: 16, rare_coding: 'hevc' })).toEqual(['video_rarely_played']);
  expect(codes({ width: 100, height: 100, rare_coding: 'prores' })).toEqual(['video_rarely_played', 'ratio_above_recommended']);
});

test('any text can be checked as a type', () => {
  fc.assert(fc.property(fc.string(), fc.double(), (type, size) => Array.isArray(checkMediaFile({ ...IMAGE, type, size }, STORY))));
});
