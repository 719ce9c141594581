import type { Locator, Page } from 'playwright-core';
import { readFigure } from './persian.ts';

/** Reads the figure of a term in a list of facts. */
export async function readTerm(scope: Locator, term: string): Promise<number> {
  return readFigure(scope.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd[1]'));
}

/** Holds requests for this address until the returned function is called. */
export async function openGate(page: Page, url: string): Promise<() => void> {
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route(url, async (route) => {
    await gate;
    await route.continue();
  });
  return () => open();
}
