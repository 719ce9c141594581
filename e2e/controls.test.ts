import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { inspect, inspectAtBoth } from './inspect.ts';
import { test, testInQuietWorld, testInOwnWorld } from './kit.ts';
import { advanceClock, moveClock, moveToHour } from './move-clock.ts';
import { findNotice, openCampaign, readMoney, readTerm } from './page-parts.ts';
import { readNumber } from './persian.ts';
import { findHeaders } from './sign-in.ts';

// Of the sample world.
const VIEWS = 'هدفون‌های تازه رسید';
const CLICKS = 'کلیک تا حراج آذر';
const LOST = 'یک روز با هدفون';
const CUT_SHORT = 'خبر افتتاح شعبهٔ سعادت‌آباد';
const HOUR_MS = 3_600_000;
/** More than the time between two looks at a live post. */
const LOOKED_HOURS = 7;
/** Of Tehran; the campaigns of views and clicks run from 18:00 to 23:00. */
const EVENING = 19;

const pressed = async (button: Locator) => {
  await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull();
  await button.click();
};

testInOwnWorld('a publisher who fell out is replaced, and the difference is held or released', async ({ visit }) => {
  const page = await visit({ as: 'official' });
  await openCampaign(page, LOST);
  const bands = page.getByRole('region', { name: /^ناشر کنار رفت/ });
  await bands.first().waitFor();
  const count = await bands.count();
  const before = await readMoney(page);
  await bands.first().getByRole('button', { name: 'انتخاب جایگزین' }).click();
  const drawer = page.getByRole('dialog', { name: /^جای «/ });
  const nearest = drawer.getByRole('radio').first();
  await inspectAtBoth(page, 'replacement', nearest);
  const told = await nearest.locator('xpath=ancestor::label').innerText();
  const [, amount = '۰'] = /([۰-۹٬]+) (?:بیشتر|آزاد)/.exec(told) ?? [];
  const difference = readNumber(amount) * (told.includes('آزاد می‌شود') ? -1 : 1);
  await drawer.getByRole('button', { name: /^جایگزین کردن با/ }).click();
  await page.getByText(/خواسته شد جایگزین شود/).waitFor();
  await expect.poll(() => bands.count()).toBe(count - 1);
  expect(await readMoney(page)).toEqual({ ...before, held: before.held + difference });
  await page.getByText(/» جای «.*» را گرفت/).waitFor();
});

for (const { name, title, isNarrow } of [
  { name: 'views', title: VIEWS, isNarrow: false },
  { name: 'clicks', title: CLICKS, isNarrow: true },
])
  testInQuietWorld(`a pause of ${name} pays the hour in which it was pressed and no later one, until it is resumed`, async ({ visit }) => {
    const page = await visit({ isNarrow, as: 'official' });
    await openCampaign(page, title);
    await moveToHour(page, EVENING);
    await page.getByRole('button', { name: 'توقف موقت' }).click();
    const dialog = page.getByRole('dialog', { name: 'کمپین موقتاً متوقف شود؟' });
    await inspect(page, `pause-${name}`, dialog.getByText(/هنوز نرسیده است و پس از رسیدن، از مبلغ نگه‌داشته کسر می‌شود/));
    const shown = await readTerm(dialog, 'کسرشده تا');
    await pressed(dialog.getByRole('button', { name: 'توقف موقت' }));
    await page.getByText('توقف موقت، تا وقتی ادامه بدهید').waitFor();
    const before = await readMoney(page);
    expect(before.captured).toBe(shown);
    await moveClock(page, LOOKED_HOURS);
    const paid = await readMoney(page);
    expect(paid.captured).toBeGreaterThan(before.captured);
    expect(paid.captured + paid.held).toBe(before.captured + before.held);
    await moveClock(page, LOOKED_HOURS);
    expect(await readMoney(page)).toEqual(paid);
    await page.getByRole('button', { name: 'ادامه', exact: true }).click();
    await page.getByText('کمپین ادامه یافت.').waitFor();
    await page.getByText('از سر گرفته شد').first().waitFor();
    await moveClock(page, 24);
    expect((await readMoney(page)).captured).toBeGreaterThan(paid.captured);
  });

