import type { Locator, Page } from 'playwright-core';
import { inspect } from './inspect.ts';
import { test, type VisitOptions } from './kit.ts';

export type Look = Pick<VisitOptions, 'isNarrow' | 'theme'>;

export const PHONE: Look = { isNarrow: true };
export const DARK: Look = { theme: 'dark' };
export const DARK_PHONE: Look = { isNarrow: true, theme: 'dark' };

export interface Stop {
  readonly name: string;
  readonly path: string;
  readonly as?: VisitOptions['as'];
  /** From the address on to what is looked at. */
  readonly go?: (page: Page) => Promise<void>;
  readonly ready: (page: Page) => Locator;
  readonly looks: readonly Look[];
}

/** A test for each stop in each of its looks. */
export function inspectStops(stops: readonly Stop[]): void {
  for (const { name, path, as, go, ready, looks } of stops) {
    for (const look of looks) {
      test(`${name} is accessible and fits (${look.isNarrow ? 'narrow' : 'wide'}, ${look.theme ?? 'light'})`, async ({ visit }) => {
        const page = await visit(as === undefined ? look : { ...look, as });
        await page.goto(path);
        await go?.(page);
        await inspect(page, look.theme === 'dark' ? `${name}-dark` : name, ready(page));
      });
    }
  }
}
