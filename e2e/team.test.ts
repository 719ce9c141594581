import { expect } from 'vitest';
import { chooseFile, choosePublishers, describeCampaign, goOn, payShortfall, STORY, waitUntilStored } from './creation-steps.ts';
import { expectFit, inspectAtBoth } from './inspect.ts';
import { test } from './kit.ts';
import { settle } from './settle.ts';
import { findHeaders, newPhone } from './sign-in.ts';

test('an invited person accepts, sees the money as an accountant, and buys nothing', async ({ visit }) => {
  const owner = await visit({ as: 'newcomer' });
  const invited = await visit({ as: 'newcomer', refusals: [403] });
  const person = (await (await invited.request.get('/api/accounts/user/', { headers: await findHeaders(invited.request) })).json()) as {
    phone: string;
  };
  await owner.goto('/profile?section=team');
  await owner.getByText('هنوز کسی جز شما عضو این حساب نیست.').waitFor();
  await owner.getByRole('textbox', { name: /^شمارهٔ موبایل/ }).fill('0912');
  await owner.getByRole('button', { name: 'فرستادن دعوت' }).click();
  await owner.getByText('شمارهٔ موبایل درست نیست. نمونه: ۰۹۱۲۳۴۵۶۷۸۹.').waitFor();
  await owner.getByRole('textbox', { name: /^شمارهٔ موبایل/ }).fill(`+98 ${person.phone.slice(1, 4)} ${person.phone.slice(4)}`);
  await owner.getByRole('radio', { name: /^حسابدار/ }).check();
  await owner.getByRole('button', { name: 'فرستادن دعوت' }).click();
  await owner.getByText('در انتظار پاسخ').waitFor();
  await inspectAtBoth(owner, 'team');

  await invited.goto('/profile?section=team');
  const received = invited.getByRole('region', { name: 'دعوت‌های شما' });
  await received.getByRole('button', { name: /^پذیرفتن/ }).focus();
  await invited.keyboard.press('Enter');
  await invited.getByRole('button', { name: 'باز کردن حساب' }).click();
  await invited.waitForURL((url) => !url.pathname.startsWith('/profile'));
  await invited.goto('/profile?section=team');
  await invited.getByRole('button', { name: 'ترک حساب' }).waitFor();
  expect(await invited.getByRole('region', { name: 'دعوت عضو تازه' }).count()).toBe(0);
  const headers = await findHeaders(invited.request);
  expect((await invited.request.get('/api/financial/payment_invoices', { headers })).status()).toBe(200);
  const draft = { data: {}, draft_step: 'general-information' };
  const refused = await invited.request.post('/api/main/v1/campaigns/drafts/', { headers, data: draft });
  expect(await refused.json()).toMatchObject({ error: { code: 'role_refused' } });

  await owner.reload();
  await owner.getByText('پذیرفته شد').waitFor();
  // The members are another list than the invitations, with a request of its own.
  await expect.poll(() => owner.getByRole('region', { name: 'اعضا' }).getByRole('listitem').count()).toBe(2);
});

test('an accepted account appears in the switcher of a second tab, with its role', async ({ visit }) => {
  const owner = await visit({ as: 'newcomer' });
  const first = await visit({ as: 'newcomer' });
  const second = await first.context().newPage();
  await second.goto('/');
  const switcher = second.getByRole('button', { name: /تغییر پنل$/ });
  await switcher.click();
  const panels = second.getByRole('dialog').getByRole('listitem');
  await expect.poll(() => panels.count()).toBe(1);
  await second.keyboard.press('Escape');

  const headers = await findHeaders(first.request);
  const { phone } = (await (await first.request.get('/api/accounts/user/', { headers })).json()) as { phone: string };
  await owner.request.post('/api/main/v1/team/invitations/', {
    headers: await findHeaders(owner.request),
    data: { phone, role: 'buyer', ceiling: 5_000_000 },
  });
  await first.goto('/profile?section=team');
  await first.getByRole('button', { name: /^پذیرفتن/ }).click();
  await first.getByRole('button', { name: 'باز کردن حساب' }).waitFor();
  // The list of panels is read again when it is older than some seconds.
  await expect
    .poll(
      async () => {
        await switcher.click();
        await second.getByRole('dialog').getByRole('listitem').first().waitFor();
        const count = await panels.count();
        if (count !== 2) await second.keyboard.press('Escape');
        return count;
      },
      { timeout: 20_000, interval: 1000 },
    )
    .toBe(2);
  await panels.filter({ hasText: 'خریدار' }).getByRole('link').click();
  await second.waitForURL('/');
  await second.goto('/profile?section=team');
  await second
    .getByText(/سقف هر خرید ۵٬۰۰۰٬۰۰۰ تومان/)
    .first()
    .waitFor();
});

