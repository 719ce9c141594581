import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { stubApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleDraft, sampleList } from '#testing/sample-answers.fa.ts';
import { CampaignsPage } from './CampaignsPage.tsx';

const FILE = 'GET /api/main/v1/campaigns/report/';
const answers = {
  'GET /api/main/v1/campaigns/drafts/': { body: { count: 1, results: [sampleDraft()] } },
  'GET /api/main/v1/campaigns/': { body: { ...sampleList(), count: 28 } },
  [FILE]: { body: {} },
};

test('the list is exported with the tab, the filters and the order on screen, all pages', async () => {
  const requests = stubApi(answers);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  renderPage(CampaignsPage, '/campaigns', '/campaigns?stage=finished&filter=media_type,INSTAGRAM&ordering=title&page=2');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'دریافت خروجی جدول (\u2066.xlsx\u2069)', busy: false }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  const asked = requests.find(({ name }) => name === FILE)?.url.searchParams;
  expect([asked?.getAll('filter'), asked?.get('ordering'), asked?.has('limit'), asked?.has('offset')]).toEqual([
    ['state,INACTIVE', 'media_type,INSTAGRAM'],
    'title',
    false,
    false,
  ]);
});

test('drafts cannot be exported', async () => {
  stubApi(answers);
  renderPage(CampaignsPage, '/campaigns', '/campaigns?stage=drafts');
  expect(await screen.findByText('جشنوارهٔ یلدا')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'دریافت خروجی جدول (\u2066.xlsx\u2069)' })).toBeNull();
});
