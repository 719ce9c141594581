import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFit, inspect, onTouchedPhone } from './inspect.ts';
import { test } from './kit.ts';
import { expectRoomInTabs } from './large-text.ts';
import { actForCustomer, STOPS, type PageStop } from './page-stops.ts';

const PRODUCT = 'پنل مدیریت تبلیغ‌دهندگان';

/** Inspects a page in a wide window and on a phone, and then at 200 % text: loading it takes longer than making it narrower. */
async function visitStop(page: Page, { route, address = route, heading, title = heading, isElsewhere }: PageStop): Promise<void> {
  await page.goto(typeof address === 'string' ? address : await address(page));
  const head = page.getByRole('heading', { level: 1, name: heading }).first();
  const name = `route${route.replace(/\W+/g, '-')}`;
  if (isElsewhere) await expectFit(page, name, head);
  else await inspect(page, name, head);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.title()).toMatch(title instanceof RegExp ? title : new RegExp(`^${title} \\| ${PRODUCT}$`));
  if (isElsewhere) return;
  await onTouchedPhone(page, async () => {
    await inspect(page, name, head);
    await expectRoomInTabs(page);
  });
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
