import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { listBreaches } from './accessibility.ts';
import { look } from './kit.ts';
import { settle } from './settle.ts';

/** Beyond this a page is a list without an end, drawn as it is scrolled. */
const TALLEST_PX = 6_000;

/** WCAG 1.4.10: content reflows down to this width. */
const SLIMMEST_PX = 320;
const PHONE_PX = 500;

/** What holds on every page: nothing runs out sideways, and WCAG 2.2 AA. With E2E_SHOTS=1 a picture of it is kept. */
export async function inspect(page: Page, name: string, ready?: Locator): Promise<void> {
  await ready?.waitFor();
  await settle(page);
  const { width, height, contentHeight } = await expectFit(page);
  // What a docked bar covers for the moment is not hidden: it can be scrolled out from under it.
  const isTall = contentHeight > height && contentHeight <= TALLEST_PX;
  if (isTall) await page.setViewportSize({ width, height: contentHeight });
  await look(page, name);
  expect(await listBreaches(page)).toEqual([]);
  if (width < PHONE_PX) {
    await page.setViewportSize({ width: SLIMMEST_PX, height });
    await expectFit(page);
  }
  await page.setViewportSize({ width, height });
}

/** The same page in narrower windows, down to the slimmest: nothing runs out sideways. */
export async function narrow(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [PHONE_PX - 110, SLIMMEST_PX]) {
    await page.setViewportSize({ width, height: before?.height ?? 900 });
    await expectFit(page);
  }
  if (before) await page.setViewportSize(before);
}

async function expectFit(page: Page) {
  const sizes = await page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    return { contentWidth: scrollWidth, contentHeight: scrollHeight, width: clientWidth, height: clientHeight };
  });
  expect(sizes.contentWidth).toBeLessThanOrEqual(sizes.width);
  return sizes;
}
