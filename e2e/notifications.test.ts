import { expect } from 'vitest';
import { inspect } from './inspect.ts';
import { testInOwnWorld } from './kit.ts';

const SECTION = '/profile?section=notifications';

testInOwnWorld(
  'a bot is linked on a phone, choices are kept, and its notice arrives live and is read with the others',
  async ({ visit }) => {
    const page = await visit({ as: 'advertiser', isNarrow: true });
    await page.goto(SECTION);
    await page.getByText(/هیچ پیامی از این دستگاه بیرون نمی‌رود/).waitFor();
    await inspect(page, 'notification-choices', page.getByText('ربات تلگرام متصل است'));

    const support = page.getByRole('switch', { name: 'پاسخ پشتیبانی، ربات تلگرام' });
    expect(await support.isChecked()).toBe(true);
    await support.press('Space');
    await page.getByLabel('خلاصهٔ روزانه').selectOption('23');
    await page.getByText('این ساعت در ساعت‌های سکوت است. ساعت دیگری برگزینید.').waitFor();
    await page.getByLabel('خلاصهٔ روزانه').selectOption('18');
    await page.getByText('این ساعت در ساعت‌های سکوت است. ساعت دیگری برگزینید.').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'پیام آزمایشی به ربات تلگرام' }).click();
    await page.getByText('پیام آزمایشی ربات تلگرام در گزارش سرور نوشته شد.').waitFor();
    await page.reload();
    await page.getByText('ربات تلگرام متصل است').waitFor();
    expect(await support.isChecked()).toBe(false);
    expect(await page.getByLabel('خلاصهٔ روزانه').inputValue()).toBe('18');

    // Another window of the same person shows the messages meanwhile.
    const list = await page.context().newPage();
    await list.goto('/notifications');
    await list.getByRole('tab', { name: /^همه/ }).waitFor();

    await page.getByRole('link', { name: 'اتصال ربات بله' }).click();
    await page.waitForURL(/\/telegram\/redirect\?bot=bale$/);
    await page.getByRole('button', { name: 'اتصال ربات بله' }).click();
    const open = page.getByRole('link', { name: 'باز کردن ربات بله' });
    await inspect(page, 'bot-link', open);
    const bot = await page.context().newPage();
    await bot.goto((await open.getAttribute('href')) ?? '');
    await bot.getByRole('button', { name: 'فرستادن به ربات' }).click();
    await bot.getByText(/^وصل شد\. اعلان‌های حساب/).waitFor();
    await page.getByText('ربات بله وصل است. اعلان‌های تازه به آن‌جا هم می‌آیند.').waitFor();

    // The code works once.
    await bot.goto((await bot.evaluate(() => location.pathname)) + '?start=AAAAAAAAAA');
    await bot.getByRole('button', { name: 'فرستادن به ربات' }).click();
    await bot.getByText(/^این کد شناخته نشد/).waitFor();

    await list.bringToFront();
    const told = list.getByRole('listitem').filter({ hasText: 'ربات بله وصل شد' });
    await told.waitFor();
    await told.getByRole('button', { name: 'خواندن: ربات بله وصل شد' }).click();
    await told.getByText('خوانده‌نشده').waitFor({ state: 'detached' });
    const group = list
      .getByRole('main')
      .getByRole('button', { expanded: false })
      .filter({ hasText: /^[۰-۹]+ / })
      .first();
    while ((await group.count()) === 0) await list.getByRole('button', { name: 'اعلان‌های پیش‌تر' }).click();
    await group.click();
    await list.getByRole('tab', { name: 'تراکنش‌ها' }).click();
    await inspect(list, 'notifications', list.getByRole('tab', { name: 'تراکنش‌ها', selected: true }));
    await list.getByRole('tab', { name: /^همه/ }).click();
    await list.getByRole('button', { name: 'خواندن همه', exact: true }).click();
    await list.getByRole('button', { name: 'برگرداندن' }).click();
    await list.getByText('آن اعلان‌ها دوباره خوانده‌نشده هستند.').waitFor();
  },
);
