import { expect, test } from 'vitest';
import { getInterests, type PastCampaign } from './interests.ts';

const story = (...ad_categories: number[]): PastCampaign => ({ media_type: 'INSTAGRAM', content_type: 'STORY', ad_categories });
const post = (...ad_categories: number[]): PastCampaign => ({ media_type: 'TELEGRAM', content_type: 'POST', ad_categories });
const STORY = { media_type: 'INSTAGRAM', content_type: 'STORY' };
const POST = { media_type: 'TELEGRAM', content_type: 'POST' };

test.each<[PastCampaign[], object | undefined, number[]]>([
  [[], undefined, []],
  [[story()], STORY, []],
  [[post(4), story(2), story(2)], STORY, [2, 4]],
  [[post(4), story(2)], POST, [4, 2]],
  [[story(9, 8), post(8, 7), story(6)], STORY, [8, 9, 7]],
])('for %j the format is %j and the categories are %j', (campaigns, format, categories) => {
  expect(getInterests(campaigns)).toEqual({ format, categories });
});
