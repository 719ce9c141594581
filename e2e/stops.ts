import type { Locator, Page } from 'playwright-core';
import { inspect } from './inspect.ts';
import { test, type VisitOptions } from './kit.ts';

export type Screen = Pick<VisitOptions, 'isNarrow' | 'theme'>;

export const PHONE: Screen = { isNarrow: true };
export const DARK: Screen = { theme: 'dark' };
export const DARK_PHONE: Screen = { isNarrow: true, theme: 'dark' };

export interface Stop {
  readonly name: string;
  readonly path: string;
  readonly as?: VisitOptions['as'];
  readonly refusals?: VisitOptions['refusals'];
  /** The steps from the address to what is inspected. */
  readonly go?: (page: Page) => Promise<void>;
  readonly ready: (page: Page) => Locator;
  readonly screens: readonly Screen[];
}

/** A test for each stop and width; it inspects the themes one after another, as when the system's theme changes. */
export function inspectStops(stops: readonly Stop[]): void {
  for (const { name, path, as, refusals, go, ready, screens } of stops) {
    for (const isNarrow of [false, true]) {
      const themes = screens.filter((screen) => (screen.isNarrow ?? false) === isNarrow).map(({ theme = 'light' }) => theme);
      const [first, ...others] = themes;
      if (first === undefined) continue;
      test(`${name} is accessible and fits (${isNarrow ? 'narrow' : 'wide'}, ${themes.join(' and ')})`, async ({ visit }) => {
        const page = await visit({ isNarrow, theme: first, ...(as && { as }), ...(refusals && { refusals }) });
        await page.goto(path);
        await go?.(page);
        await inspect(page, pictureName(name, first), ready(page));
        for (const theme of others) {
          await page.emulateMedia({ colorScheme: theme });
          // A layer may close when the window is resized.
          if (!(await ready(page).isVisible())) await go?.(page);
          await inspect(page, pictureName(name, theme), ready(page));
        }
      });
    }
  }
}

function pictureName(name: string, theme: NonNullable<Screen['theme']>): string {
  return theme === 'dark' ? `${name}-dark` : name;
}
