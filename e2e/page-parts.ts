import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { readFigure } from './persian.ts';
import { settle } from './settle.ts';

/** Goes to an address as a link of the page does, without loading a document: for a page that others open by its address. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address);
  await settle(page);
}

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

/** Finds a campaign by its title in the list at `path`, and returns its link. */
export async function findCampaign(page: Page, title: string, path = '/campaigns'): Promise<Locator> {
  await page.goto(path);
  const list = page.getByRole('main');
  await list.getByRole('searchbox').fill(title);
  return list.getByRole('link', { name: new RegExp(title) }).first();
}

/** Finds a campaign in the list by its title, opens its page, and returns its id. */
export async function openCampaign(page: Page, title: string): Promise<string> {
  await (await findCampaign(page, title)).click();
  await page.waitForURL(/\/campaigns\/\d+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

export interface Money {
  readonly captured: number;
  readonly held: number;
  readonly released: number;
}

/** The money of the campaign whose page is open. */
export async function readMoney(page: Page): Promise<Money> {
  const box = page.getByRole('region', { name: 'پول این کمپین' });
  await box.waitFor();
  return {
    captured: await readTerm(box, 'کسرشده'),
    held: await readTerm(box, 'نگه داشته‌شده'),
    released: await readTerm(box, 'آزادشده'),
  };
}

/** Loads older messages until this one is there: days may have passed since it came. */
export async function findNotice(page: Page, notice: Locator): Promise<void> {
  const more = page.getByRole('button', { name: 'اعلان‌های پیش‌تر' });
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  while (!(await notice.isVisible()) && (await more.isVisible())) {
    const shown = await page.getByRole('main').getByRole('listitem').count();
    await more.click();
    await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(shown);
  }
  await notice.waitFor();
}
