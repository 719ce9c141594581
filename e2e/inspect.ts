import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { listBreaches } from './accessibility.ts';
import { NARROW } from './browser.ts';
import { noteInspection } from './inspections.ts';
import { shoot } from './kit.ts';
import { settle } from './settle.ts';

/** A taller page is an endless list, which is drawn while it is scrolled. */
const TALLEST_PX = 6_000;

/** WCAG 1.4.10: content reflows down to this width. */
const SLIMMEST_PX = 320;
const PHONE_PX = 500;

/** Checks that a page meets WCAG 2.2 AA and fits the window's width. With E2E_SHOTS=1 saves a picture of it. */
export async function inspect(page: Page, name: string, ready?: Locator): Promise<void> {
  const { width, height, contentHeight } = await open(page, ready);
  // A docked bar hides content only until the page is scrolled: a window as tall as the page shows all of it.
  const isTall = contentHeight > height && contentHeight <= TALLEST_PX;
  if (isTall) await page.setViewportSize({ width, height: contentHeight });
  await shoot(page, name);
  expect(await listBreaches(page)).toEqual([]);
  await noteInspection(page, name, width);
  if (width < PHONE_PX) await expectRoom(page, { width: SLIMMEST_PX, height });
  await page.setViewportSize({ width, height });
}

/** Checks that a page fits the window's width: for one whose colours and names another journey inspects. */
export async function expectFit(page: Page, name: string, ready?: Locator): Promise<void> {
  const { width, height } = await open(page, ready);
  await shoot(page, name);
  if (width < PHONE_PX) {
    await expectRoom(page, { width: SLIMMEST_PX, height });
    await page.setViewportSize({ width, height });
  }
}

async function open(page: Page, ready: Locator | undefined) {
  await ready?.waitFor();
  await settle(page);
  return measureFit(page);
}

async function expectRoom(page: Page, window: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(window);
  await measureFit(page);
}

/** Does something on a page that is as wide as a phone, and then gives it its width back. */
export async function onPhone(page: Page, act: () => Promise<void>, phone = NARROW): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(phone);
  await act();
  if (before) await page.setViewportSize(before);
}

/** The same, touched by a finger. The page is left as it is: until it goes to another document, it believes that nothing hovers. */
export async function onTouchedPhone(page: Page, act: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await onPhone(page, act);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
}

/** Inspects a page as it is, and then as wide as a phone: for a page that is reached by a long way. */
export async function inspectAtBoth(page: Page, name: string, ready?: Locator): Promise<void> {
  await inspect(page, name, ready);
  await onPhone(page, () => inspect(page, name, ready));
}

/** Checks that the page fits narrower windows too, down to the slimmest. */
export async function narrow(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [PHONE_PX - 110, SLIMMEST_PX]) await expectRoom(page, { width, height: before?.height ?? 900 });
  if (before) await page.setViewportSize(before);
}

/** A page that was made narrower may draw its tables as cards a moment later. */
async function measureFit(page: Page) {
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
