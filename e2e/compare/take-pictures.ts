import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { contextOptions } from '../browser.ts';
import { actForCustomer, STOPS, type PageStop } from '../page-stops.ts';
import { settle, watchTraffic } from '../settle.ts';
import { readAllNews, signInByApi } from '../sign-in.ts';

/** Each width with the theme of its window; a phone is a window of its own, with touch. */
const WIDE = [1440, 1024] as const;
const PHONE = [390] as const;
const THEMES = ['light', 'dark'] as const;
const TALLEST_PX = 6_000;

type Walker = NonNullable<PageStop['as']> | 'stranger';

export interface Gallery {
  readonly browser: Browser;
  /** Where the server answers. */
  readonly base: string;
  /** Of the browser and of the server, ms. */
  readonly now: number;
  readonly folder: string;
}

/** A picture of every route at 1440, 1024 and 390, light and dark, as `<route>-<width>-<theme>.png`. Returns the routes that did not open. */
export async function takePictures(gallery: Gallery): Promise<string[]> {
  mkdirSync(gallery.folder, { recursive: true });
  const failures: string[] = [];
  const walkers = new Set(STOPS.map(({ as }): Walker => as ?? 'stranger'));
  for (const isNarrow of [false, true]) {
    for (const walker of walkers) {
      const context = await openWindow(gallery, { isNarrow, walker });
      const page = await context.newPage();
      if (walker === 'staff') await actForCustomer(page);
      for (const stop of STOPS.filter(({ as = 'stranger' }) => as === walker)) {
        await shootStop(page, stop, { isNarrow, folder: gallery.folder }).catch((error: unknown) => {
          failures.push(`${stop.route}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'failed'}`);
        });
      }
      await context.close();
    }
  }
  return failures;
}

async function openWindow(
  { browser, base, now }: Gallery,
  { isNarrow, walker }: { readonly isNarrow: boolean; readonly walker: Walker },
): Promise<BrowserContext> {
  const context = await browser.newContext(contextOptions(base, { isNarrow }));
  context.setDefaultTimeout(30_000);
  watchTraffic(context);
  await context.clock.setFixedTime(now);
  await readAllNews(context);
  if (walker !== 'stranger' && walker !== 'staff') await signInByApi(context.request, walker);
  return context;
}

async function shootStop(
  page: Page,
  { route, address = route, heading }: PageStop,
  { isNarrow, folder }: { readonly isNarrow: boolean; readonly folder: string },
): Promise<void> {
  await page.goto(typeof address === 'string' ? address : await address(page));
  await page.getByRole('heading', { level: 1, name: heading }).first().waitFor();
  for (const width of isNarrow ? PHONE : WIDE) {
    const height = isNarrow ? 844 : 900;
    await page.setViewportSize({ width, height });
    await settle(page);
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    if (tall > height && tall <= TALLEST_PX) await page.setViewportSize({ width, height: tall });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await settle(page);
      // A picture that is loaded is drawn once it is decoded.
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))));
      await page.screenshot({
        path: join(folder, `${route.replace(/\W+/g, '-')}-${width}-${theme}.png`),
        animations: 'disabled',
        caret: 'hide',
      });
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
}
