import { expect, test } from 'vitest';
import { getInterests, type PastCampaign } from './interests.ts';

const story = (...ad_categories: number[]): PastCampaign => ({ media_type: 'INSTAGRAM', content_type: 'STORY', ad_categories });
const post = (...ad_categories: number[]): PastCampaign => ({ media_type: 'TELEGRAM', content_type: 'POST', ad_categories });
const STORY = { media_type: 'INSTAGRAM', content_type: 'STORY' };
const POST = { media_type: 'TELEGRAM', content_type: 'POST' };

const pin = (...ad_categories: number[]): PastCampaign => ({ media_type: 'SOROUSH', content_type: 'PIN', ad_categories });

test.each<[PastCampaign[], object | undefined, number[], number]>([
  [[], undefined, [], 0],
  [[story()], STORY, [], 0],
  [[post(4), story(2), story(2)], STORY, [2, 4], 3],
  [[post(4), story(2)], POST, [4, 2], 2],
  [[pin(5), pin(5), post(4)], POST, [5, 4], 3],
  [[pin(5)], undefined, [5], 1],
  [[story(9, 8), post(8, 7), story(6)], STORY, [8, 9, 7], 2],
])('for %j the format is %j and the categories are %j, of %j campaigns', (past, format, categories, campaigns) => {
  expect(getInterests(past)).toEqual({ format, categories, campaigns });
});
