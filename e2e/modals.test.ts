import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inspect } from './inspect.ts';
import { test } from './kit.ts';
import { settle } from './settle.ts';
import { answerOnboarding, askForCode, newPhone } from './sign-in.ts';

const NEWS = '**/changelog/?*';
const ACCOUNT = '**/api/v1/accounts/info';

const welcome = (page: Page) => page.getByRole('dialog', { name: /^سلام، من دستیار هوشمند/ });
const answerNews = (page: Page, results: readonly object[]) => page.route(NEWS, (route) => route.fulfill({ json: { results } }));
const news = (content: string, attachments: readonly object[] = []) => ({ id: 900, title: 'تازه‌ها', content, attachments });

async function changeAccount(page: Page, change: object): Promise<void> {
  await page.route(ACCOUNT, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...change } });
  });
}

test.for([false, true])('a new person answers four questions once (narrow: %s)', async (isNarrow, { visit }) => {
  const page = await visit({ isNarrow });
  await answerNews(page, []);
  await page.goto('/auth/login');
  await page.getByLabel('کد پنج‌رقمی').or(page.getByLabel('شمارهٔ موبایل')).waitFor();
  const code = await askForCode(page, newPhone());
  await page.getByLabel('کد پنج‌رقمی').fill(code);
  await inspect(page, 'onboarding', welcome(page));

  await page.keyboard.press('Escape');
  await page.mouse.click(8, 8);
  await page.goto('/campaigns');
  await page.goto('/');
  await page.goBack();
  await welcome(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/campaigns');
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.querySelector('[role=dialog]')?.contains(document.activeElement))).toBe(true);

  await welcome(page).getByLabel('حوزهٔ کسب‌وکار').selectOption({ index: 2 });
  await welcome(page).getByText('بیشتر از ۵۰ میلیون تومان').click();
  await welcome(page).getByLabel('چه چیزی می‌فروشید یا عرضه می‌کنید؟').fill('فروش آنلاین قهوه');
  await inspect(page, 'onboarding-answered', welcome(page).getByText('۳ از ۴ پاسخ'));
  await page.reload();
  await welcome(page).getByText('۳ از ۴ پاسخ').waitFor();
  expect(await welcome(page).getByLabel('چه چیزی می‌فروشید یا عرضه می‌کنید؟').inputValue()).toBe('فروش آنلاین قهوه');

  await answerOnboarding(page);
  await page.getByRole('status').getByText('به‌زودی پیشنهادهای ویژهٔ شما را در خانه می‌بینید.').waitFor();
  const asked = page.waitForResponse(NEWS);
  await page.reload();
  await asked;
  await page.getByRole('heading', { level: 1, name: 'کمپین‌ها' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

const HOSTILE = [
  '<script>window.hacked = 1</script><img src=x onerror="window.hacked=2"><svg onload="window.hacked=3"><a href="javascript:alert(1)">x</a></svg>',
  '<iframe srcdoc="<script>parent.hacked=4</script>"></iframe><math><mtext><table><mglyph><style><img src=x onerror="window.hacked=5">',
  '<form action="https://evil.example"><input name="p" autofocus onfocus="window.hacked=6"><button>ok</button></form>',
  '<style>*{display:none}</style><p style="position:fixed" id="root" class="fixed" onclick="window.hacked=7">متن ساده</p>',
  '<img src="https://evil.example/a.png" srcset="https://evil.example/b.png 2x"><img src="//evil.example/c.png"><video src="https://evil.example/v"></video>',
  '<a href=" java\nscript:window.hacked=8">دروغین</a> <a href="data:text/html,x">داده</a>',
  '<a href="https://example.com/a" target="_top" rel="opener">بیرون</a> <a href="/campaigns?stage=finished" target="_blank">درون</a>',
] as const;

/** Removes the content security policy: cleaning the HTML has to protect the page alone. */
async function dropContentPolicy(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    },
  );
}

test('hostile news runs no code, styles nothing and loads nothing', async ({ visit }) => {
  // 404: the picture "x" may stay, because its address is on this host.
  const page = await visit({ as: 'official', refusals: [404] });
  await answerNews(
    page,
    HOSTILE.map((content, index) => ({ ...news(content), id: 900 - index })),
  );
  await dropContentPolicy(page);
  await page.goto('/');
  const window = page.getByRole('dialog', { name: 'تازه‌ها' });
  await window.getByText('متن ساده').click();
  expect(await page.evaluate(() => (globalThis as { hacked?: number }).hacked)).toBe(undefined);
  const left = await window.getByRole('article').evaluateAll((articles) => ({
    actors: articles.flatMap((article) => [
      ...article.querySelectorAll('script,style,svg,math,iframe,form,input,button,video,[style],[id],[onclick],[onerror],[srcset]'),
    ]).length,
    html: articles.map((article) => article.innerHTML).join(''),
  }));
  expect(left.actors).toBe(0);
  expect(left.html).not.toMatch(/evil\.example|javascript:|data:/);
  const hrefOf = (name: string) => window.locator('a', { hasText: name }).getAttribute('href');
  expect([await hrefOf('دروغین'), await hrefOf('داده')]).toEqual([null, null]);
  const out = window.getByRole('link', { name: 'بیرون' });
  expect([await out.getAttribute('target'), await out.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer nofollow']);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await window.getByRole('link', { name: 'درون' }).click();
  await page.waitForURL('**/campaigns?stage=finished');
  await window.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => (globalThis as { isSamePage?: boolean }).isSamePage)).toBe(true);
});

test.for([false, true])(
  'news is read, scrolled and closed, its files are downloaded, and it does not open again (narrow: %s)',
  async (isNarrow, { visit }) => {
    const page = await visit({ isNarrow, as: 'official', hasNews: true });
    const long = news('<p>خبر تازه</p>'.repeat(60), [{ id: 5, file: '/f', name: 'rahnamaye-baste-chini.pdf', size: 1_468_006 }]);
    const older = { id: 899, title: 'قدیمی‌تر', content: '<p>خبر</p>', attachments: [] };
    await page.route('**/changelog/attachments/5', (route) =>
      route.fulfill({ body: 'PDF', headers: { 'content-disposition': 'attachment; filename="rahnama.pdf"' } }),
    );
    await page.route(NEWS, (route) => {
      const isRead = new URL(route.request().url()).searchParams.get('after') === '900';
      return route.fulfill({ json: { results: isRead ? [] : [long, older] } });
    });
    await page.goto('/');
    const window = page.getByRole('dialog', { name: 'تازه‌ها' });
    const close = window.getByRole('button', { name: 'بستن' }).last();
    await inspect(page, 'changelog', close);
    const file = window.getByRole('button', { name: 'دریافت rahnamaye-baste-chini.pdf' });
    expect(await file.innerText()).toContain('rahnamaye-baste….pdf');
    await file.scrollIntoViewIfNeeded();
    const download = page.waitForEvent('download');
    await file.click();
    expect((await download).suggestedFilename()).toBe('rahnama.pdf');
    await close.click();
    await window.waitFor({ state: 'detached' });
    const asked = page.waitForResponse(NEWS);
    await page.reload();
    expect(await (await asked).json()).toEqual({ results: [] });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  },
);

test.for([false, true])(
  'a person without a phone is asked for one, and a press on the backdrop does not close the prompt (narrow: %s)',
  async (isNarrow, { visit }) => {
    const page = await visit({ isNarrow, as: 'official', theme: 'dark' });
    await answerNews(page, []);
    await changeAccount(page, { phone: null });
    await page.goto('/');
    const window = page.getByRole('dialog', { name: 'تکمیل اطلاعات کاربری' });
    await inspect(page, 'phone-prompt', window.getByText('بدون شماره'));
    await page.mouse.click(8, 8);
    await window.getByRole('link', { name: 'افزودن شمارهٔ موبایل' }).click();
    await inspect(page, 'phone-change', page.getByText(/این کار راه ورود شما را عوض می‌کند/));
    await window.waitFor({ state: 'detached' });
  },
);

test.for([false, true])(
  'an account with money and without financial info is blocked until it fills in the profile (narrow: %s)',
  async (isNarrow, { visit }) => {
    const page = await visit({ isNarrow, as: 'official' });
    await answerNews(page, []);
    await changeAccount(page, { is_financial_info_incomplete: true });
    await page.goto('/');
    const window = page.getByRole('dialog', { name: 'اطلاعات مالی شما کامل نیست' });
    await inspect(page, 'financial-prompt', window);
    await page.keyboard.press('Escape');
    await page.mouse.click(8, 8);
    await window.getByRole('link', { name: 'تکمیل اطلاعات' }).click();
    await page.waitForURL(/\/profile\?section=financial&back=/);
    await page.getByRole('heading', { name: /اطلاعات مالی$/ }).waitFor();
    await window.waitFor({ state: 'detached' });
  },
);

test.for([false, true])('an ad blocker is reported once a day (narrow: %s)', async (isNarrow, { visit }) => {
  const page = await visit({ isNarrow, as: 'official' });
  await answerNews(page, []);
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.ad-banner { display: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.goto('/');
  const window = page.getByRole('dialog', { name: 'مسدودکنندهٔ تبلیغ روشن است' });
  await inspect(page, 'ad-blocker', window);
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'detached' });
  const asked = page.waitForResponse(NEWS);
  await page.reload();
  await asked;
  await settle(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
});
