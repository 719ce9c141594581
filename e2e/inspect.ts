import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { listBreaches } from './accessibility.ts';
import { NARROW } from './browser.ts';
import { look } from './kit.ts';
import { settle } from './settle.ts';

/** A taller page is an endless list, which is drawn while it is scrolled. */
const TALLEST_PX = 6_000;

/** WCAG 1.4.10: content reflows down to this width. */
const SLIMMEST_PX = 320;
const PHONE_PX = 500;

/** Checks that a page fits the window's width and meets WCAG 2.2 AA. With E2E_SHOTS=1 saves a picture of it. */
export async function inspect(page: Page, name: string, ready?: Locator): Promise<void> {
  await ready?.waitFor();
  await settle(page);
  const { width, height, contentHeight } = await expectFit(page);
  // A docked bar hides content only until the page is scrolled: a window as tall as the page shows all of it.
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

/** Does something on a page that is as wide as a phone, and then gives it its width back. */
export async function onPhone(page: Page, act: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(NARROW);
  await act();
  if (before) await page.setViewportSize(before);
}

/** Inspects a page as it is, and then as wide as a phone: for a page that is reached by a long way. */
export async function inspectAtBoth(page: Page, name: string, ready?: Locator): Promise<void> {
  await inspect(page, name, ready);
  await onPhone(page, () => inspect(page, name, ready));
}

/** Checks that the page fits narrower windows too, down to the slimmest. */
export async function narrow(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [PHONE_PX - 110, SLIMMEST_PX]) {
    await page.setViewportSize({ width, height: before?.height ?? 900 });
    await expectFit(page);
  }
  if (before) await page.setViewportSize(before);
}

/** A page that was made narrower may draw its tables as cards a moment later. */
async function expectFit(page: Page) {
  const measure = () =>
    page.evaluate(() => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      return { contentWidth: scrollWidth, contentHeight: scrollHeight, width: clientWidth, height: clientHeight };
    });
  await expect
    .poll(async () => {
      const { contentWidth, width } = await measure();
      return Math.max(0, contentWidth - width);
    })
    .toBe(0);
  return measure();
}
