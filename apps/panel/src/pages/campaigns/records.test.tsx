import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleCampaign, sampleList } from '#testing/sample-answers.fa.ts';
import { ArchivesPage } from './ArchivesPage.tsx';
import { CampaignIdentityPage } from './CampaignIdentityPage.tsx';

const ONE = 'GET /api/main/v1/campaigns/48213/';
const answers: FakeAnswers = { 'GET /api/main/v1/publishers/categories/': { body: { results: [] } }, [ONE]: { body: sampleCampaign() } };
const openIdentity = () => renderPage(CampaignIdentityPage, '/campaigns/$id/identity', '/campaigns/48213/identity');

test('the amount is captured, held and released money together', async () => {
  stubApi(answers);
  openIdentity();
  const money = within(await screen.findByRole('region', { name: 'پول این کمپین' }));
  expect(money.getByText('مبلغ کمپین').parentElement?.textContent).toContain('۳۹٬۸۲۰٬۰۰۰');
  expect(money.getByText('کسر شده').parentElement?.textContent).toContain('۲۲٬۰۰۰٬۰۰۰');
  expect(money.getByText('هنوز نگه‌داشته').parentElement?.textContent).toContain('۱۷٬۸۲۰٬۰۰۰');
  expect(screen.getByRole('table', { name: /ناشران این کمپین/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'گزارش کمپین' }).getAttribute('href')).toBe('/campaigns/48213');
});

test('the cost stands next to what was captured, with what makes the two differ', async () => {
  const { state, reason, goal } = sampleCampaign();
  const open = async (change: Partial<ReturnType<typeof sampleCampaign>>, text: RegExp) => {
    stubApi({ ...answers, [ONE]: { body: sampleCampaign(change) } });
    const { unmount } = openIdentity();
    expect((await screen.findByText(text)).textContent).toContain('۲۳٬۶۰۰٬۰۰۰');
    unmount();
  };
  await open({ state, reason }, /^هزینه تا آخرین آمار .* پایان انتشارش کسر می‌شود/);
  await open({ goal: { ...goal, measure: 'clicks' } }, /^هزینه تا آخرین آمار .* با رسیدن آمارش کسر می‌شود/);
  await open({ state: 'INACTIVE', reason: 'completed' }, /^هزینهٔ کمپین .* همین هزینه با مالیات آن است/);
});

test('before any money moves the amount is the whole total', async () => {
  stubApi({ ...answers, [ONE]: { body: sampleCampaign({ state: 'CREATED', money: { held: 0, captured: 0, released: 0 } }) } });
  openIdentity();
  expect(await screen.findByText('هنوز پولی از موجودی نگه داشته نشده است.')).toBeDefined();
});

test('a landing page that is not a web address is shown without a link', async () => {
  stubApi({ ...answers, [ONE]: { body: sampleCampaign({ content_link: 'javascript:alert(1)' }) } });
  openIdentity();
  expect((await screen.findByText('javascript:alert(1)')).closest('a')).toBeNull();
});

test('a campaign that does not exist is not found', async () => {
  stubApi({ ...answers, [ONE]: refusal('campaign_not_found', 404) });
  openIdentity();
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
});

test('the archive fetches archived campaigns, and links to the list if there are none', async () => {
  const requests = stubApi({ 'GET /api/main/v1/campaigns/': { body: { ...sampleList([]), count: 0 } } });
  renderPage(ArchivesPage, '/campaigns/archives');
  expect(await screen.findByText('کمپینی بایگانی نشده است.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'فهرست کمپین‌ها' }).getAttribute('href')).toBe('/campaigns');
  expect(requests.find(({ name }) => name.includes('/campaigns/'))?.url.searchParams.get('is_deleted')).toBe('true');
});

test('an unreadable URL of the archive shows the archive with a notice', async () => {
  stubApi({ 'GET /api/main/v1/campaigns/': { body: { ...sampleList([]), count: 0 } } });
  renderPage(ArchivesPage, '/campaigns/archives', '/campaigns/archives?ordering=luck&filter=state,TO_PAY');
  expect(await screen.findByText('کمپینی بایگانی نشده است.')).toBeDefined();
  expect(screen.getByText('بخشی از نشانی خوانده نشد و کنار گذاشته شد.')).toBeDefined();
});
