import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CONTENT_ID } from '@jarchi/ui/navigation/page-focus.ts';
import { expect, test } from 'vitest';
import type { PhoneRequest } from '#data/session/away-phone-requests.ts';
import { holdAnswers, refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { PhoneRequestPage } from './PhoneRequestPage.tsx';

const READ = 'POST /api/accounts/auth/phone-requests/link';
const STOP = 'POST /api/accounts/auth/phone-requests/link/stop';
const KEY = '7.abcdefghijklmnopqrstuv';
const asked: PhoneRequest = {
  id: 7,
  ground: 'session',
  state: 'waiting',
  phone_end: '4321',
  created: '2026-11-26T08:00:00.000Z',
  until: '2026-11-29T08:00:00.000Z',
};
const stopped = { body: { ...asked, state: 'stopped' } };

const Page = () => (
  <main id={CONTENT_ID}>
    <PhoneRequestPage />
  </main>
);

function open(answers: FakeAnswers, key = KEY) {
  const requests = stubApi(answers);
  location.hash = `#${key}`;
  renderPage(Page, '/auth/phone-request');
  return requests;
}
const namesOf = (requests: ReturnType<typeof open>) => requests.map(({ name }) => name);
const findStop = () => screen.findByRole('button', { name: 'جلویش را بگیرید' });

test('opening the link only reads: it shows when, by what and for which phone another one was asked for', async () => {
  const requests = open({ [READ]: { body: asked } });
  const heading = await screen.findByRole('heading', { name: 'شمارهٔ تازه‌ای برای حساب شما خواسته شده است' });
  expect(heading.nextElementSibling?.textContent).toBe(
    '۵ آذر ۱۴۰۵، ساعت ۱۱:۳۰، از دستگاهی که وارد حساب بود. شمارهٔ تازه به ۴۳۲۱ پایان می‌یابد.',
  );
  expect(screen.getByText('۴۳۲۱').getAttribute('dir')).toBe('ltr');
  expect(screen.getByText('تا ۸ آذر ۱۴۰۵ ساعت ۱۱:۳۰ می‌توانید جلویش را بگیرید.')).toBeDefined();
  expect(requests.map(({ name, body }) => [name, body])).toEqual([[READ, { key: KEY }]]);
});

test('a request with documents says that nobody was signed in', async () => {
  open({ [READ]: { body: { ...asked, ground: 'documents' } } });
  expect(await screen.findByText(/با مدرک و بدون ورود به حساب/)).toBeDefined();
});

test('a press stops it once, and the heading of what came takes the focus', async () => {
  const requests = open({ [READ]: { body: asked }, [STOP]: stopped });
  const press = await findStop();
  const letGo = holdAnswers();
  await userEvent.setup().dblClick(press);
  letGo();
  const heading = await screen.findByRole('heading', { name: 'جلوی این درخواست گرفته شد' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(namesOf(requests)).toEqual([READ, STOP]);
});

test('a request that was decided in the meantime is read again', async () => {
  let state: PhoneRequest['state'] = 'waiting';
  const requests = open({ [READ]: () => ({ body: { ...asked, state } }), [STOP]: refusal('phone_request_over', 409) });
  const press = await findStop();
  state = 'refused';
  await userEvent.setup().click(press);
  expect(await screen.findByRole('heading', { name: 'این درخواست پذیرفته نشد' })).toBeDefined();
  expect(namesOf(requests)).toEqual([READ, STOP, READ]);
});

test('a press that fails says why, and can be repeated', async () => {
  let isDown = true;
  open({ [READ]: { body: asked }, [STOP]: () => (isDown ? refusal('internal', 500) : stopped) });
  const user = userEvent.setup();
  await user.click(await findStop());
  expect((await screen.findByRole('alert')).textContent).toMatch(/مشکلی در کار پنل/);
  isDown = false;
  await user.click(await findStop());
  expect(await screen.findByText('جلوی این درخواست گرفته شد')).toBeDefined();
});

test.each([
  ['stopped', /همان است که بود/],
  ['done', /پیوند راه بازگشت را باز کنید که به همین شماره یا ایمیل شما فرستاده شد/],
  ['refused', /همکاران ما آن را نپذیرفتند/],
  ['failed', /شخص دیگری با شمارهٔ تازه وارد شد/],
] as const)('a request that is %s has its sentence, and nothing to press', async (state, text) => {
  open({ [READ]: { body: { ...asked, state } } });
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a link that nobody has is unknown, and the page leads on', async () => {
  open({ [READ]: refusal('not_found', 404) });
  expect(await screen.findByText('این پیوند درست نیست')).toBeDefined();
  expect(screen.getByRole('link', { name: 'صفحهٔ ورود' }).getAttribute('href')).toBe('/auth/login');
});

test('a link that was cut is unknown, and nothing is asked for it', async () => {
  const requests = open({}, '7.abc');
  expect(await screen.findByText('این پیوند درست نیست')).toBeDefined();
  expect(requests).toEqual([]);
});

test('a fault of the server can be tried again', async () => {
  let isDown = true;
  open({ [READ]: () => (isDown ? refusal('internal', 500) : { body: asked }) });
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
  isDown = false;
  await userEvent.setup().click(retry);
  expect(await findStop()).toBeDefined();
});
