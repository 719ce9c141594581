import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleCampaign } from '#testing/sample-answers.fa.ts';
import { TrackedLinks } from './TrackedLinks.tsx';

const LINKS = 'GET /api/main/v1/campaigns/48213/links/';
const [placement] = sampleCampaign().placements;
if (!placement) throw new Error('the sample campaign has no placement');
const link = {
  placement_id: placement.id,
  url: 'http://localhost/r/aB3dE5fG7h',
  target: 'https://sepidar.example/menu',
  clicks: 1234,
  rejected: 56,
};

function open(answers: FakeAnswers) {
  stubApi(answers);
  const Page = () => <TrackedLinks campaign={sampleCampaign()} />;
  renderPage(Page, '/campaigns/$id/identity', '/campaigns/48213/identity');
}

test('each link stands with its publisher and its clicks, and is copied', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText }, onLine: true });
  open({ [LINKS]: { body: { results: [link], is_counted: false } } });
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText(placement.title)).toBeDefined();
  expect(row.getByText('۱٬۲۳۴ کلیک')).toBeDefined();
  expect(row.getByText('۵۶ شمرده نشد')).toBeDefined();
  expect(screen.getByText(/با آن جمع نمی‌شوند/)).toBeDefined();
  fireEvent.click(row.getByRole('button', { name: `کپی پیوند ${placement.title}` }));
  expect(writeText).toHaveBeenCalledWith(link.url);
});

test('the QR code of a link is shown, and can be taken as a file', async () => {
  open({ [LINKS]: { body: { results: [link], is_counted: true } } });
  fireEvent.click(await screen.findByRole('button', { name: `کد QR پیوند ${placement.title}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'کد QR پیوند' }));
  expect(dialog.getByRole('img').getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
  expect(dialog.getByRole('link', { name: 'دریافت فایل SVG' }).getAttribute('download')).toBe('aB3dE5fG7h.svg');
});

test('a campaign without links says when they are made', async () => {
  open({ [LINKS]: { body: { results: [], is_counted: false } } });
  expect(await screen.findByText('هنوز پیوندی ساخته نشده است.')).toBeDefined();
});

test('a failure offers another try', async () => {
  let isDown = true;
  open({ [LINKS]: () => (isDown ? refusal('internal', 500) : { body: { results: [link], is_counted: false } }) });
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' }, { timeout: 5000 });
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('listitem')).toBeDefined();
});
