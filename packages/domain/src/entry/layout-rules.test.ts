import { CREATION_STEPS } from '#drafts/steps/creation-steps.ts';
import { expect, test } from 'vitest';
import { getLayout } from './layout-rules.ts';

const usual = {
  header: true,
  bottomBar: true,
  sidebar: true,
  ownPhoneHead: false,
  ownPhoneDock: false,
  contentPadding: true,
  topPaddingOnPhones: true,
};
const written = { ...usual, ownPhoneHead: true, ownPhoneDock: true };
const campaign = { ...usual, header: false, bottomBar: false, contentPadding: false, topPaddingOnPhones: false };
const creation = { ...campaign, sidebar: false };
const charge = { ...usual, contentPadding: false };

test.each([
  ['/', usual],
  ['/contents', usual],
  ['/financial/report', usual],
  ['/financial/payments/12', usual],
  ['/notifications', usual],
  ['/support', usual],
  ['/support/new', written],
  ['/support/5117', written],
  ['/dashboard', { ...usual, ownPhoneHead: true }],
  ['/financial/charge', { ...charge, ownPhoneHead: true }],
  ['/financial/charge/result', charge],
  ['/financial/requests/charge', charge],
  ['/campaigns', campaign],
  ['/campaigns/archives', campaign],
  ['/campaigns/12', campaign],
  ['/campaigns/12/identity', campaign],
  ['/campaign', creation],
  ['/campaign/', creation],
  ['/campaign/12', creation],
  ['/campaign/nowhere', campaign],
  ['/campaign/12/content/more', campaign],
])('%s has the frame %j', (pathname, parts) => {
  expect(getLayout(pathname)).toEqual(parts);
});

test('a review of contents is an inner page on phones, their grid is not', () => {
  expect(getLayout('/contents', { view: 'review' })).toEqual(written);
  expect(getLayout('/contents', { view: 'grid' })).toEqual(usual);
  expect(getLayout('/notifications', { view: 'review' })).toEqual(usual);
});

test.each(CREATION_STEPS)('the sidebar is folded in the step %s, of a draft and of a campaign', (step) => {
  expect(getLayout(`/campaign/${step}`)).toEqual(creation);
  expect(getLayout(`/campaign/12/${step}`)).toEqual(creation);
});
