import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inspect, narrow } from './inspect.ts';
import { test } from './kit.ts';
import { actForCustomer, STOPS, type PageStop } from './page-stops.ts';

const PRODUCT = 'پنل مدیریت تبلیغ‌دهندگان';

async function visitStop(page: Page, { route, address = route, heading, title = heading }: PageStop): Promise<void> {
  await page.goto(typeof address === 'string' ? address : await address(page));
  const head = page.getByRole('heading', { level: 1, name: heading });
  await inspect(page, `route${route.replace(/\W+/g, '-')}`, head.first());
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.title()).toMatch(title instanceof RegExp ? title : new RegExp(`^${title} \\| ${PRODUCT}$`));
  await narrow(page);
}

/** Whose pages a test walks. */
export type Walker = 'stranger' | 'advertiser' | 'official' | 'staff';

const LONG_MS = 300_000;

/** A test that opens every page of somebody. */
export function walkPages(who: Walker): void {
  test(`every page opens finished for ${who}, and narrows to a phone`, { timeout: LONG_MS }, async ({ visit }) => {
    const page = await visit(who === 'stranger' || who === 'staff' ? {} : { as: who });
    if (who === 'staff') await actForCustomer(page);
    for (const stop of STOPS.filter(({ as = 'stranger' }) => as === who)) {
      await visitStop(page, stop).catch((error: unknown) => {
        throw new Error(`${stop.route}: ${error instanceof Error ? error.message : 'failed'}`, { cause: error });
      });
    }
  });
}