test("a buyer's purchase above the ceiling holds no money, is told to the owner, and the owner buys it", async ({ visit }) => {
  const owner = await visit({ as: 'newcomer', refusals: [409] });
  const buyer = await visit({ as: 'newcomer', refusals: [409] });
  const [ofOwner, ofBuyer] = [await findHeaders(owner.request), await findHeaders(buyer.request)];
  const { phone } = (await (await buyer.request.get('/api/accounts/user/', { headers: ofBuyer })).json()) as { phone: string };
  const data = { phone, role: 'buyer', ceiling: 1_000_000 };
  const invited = await owner.request.post('/api/main/v1/team/invitations/', { headers: ofOwner, data });
  const { invitation } = (await invited.json()) as { invitation: number };
  const taken = await buyer.request.post(`/api/accounts/user/invitations/${invitation}/`, {
    headers: ofBuyer,
    data: { is_accepted: true },
  });
  const { account } = (await taken.json()) as { account: string };

  await buyer.goto(`/u/${account}/campaign`);
  await describeCampaign(buyer, 'افتتاح شعبهٔ ونک');
  await goOn(buyer, 'محتوا');
  await chooseFile(buyer, STORY);
  await waitUntilStored(buyer);
  await goOn(buyer, 'بسته‌چینی');
  await choosePublishers(buyer, 2);
  await goOn(buyer, 'فعال‌سازی');
  await buyer.getByText(/^این خرید از سقف هر خرید شما، ۱٬۰۰۰٬۰۰۰ تومان، بیشتر است/).waitFor();
  await inspectAtBoth(buyer, 'above-ceiling');
  await buyer.getByRole('button', { name: 'افزایش موجودی و پرداخت' }).click();
  const told = buyer.getByRole('alert').filter({ hasText: 'به صاحب حساب خبر دادیم' });
  await told.waitFor();
  expect(await told.textContent()).toContain('سقف هر خرید شما ۱٬۰۰۰٬۰۰۰ تومان است');
  await inspectAtBoth(buyer, 'above-ceiling-told');

  await owner.goto('/notifications');
  await owner.getByText(/می‌خواهد کمپین «افتتاح شعبهٔ ونک» را به مبلغ/).waitFor();
  await inspectAtBoth(owner, 'above-ceiling-asked');
  await owner.getByRole('link', { name: /خریدی در انتظار شماست/ }).click();
  await payShortfall(owner);
});

for (const section of ['personal', 'team', 'session', 'staff'])
  test(`the section ${section} of the profile holds at both widths`, async ({ visit }) => {
    const page = await visit({ as: 'advertiser' });
    await page.goto(`/profile?section=${section}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settle(page);
    await inspectAtBoth(page, `profile-${section}`);
    await page.setViewportSize({ width: 320, height: 700 });
    await settle(page);
    await expectFit(page, `profile-${section}-320`);
  });

test('a phone that nobody has yet can be invited and taken back', async ({ visit }) => {
  const owner = await visit({ as: 'newcomer' });
  await owner.goto('/profile?section=team');
  await owner.getByRole('textbox', { name: /^شمارهٔ موبایل/ }).fill(newPhone());
  await owner.getByRole('button', { name: 'فرستادن دعوت' }).click();
  await owner.getByRole('button', { name: /^پس گرفتن/ }).click();
  await owner.getByText('پس گرفته شد', { exact: true }).waitFor();
});
