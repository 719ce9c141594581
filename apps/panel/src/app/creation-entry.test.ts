import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { closeToast, listToasts } from '@jarchi/ui/toasts/toast.ts';
import { afterEach, expect, test } from 'vitest';
import { stubApi } from '#testing/fake-api.ts';
import { sampleCampaign, sampleClock, sampleDraft } from '#testing/sample-answers.fa.ts';
import { findEditing, findEntry } from './creation-entry.ts';

afterEach(() => {
  for (const { id } of listToasts()) closeToast(id);
});

const described = {
  ...emptyDraft(),
  title: 'الف',
  budget: 5_000_000,
  publish_period_start: '2026-11-12',
  publish_period_end: '2026-11-18',
};
const answers = (state: 'CREATED' | 'PUBLISHING') => ({
  'GET /api/main/v1/world/clock/': { body: sampleClock },
  'GET /api/main/v1/campaigns/drafts/7/': { body: sampleDraft({ campaign: 5, data: described }) },
  'GET /api/main/v1/campaigns/5/': { body: sampleCampaign({ id: 5, state, draft: 7 }) },
});

test('without a draft the first step opens', async () => {
  expect(await findEntry('/campaign', {})).toBe('/campaign/general-information');
  expect(await findEntry('/campaign', { draft: 'x' })).toBe('/campaign/general-information');
});

test('a draft opens at its first unfinished step, and the list’s state stays in the URL', async () => {
  stubApi(answers('CREATED'));
  const query = { draft: '7', ordering: '-price', filter: ['categories,3,7', 'search,الف'], other: 'x' };
  expect(decodeURIComponent(await findEntry('/campaign', query))).toBe(
    '/campaign/content?draft=7&ordering=-price&search=الف&filter=categories,3,7',
  );
});

test('a campaign is edited through its draft, at the step that the URL names', async () => {
  stubApi(answers('CREATED'));
  expect(await findEditing(5, '/campaign/5/create-package', {})).toBe('/campaign/create-package?draft=7');
  expect(await findEditing(5, '/campaign/5', {})).toBe('/campaign/content?draft=7');
});

test.each([
  [{ state: 'PUBLISHING', reason: null }, 'این کمپین منتشر شده و دیگر ویرایش نمی‌شود.'],
  [{ state: 'INACTIVE', reason: 'completed' }, 'این کمپین منتشر شده و دیگر ویرایش نمی‌شود.'],
  [{ state: 'AWAITING_APPROVAL', reason: null }, 'این کمپین در وضعیت «در انتظار تأیید» است و اکنون ویرایش نمی‌شود.'],
  [{ state: 'INACTIVE', reason: 'cancelled' }, 'این کمپین در وضعیت «غیرفعال» است و اکنون ویرایش نمی‌شود.'],
  [{ state: 'TO_PAY', reason: 'after_negotiation' }, 'این کمپین در وضعیت «در انتظار پرداخت» است و اکنون ویرایش نمی‌شود.'],
] as const)('the edit address of a campaign that is %j leads to its report, and a message says why', async (change, text) => {
  stubApi({ 'GET /api/main/v1/campaigns/5/': { body: sampleCampaign({ id: 5, draft: 7, ...change }) } });
  for (const path of ['/campaign/5', '/campaign/5/content']) expect(await findEditing(5, path, {})).toBe('/campaigns/5');
  expect(listToasts().map(({ title }) => title)).toEqual([text, text]);
});

test('a campaign that does not exist is not found', async () => {
  stubApi({});
  await expect(findEditing(5, '/campaign/5', {})).rejects.toMatchObject({ status: 404 });
});
