import { expect, test } from 'vitest';
import {
  anyPublisherFilterFields,
  listAvailabilityHours,
  getFollowersMinimum,
  packageFilterFields,
  PUBLISHER_FILTER_FIELDS,
  publisherFilterFields,
  type PublisherFilterView,
} from './publisher-filters.ts';
import { parseFilters } from './decode-filters.ts';
import type { FilterField } from './filters.ts';
import { MEDIA_TYPES, PLATFORM_PAIRS, type MediaType } from '#platforms/platforms.ts';

const VIEW: PublisherFilterView = {
  media_type: 'INSTAGRAM',
  content_type: 'STORY',
  isStaffView: true,
  flags: { 'panel-recommender-toggle': true },
};
const OFF = { 'panel-recommender-toggle': false };
const findField = (key: string, view: Partial<PublisherFilterView> = {}): FilterField | undefined =>
  publisherFilterFields({ ...VIEW, ...view }).find((field) => field.key === key);
const listKeys = (view: Partial<PublisherFilterView>) => publisherFilterFields({ ...VIEW, ...view }).map(({ key }) => key);

const EVERYWHERE = ['search', 'pageType', 'availabilityHours', 'price', 'followers', 'categories', 'selectedOnly', 'willProvideInsight'];

test.each<[string, Partial<PublisherFilterView>, string[]]>([
  ['staff, on an Instagram story', {}, ['storyNumber', 'recommendedOnly', 'score', 'reliableOnly']],
  ['an advertiser, on an Instagram story', { isStaffView: false }, ['storyNumber', 'recommendedOnly']],
  ['staff without the recommender', { flags: OFF }, ['storyNumber', 'score', 'reliableOnly']],
  ['an advertiser, on an Instagram post', { isStaffView: false, content_type: 'POST' }, ['recommendedOnly']],
  ['an advertiser on LinkedIn', { isStaffView: false, media_type: 'LINKEDIN', content_type: 'POST', flags: OFF }, []],
])('%s has the filters of everybody, and %j', (_, view, more) => {
  expect(listKeys(view).toSorted()).toEqual([...EVERYWHERE, ...more].toSorted());
});

test('only an Instagram story is filtered by its number of stories', () => {
  const pairs = PLATFORM_PAIRS.filter(({ media_type, content_type }) => listKeys({ media_type, content_type }).includes('storyNumber'));
  expect(pairs.map((pair) => `${pair.media_type} ${pair.content_type}`)).toEqual(['INSTAGRAM STORY']);
});

test.each<[MediaType, number, number]>([
  ['INSTAGRAM', 10_000, 2_000],
  ['TELEGRAM', 10_000, 10_000],
  ['LINKEDIN', 1_000, 1_000],
  ['BALE', 5_000, 5_000],
  ['SOROUSH', 5_000, 5_000],
  ['EITAA', 5_000, 5_000],
  ['RUBIKA', 5_000, 5_000],
])('on %s followers begin at %d, for staff at %d', (media_type, ordinary, staff) => {
  expect([getFollowersMinimum(media_type, false), getFollowersMinimum(media_type, true)]).toEqual([ordinary, staff]);
  expect(findField('followers', { media_type, isStaffView: false })).toMatchObject({ limits: { from: ordinary, to: 25_000_000 } });
  expect(findField('followers', { media_type })).toMatchObject({ limits: { from: staff, to: 25_000_000 } });
});

test('prices and scores have limits, and are whole numbers', () => {
  expect(findField('price')).toEqual({ key: 'price', type: 'number', isWhole: true, limits: { from: 20_000, to: 500_000_000 } });
  expect(findField('score')).toEqual({ key: 'score', type: 'number', isWhole: true, limits: { from: 0, to: 10 } });
});

test('a post stays 12, 24 or 48 hours; on LinkedIn one day or one week', () => {
  expect(MEDIA_TYPES.map((media) => listAvailabilityHours(media).join())).toEqual(
    MEDIA_TYPES.map((media) => (media === 'LINKEDIN' ? '24,168' : '12,24,48')),
  );
  expect(findField('availabilityHours', { media_type: 'LINKEDIN' })).toMatchObject({ options: ['24', '168'], isMultiple: true });
});

/** A field without its limits and options. */
const getShape = (field: FilterField) => ({ ...field, limits: undefined, options: undefined });
const listLimits = (field: FilterField) => (field.type === 'number' ? [field.limits.from, field.limits.to] : []);
const listOptions = (field: FilterField) => (field.type === 'select' ? [field.options].flat() : []);

test.each(MEDIA_TYPES)('the widest fields include those of %s', (media_type) => {
  for (const field of publisherFilterFields({ ...VIEW, media_type })) {
    const widest = PUBLISHER_FILTER_FIELDS.find(({ key }) => key === field.key)!;
    expect(getShape(widest)).toEqual(getShape(field));
    expect(listOptions(widest)).toEqual(expect.arrayContaining(listOptions(field)));
    const ends = [...listLimits(field), ...listLimits(widest)];
    expect(listLimits(widest)).toEqual(ends.length === 0 ? [] : [Math.min(...ends), Math.max(...ends)]);
  }
});

test('the widest fields are those that staff see on an Instagram story', () => {
  expect(PUBLISHER_FILTER_FIELDS.map(({ key }) => key)).toEqual(listKeys({}));
});

test('a filter for staff, for another format or for a switched-off recommender is unknown and not listed as allowed', () => {
  const texts = ['score,gt,7', 'reliableOnly,true', 'storyNumber,single', 'recommendedOnly,true', 'price,gt,20000'];
  const ordinary = publisherFilterFields({ media_type: 'LINKEDIN', content_type: 'POST', isStaffView: false, flags: OFF });
  const issues = ['score', 'reliableOnly', 'storyNumber', 'recommendedOnly'].map((key) => ({
    key,
    code: 'filter_unknown',
    values: [],
    allowed: { type: 'keys', keys: EVERYWHERE },
  }));
  expect(parseFilters(texts, ordinary)).toEqual({ ok: false, error: { code: 'filter_invalid', issues } });
  expect(parseFilters(texts, publisherFilterFields(VIEW)).ok).toBe(true);
});

test('packages have every filter except selectedOnly', () => {
  const keys = packageFilterFields(VIEW).map(({ key }) => key);
  expect(listKeys({}).filter((key) => !keys.includes(key))).toEqual(['selectedOnly']);
});

test('without a format the filters are those of all platforms, and staff alone see theirs', () => {
  const keysFor = (isStaffView: boolean) => anyPublisherFilterFields({ isStaffView, flags: VIEW.flags }).map(({ key }) => key);
  expect(keysFor(true)).toEqual(PUBLISHER_FILTER_FIELDS.map(({ key }) => key));
  expect(keysFor(true).filter((key) => !keysFor(false).includes(key))).toEqual(['score', 'reliableOnly']);
});
