import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { SHARE_NAME_MAX, shareEnd } from '@jarchi/domain/sharing/share-links.ts';
import type { Share } from '#data/sharing/shares.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { ShareDialog } from './ShareDialog.tsx';

const LIST = 'GET /api/main/v1/campaigns/48213/share/';
const MAKE = 'POST /api/main/v1/campaigns/48213/share/';
const change = (id: number) => `PATCH /api/main/v1/campaigns/48213/share/${id}/`;
const revoke = (id: number) => `DELETE /api/main/v1/campaigns/48213/share/${id}/`;

const NOW = Date.parse('2026-11-10T07:04:00Z');
const TOKEN = '0f8fad5b-d9cb-469f-a165-70867728950e';
const link = (id: number, own: Partial<Share> = {}): Share => ({
  id,
  name: '',
  maker: { kind: 'member', name: 'نیما راد' },
  token: TOKEN,
  created: '2026-11-09T07:04:00.000Z',
  expire_datetime: new Date(shareEnd(NOW, 30)).toISOString(),
  openings: 0,
  last_opened_at: null,
  revoked_at: null,
  is_cost_hidden: true,
  ...own,
});
const listOf = (...results: Share[]) => ({ body: { count: results.length, results } });
const agency = link(2, { name: 'آژانس نگاه', openings: 12, last_opened_at: '2026-11-09T14:10:00.000Z' });
const ended = link(1, { name: 'شریک', openings: 5, token: null, revoked_at: '2026-11-07T10:00:00.000Z' });

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
});

const onClose = vi.fn();
function open(answers: FakeAnswers) {
  const requests = stubApi(answers);
  renderPage(() => <ShareDialog subject={{ kind: 'report', id: 48_213 }} onClose={onClose} />, '/');
  return { requests, user: userEvent.setup() };
}

test('without a link there is one button, which makes the first', async () => {
  const made = link(3);
  let list = listOf();
  const { requests, user } = open({ [LIST]: () => list, [MAKE]: () => ((list = listOf(made)), { body: made }) });
  await user.click(await screen.findByRole('button', { name: 'ساختن پیوند' }));
  expect(await screen.findByDisplayValue(`${location.origin}/campaigns/48213/share/${TOKEN}`)).toBeDefined();
  expect(requests.find(({ name }) => name === MAKE)?.body).toEqual({});
  expect(screen.getByText('تا پنجشنبه ۱۹ آذر ۱۴۰۵')).toBeDefined();
  expect(screen.getByRole('radio', { name: '۳۰ روز' })).toHaveProperty('checked', true);
  expect(screen.getByRole('switch', { name: /پنهان کردن هزینه‌ها/ })).toHaveProperty('checked', true);
});

test('each change is saved at once, and only what changed is sent', async () => {
  let now = link(3);
  const { requests, user } = open({
    [LIST]: () => listOf(now),
    [change(3)]: (_url, body) => ({ body: (now = { ...now, ...(body as Partial<Share>) }) }),
  });
  const bodies = () => requests.filter(({ name }) => name === change(3)).map(({ body }) => body);
  await user.click(await screen.findByRole('radio', { name: '۷ روز' }));
  await screen.findByText('تا سه‌شنبه ۲۶ آبان ۱۴۰۵');
  await user.click(screen.getByRole('switch', { name: /پنهان کردن هزینه‌ها/ }));
  await waitFor(() => expect(bodies()).toEqual([{ expire_datetime: new Date(shareEnd(NOW, 7)).toISOString() }, { is_cost_hidden: false }]));
  await user.type(screen.getByLabelText(/نام پیوند/), 'مدیر برند{Enter}');
  await waitFor(() => expect(bodies().at(-1)).toEqual({ name: 'مدیر برند' }));
  await user.click(screen.getByRole('radio', { name: 'تاریخ دیگر' }));
  const day = screen.getByRole('textbox', { name: 'آخرین روز اعتبار' });
  await user.click(day);
  await user.clear(day);
  await user.type(day, '۱۴۰۵/۱۰/۰۱{Enter}');
  await waitFor(() => expect(bodies().at(-1)).toEqual({ expire_datetime: '2026-12-22T20:29:59.000Z' }));
});

