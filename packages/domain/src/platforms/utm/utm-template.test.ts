import { expect, test } from 'vitest';
import { CAMPAIGN_TYPES, CONTENT_TYPES, listContentTypes, MEDIA_TYPES } from '#platforms/platforms.ts';
import { defaultUtmTemplate, findUtmKeys, isUtmOffered, UTM_KEY_TEMPLATES, getUtmKeys, getUtmTags } from './utm-template.ts';

test('a default template has the platform, the campaign, the publisher and the term', () => {
  expect(defaultUtmTemplate('INSTAGRAM', 'REACH')).toEqual({
    utm_source_type: 'custom',
    utm_source_value: 'ig',
    utm_medium_type: 'custom',
    utm_medium_value: '',
    utm_campaign_type: 'variable',
    utm_campaign_value: 'campaign-id',
    utm_content_type: 'variable',
    utm_content_value: 'media-username',
    utm_term_type: 'variable',
    utm_term_value: 'term',
    utm_key_template: 1,
  });
});

test('only reach on Soroush and Rubika has a medium', () => {
  const mediums = MEDIA_TYPES.flatMap((media) =>
    CAMPAIGN_TYPES.map((type) => [media, type, defaultUtmTemplate(media, type).utm_medium_value]),
  );
  expect(mediums.filter(([, , medium]) => medium !== '')).toEqual([
    ['SOROUSH', 'REACH', 'spls-reach-post'],
    ['RUBIKA', 'REACH', 'rbk-reach-post'],
  ]);
});

test('every platform has its own short name, which needs no escaping', () => {
  const sources = MEDIA_TYPES.map((media) => getUtmTags(media, 'REACH').source);
  expect(new Set(sources).size).toBe(MEDIA_TYPES.length);
  expect(sources.every((source) => /^[a-z]{2,8}$/.test(source))).toBe(true);
});

test('of all formats exactly six can be tagged', () => {
  const offered = MEDIA_TYPES.flatMap((media) =>
    CONTENT_TYPES.filter((content) => isUtmOffered(media, content)).map((content) => `${media} ${content}`),
  );
  expect(offered).toEqual(['INSTAGRAM STORY', 'TELEGRAM POST', 'BALE POST', 'SOROUSH POST', 'EITAA POST', 'RUBIKA POST']);
  expect(listContentTypes('LINKEDIN').some((content) => isUtmOffered('LINKEDIN', content))).toBe(false);
});

test('the first key template has the common names, and no other exists', () => {
  expect(Object.values(findUtmKeys(1)!)).toEqual(['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term']);
  expect([0, 2, -1, 1.5, Number.NaN].map(findUtmKeys)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test('every listed key template is found, and names each part once', () => {
  for (const id of UTM_KEY_TEMPLATES) {
    expect(findUtmKeys(id)).toEqual(getUtmKeys(id));
    expect(new Set(Object.values(getUtmKeys(id))).size).toBe(5);
  }
  expect(defaultUtmTemplate('INSTAGRAM', 'REACH').utm_key_template).toBe(UTM_KEY_TEMPLATES[0]);
});
