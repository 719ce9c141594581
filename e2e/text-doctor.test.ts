import { expect } from 'vitest';
import { describeCampaign, goOn, waitUntilSaved } from './creation-steps.ts';
import { inspectAtBoth } from './inspect.ts';
import { test } from './kit.ts';
import { settle } from './settle.ts';

/** An Arabic yeh, and «می» without its half-space. */
const WRITTEN = 'يلدا نزدیک است؛ هدیه می خرید';

test('suggestions about a text are shown and change nothing until they are pressed, one by one, and the last change is taken back', async ({
  visit,
}) => {
  const page = await visit({ as: 'newcomer' });
  await page.goto('/campaign');
  await describeCampaign(page, 'هدیهٔ یلدا');
  await goOn(page, 'محتوا');
  const field = page.getByRole('textbox', { name: 'متن استوری' });
  await field.fill(WRITTEN);
  const count = page.getByRole('button', { name: /^۲ پیشنهاد ویرایشی/ });
  await count.click();
  const list = page.getByRole('list', { name: /^پیشنهادهای ویرایشی/ });
  expect(await list.getByRole('listitem').count()).toBe(2);
  expect(await field.inputValue()).toBe(WRITTEN);
  await inspectAtBoth(page, 'text-doctor', list);

  await list.getByRole('button', { name: 'اعمال: «يلدا» به «یلدا»' }).click();
  expect(await field.inputValue()).toBe(WRITTEN.replace('ي', 'ی'));
  await list.getByRole('button', { name: /^اعمال: «می خرید»/ }).click();
  const mended = 'یلدا نزدیک است؛ هدیه می‌خرید';
  expect(await field.inputValue()).toBe(mended);
  await page.getByText('پیشنهادی نمانده است.', { exact: true }).waitFor();
  const undo = page.getByRole('button', { name: /^واگرد آخرین ویرایش/ });
  await undo.click();
  expect(await field.inputValue()).toBe(WRITTEN.replace('ي', 'ی'));
  // Ignored until the person leaves.
  await page.getByRole('button', { name: 'نادیده گرفتن «می خرید»' }).click();
  expect(await list.count()).toBe(0);
  await waitUntilSaved(page);
  await settle(page);
  await page.reload();
  expect(await field.inputValue()).toBe(WRITTEN.replace('ي', 'ی'));
});
