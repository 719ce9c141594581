import { expect, test } from 'vitest';
import { emptyDraft, type CampaignDraft } from '#drafts/drafts.ts';
import { defaultUtmTemplate } from '#platforms/utm/utm-template.ts';
import { doTrackedClicksCount } from './click-source.ts';
import { getTrackedTarget } from './tracked-target.ts';

const draft = (change: Partial<CampaignDraft> = {}): CampaignDraft => ({
  ...emptyDraft(),
  media_type: 'TELEGRAM',
  content_type: 'POST',
  content_link: 'https://sepidar.example/menu?a=1#top',
  ...defaultUtmTemplate('TELEGRAM', 'REACH'),
  ...change,
});
const placement = { campaign_id: 7, username: 'maze.gardi' };

test('a link leads to the landing page, tagged for its publisher', () => {
  expect(getTrackedTarget(draft(), placement)).toBe(
    'https://sepidar.example/menu?a=1&utm_source=tg&utm_campaign=7&utm_content=maze.gardi#top',
  );
});

test('a link of a format without UTM, or of a campaign that wants none, is the landing page', () => {
  const plain = 'https://sepidar.example/menu?a=1#top';
  expect(getTrackedTarget(draft({ is_utm_enabled: false }), placement)).toBe(plain);
  expect(getTrackedTarget(draft({ media_type: 'INSTAGRAM' }), placement)).toBe(plain);
  expect(getTrackedTarget(draft({ utm_source_type: 'variable', utm_source_value: 'nothing' }), placement)).toBe(plain);
});

test('a campaign without a landing page has no link', () => {
  expect(getTrackedTarget(draft({ content_link: '' }), placement)).toBeUndefined();
  expect(getTrackedTarget(draft({ content_link: 'javascript:alert(1)' }), placement)).toBeUndefined();
});

test('tracked clicks count where only people would enter others', () => {
  expect((['platform_api', 'simulation', 'publisher_insight'] as const).map(doTrackedClicksCount)).toEqual([false, false, false]);
  expect((['operator_feed', 'screenshot_proof'] as const).map(doTrackedClicksCount)).toEqual([true, true]);
});
