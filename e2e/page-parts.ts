import type { Locator, Page } from 'playwright-core';
import { readFigure } from './persian.ts';

/** The figure beside a term of a list of facts. */
export async function readTerm(scope: Locator, term: string): Promise<number> {
  return readFigure(scope.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd[1]'));
}

/** Holds requests of this address back until the answered function is called. */
export async function openGate(page: Page, url: string): Promise<() => void> {
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route(url, async (route) => {
    await gate;
    await route.continue();
  });
  return () => open();
}