test('a name that is too long is not sent, and says so beside the field', async () => {
  const { requests, user } = open({ [LIST]: listOf(link(3)) });
  await user.click(await screen.findByLabelText(/نام پیوند/));
  await user.paste('ن'.repeat(SHARE_NAME_MAX + 1));
  expect(await screen.findByText('نام را به ۶۰ نویسه برسانید.')).toBeDefined();
  await user.tab();
  expect(requests.filter(({ name }) => name === change(3))).toEqual([]);
});

test('the address is copied, and the button says so for two seconds', async () => {
  const { user } = open({ [LIST]: listOf(agency) });
  await user.click(await screen.findByRole('button', { name: 'رونوشت پیوند' }));
  expect(await screen.findByRole('button', { name: 'رونوشت شد' })).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/campaigns/48213/share/${TOKEN}`);
});

test('other links are listed with their openings; one that opens can be chosen, one that ended has no action', async () => {
  const { user } = open({ [LIST]: listOf(link(3), agency, ended) });
  const others = await screen.findByRole('region', { name: /پیوندهای دیگر/ });
  expect(within(others).getByText('۱۲ بار باز شده، دیروز ۱۷:۴۰')).toBeDefined();
  expect(within(others).getByText('باطل شده، ۱۶ آبان')).toBeDefined();
  expect(within(others).getByText('۵ بار باز شده بود')).toBeDefined();
  expect(
    within(others)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['دیدن و تغییر «آژانس نگاه»', 'باطل کردن «آژانس نگاه»']);
  await user.click(within(others).getByRole('button', { name: 'دیدن و تغییر «آژانس نگاه»' }));
  expect(await screen.findByDisplayValue('آژانس نگاه')).toBeDefined();
});

test('a link is revoked after one question, and stays when the answer is no', async () => {
  let now = agency;
  const { requests, user } = open({
    [LIST]: () => listOf(now),
    [revoke(2)]: () => ({ body: (now = { ...agency, token: null, revoked_at: new Date(NOW).toISOString() }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'باطل کردن «آژانس نگاه»' }));
  await user.click(await screen.findByRole('button', { name: 'نگه داشتن پیوند' }));
  expect(requests.filter(({ name }) => name === revoke(2))).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'باطل کردن «آژانس نگاه»' }));
  const question = await screen.findByRole('alertdialog', { name: '«آژانس نگاه» باطل شود؟' });
  await user.click(within(question).getByRole('button', { name: 'باطل کردن' }));
  expect(await screen.findByText('باطل شده، ۱۹ آبان')).toBeDefined();
});

test('a refusal is told, and what was chosen before stays', async () => {
  const { user } = open({ [LIST]: listOf(link(3)), [MAKE]: refusal('shares_full', 409, { limit: 50 }) });
  await user.click(await screen.findByRole('button', { name: 'پیوند تازه' }));
  expect((await screen.findByRole('alert')).textContent).toContain('۵۰ پیوند معتبر');
  expect(screen.getByDisplayValue(new RegExp(TOKEN))).toBeDefined();
});

test('a list that fails offers another try', async () => {
  open({ [LIST]: refusal('internal', 500) });
  expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeDefined();
});

test('a link that can no longer be read says so instead of its address', async () => {
  open({ [LIST]: listOf(link(3, { token: null })) });
  expect(await screen.findByText(/دیگر خواندنی نیست/)).toBeDefined();
});

test('each link says who made it; one of staff has no end to choose', async () => {
  const of = (id: number, maker: Share['maker']) => link(id, { name: `پیوند ${id}`, maker });
  open({
    [LIST]: listOf(
      of(5, { kind: 'staff', name: '' }),
      of(4, { kind: 'former', name: 'رضا کیان' }),
      of(3, { kind: 'unknown', name: '' }),
      of(2, { kind: 'member', name: '' }),
    ),
  });
  expect(await screen.findByText('ساختهٔ کارشناس پشتیبانی')).toBeDefined();
  expect(screen.getByText('با پایان بازدید کارشناس بسته می‌شود.')).toBeDefined();
  expect(screen.queryByRole('radio', { name: '۳۰ روز' })).toBeNull();
  for (const text of ['ساختهٔ رضا کیان که دیگر عضو نیست', 'سازنده‌اش معلوم نیست', 'ساختهٔ عضوی بی‌نام'])
    expect(screen.getByText(text)).toBeDefined();
});
