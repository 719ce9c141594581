import { expect } from 'vitest';
import { listBreaches } from './accessibility.ts';
import { test } from './kit.ts';

const getPage = (style: string, text: string) =>
  `<!doctype html><html lang="fa" dir="rtl"><title>نمونه</title><main><p style="background:#fff;${style}">${text}</p></main></html>`;

test('text with low contrast is reported, both Persian and Latin', async ({ visit }) => {
  const page = await visit();
  for (const text of ['متن کم‌رنگ فارسی', 'faint Latin text']) {
    await page.setContent(getPage('color:#ccc', text));
    expect(await listBreaches(page)).toEqual([expect.stringMatching(/^color-contrast: p /)]);
  }
});

test('dark Persian text passes', async ({ visit }) => {
  const page = await visit();
  await page.setContent(getPage('color:#222', 'متن خوانا'));
  expect(await listBreaches(page)).toEqual([]);
});

test('a page that a style sheet turns with the phone is reported', async ({ visit }) => {
  const page = await visit({ isNarrow: true });
  const turned = '<style>@media (orientation: landscape) { main { transform: rotate(90deg); } }</style>';
  await page.setContent(getPage('color:#222', 'متن خوانا').replace('<main>', `${turned}<main>`));
  expect(await listBreaches(page, true)).toEqual([expect.stringMatching(/^css-orientation-lock: /)]);
});

test('the style sheets of the panel and of the console turn no page', async ({ visit }) => {
  // The console asks whether somebody is signed in.
  const page = await visit({ refusals: [401] });
  for (const address of ['/auth/login', '/staff']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(1);
    expect(await listBreaches(page, true)).toEqual([]);
  }
});