interface Placed {
  readonly title: string;
  readonly state: string;
  readonly price: number;
  readonly discount: number;
  readonly vat: number;
  readonly total: number;
  readonly availability_hours: number;
  readonly live_at: string;
  readonly ended_at: string;
}

testInQuietWorld('a stop whose figures moved asks again, and a second press stops nothing twice', async ({ visit }) => {
  const page = await visit({ as: 'official', refusals: [409] });
  const stops: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/stop/')) stops.push(response.status());
  });
  await openCampaign(page, VIEWS);
  await moveToHour(page, EVENING);
  await page.getByRole('button', { name: 'توقف کمپین' }).click();
  const dialog = page.getByRole('alertdialog', { name: /متوقف شود؟$/ });
  const stop = dialog.getByRole('button', { name: 'توقف کمپین' });
  await inspectAtBoth(page, 'stop', dialog.getByText(/شمرده و کسر شده است/));
  const shown = await readTerm(dialog, 'به موجودی در دسترس برمی‌گردد');
  await advanceClock(page, LOOKED_HOURS);
  await pressed(stop);
  await dialog.getByText('حساب تازه شد؛ دوباره ببینید. هنوز چیزی متوقف نشده است.').waitFor();
  await inspectAtBoth(page, 'stop-moved', dialog.getByRole('row').filter({ hasText: 'پیش‌تر:' }).first());
  const released = await readTerm(dialog, 'به موجودی در دسترس برمی‌گردد');
  expect(released).toBeLessThan(shown);
  await dialog.getByRole('textbox', { name: /^دلیل/ }).fill('موجودی کالا تمام شد');
  await expect.poll(() => stop.getAttribute('aria-disabled')).toBeNull();
  await stop.dblclick();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(/دلیل: موجودی کالا تمام شد/).waitFor();
  expect(stops).toEqual([409, 200]);
  const money = await readMoney(page);
  expect([money.held, money.released]).toEqual([0, released]);
  await moveClock(page, LOOKED_HOURS);
  expect(await readMoney(page)).toEqual(money);
});

test('a publisher who deleted early is paid for its whole hours, and the rest comes back to the toman', async ({ visit }) => {
  const page = await visit({ as: 'advertiser' });
  const id = await openCampaign(page, CUT_SHORT);
  const headers = await findHeaders(page.request);
  const answer = await page.request.get(`/api/main/v1/campaigns/${id}/`, { headers });
  const { placements } = (await answer.json()) as { placements: readonly Placed[] };
  const cut = placements.find(({ state, discount }) => state === 'cut_short' && discount === 0);
  expect(cut).toBeDefined();
  const { title, price, vat, total, availability_hours, live_at, ended_at } = cut!;
  const hours = Math.floor((Date.parse(ended_at) - Date.parse(live_at)) / HOUR_MS);
  const part = (amount: number) => Math.round((amount * hours) / availability_hours);
  const captured = part(price) + part(vat);
  const text = (amount: number) => amount.toLocaleString('fa-IR');

  const [account] = (await page.context().cookies()).filter((cookie) => cookie.name === 'account');
  const ledger = await page.request.get(`/api/financial/accounts/${account?.value}/ledger?limit=100`, { headers });
  const { results } = (await ledger.json()) as { results: readonly { campaign_id: number | null; kind: string; amount: number }[] };
  const entries = results.filter(({ campaign_id }) => campaign_id === Number(id)).map(({ kind, amount }) => `${kind} ${amount}`);
  expect(entries).toEqual(expect.arrayContaining([`capture ${captured}`, `release ${total - captured}`]));

  await page.goto(`/campaigns/${id}/identity`);
  const row = page.getByRole('row').filter({ hasText: title });
  await inspect(page, 'cut-short', row.getByText('زودتر برداشته شد'));
  expect(await row.innerText()).toContain(text(total));
  expect(await row.innerText()).toContain(text(captured));
  const told = page.getByRole('listitem').filter({ hasText: `«${title}» زودتر برداشت` });
  expect(await told.innerText()).toContain(`${text(captured)} تومان کسر شد`);
  expect(await told.innerText()).toContain(`${text(total - captured)} تومان آزاد شد`);

  await page.goto('/notifications');
  await findNotice(page, page.getByText(`«${title}» پست خود را در کمپین «${CUT_SHORT}» پیش از پایان زمانش برداشت`).first());
});
