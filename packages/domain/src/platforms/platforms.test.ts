import { expect, test } from 'vitest';
import {
  getAudienceWord,
  CAMPAIGN_TYPES,
  CONTENT_TYPES,
  listContentTypes,
  isAllowedCombination,
  isChannelPlatform,
  MEDIA_TYPES,
  PLATFORM_PAIRS,
  getPublisherWord,
  isPlatformFormat,
} from './platforms.ts';

const COMBINATIONS = [
  'INSTAGRAM POST REACH',
  'INSTAGRAM POST INFLUENCE',
  'INSTAGRAM STORY REACH',
  'INSTAGRAM STORY INFLUENCE',
  'INSTAGRAM STORY CPM',
  'TELEGRAM POST REACH',
  'TELEGRAM POST CPM',
  'LINKEDIN POST INFLUENCE',
  'BALE POST REACH',
  'EITAA POST REACH',
  'RUBIKA POST REACH',
  'RUBIKA PIN CPM',
  'SOROUSH POST REACH',
  'SOROUSH PIN CPC',
  'SOROUSH IN_CHANNEL CPM',
];

test('of the 112 combinations exactly fifteen can be bought', () => {
  expect(MEDIA_TYPES.length * CONTENT_TYPES.length * CAMPAIGN_TYPES.length).toBe(112);
  const allowed = MEDIA_TYPES.flatMap((media) =>
    CONTENT_TYPES.flatMap((content) =>
      CAMPAIGN_TYPES.filter((campaign) => isAllowedCombination(media, content, campaign)).map(
        (campaign) => `${media} ${content} ${campaign}`,
      ),
    ),
  );
  expect(allowed.toSorted()).toEqual(COMBINATIONS.toSorted());
});

test('no pair of platform and format is listed twice', () => {
  const keys = PLATFORM_PAIRS.map((pair) => `${pair.media_type} ${pair.content_type}`);
  expect(new Set(keys).size).toBe(11);
  expect(keys).toHaveLength(11);
});

test('the formats of a platform are those of its pairs', () => {
  const pairs = MEDIA_TYPES.flatMap((media) => listContentTypes(media).map((content) => `${media} ${content}`));
  expect(pairs.toSorted()).toEqual(PLATFORM_PAIRS.map((pair) => `${pair.media_type} ${pair.content_type}`).toSorted());
});

test('channels have members, pages have followers', () => {
  const words = MEDIA_TYPES.map((media) => `${getPublisherWord(media)} ${getAudienceWord(media)}`);
  expect(words).toEqual(MEDIA_TYPES.map((media) => (isChannelPlatform(media) ? 'channel member' : 'page follower')));
});

test('messengers have channels, Instagram and LinkedIn have pages', () => {
  expect(MEDIA_TYPES.filter(isChannelPlatform)).toEqual(['TELEGRAM', 'BALE', 'SOROUSH', 'EITAA', 'RUBIKA']);
});

test('a format exists on its own platforms', () => {
  expect([isPlatformFormat('INSTAGRAM', 'STORY'), isPlatformFormat('SOROUSH', 'PIN'), isPlatformFormat('INSTAGRAM', 'PIN')]).toEqual([
    true,
    true,
    false,
  ]);
});
