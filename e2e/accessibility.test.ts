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
