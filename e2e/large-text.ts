import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { onPhone } from './inspect.ts';
import { settle } from './settle.ts';

/** A small phone. */
const SMALL = { width: 360, height: 740 };
const USUAL_PX = 16;
const LARGE_PX = 32;
const DRAWN_WITHIN_MS = 3000;

/** The size of text as a reader sets it: in the browser, which media queries follow, or of the document alone. */
type Way = 'browser' | 'document';

async function enlarge(page: Page, session: CDPSession, way: Way | undefined): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard: way === 'browser' ? LARGE_PX : USUAL_PX } });
  await page.evaluate((size) => void (document.documentElement.style.fontSize = size), way === 'document' ? '200%' : '');
}

/** Checks that at 200 % text on a small phone nothing but what scrolls in its own frame is wider than the window. */
export async function expectRoomForText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await onPhone(page, () => tryBothWays(page, session), SMALL);
  await session.detach();
}

/** The same, of the page and of each of its tabs, one after another. */
export async function expectRoomInTabs(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await onPhone(page, () => tryTabs(page, session), SMALL);
  await session.detach();
}

async function tryTabs(page: Page, session: CDPSession): Promise<void> {
  await settle(page);
  await tryBothWays(page, session);
  const tabs = page.getByRole('main').getByRole('tab');
  for (let index = 1; index < (await tabs.count()); index += 1) {
    await tabs.nth(index).click();
    await settle(page);
    await tryBothWays(page, session);
  }
}

async function tryBothWays(page: Page, session: CDPSession): Promise<void> {
  for (const way of ['document', 'browser'] as const) {
    await enlarge(page, session, way);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    let beyond = '';
    const measure = async () => (beyond = await findOverflow(page)) === '';
    // A page may draw its tables as cards a moment later.
    await expect
      .poll(measure, { timeout: DRAWN_WITHIN_MS })
      .toBe(true)
      .catch(() => {
        throw new Error(`${page.url()} scrolls sideways, its text enlarged by the ${way}: ${beyond}`);
      });
  }
  await enlarge(page, session, undefined);
}

/** The innermost elements beyond the sides of a page that scrolls sideways; the page itself if none is found. */
function findOverflow(page: Page): Promise<string> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return '';
    const { left, right } = root.getBoundingClientRect();
    const isBeyond = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || (box.left >= left - 0.5 && box.right <= right + 0.5)) return false;
      for (let frame = element.parentElement; frame && frame !== document.body; frame = frame.parentElement)
        if (getComputedStyle(frame).overflowX !== 'visible') return false;
      return true;
    };
    const beyond = [...document.body.querySelectorAll('*')].filter(isBeyond);
    const innermost = beyond.filter((element) => !beyond.some((other) => other !== element && element.contains(other)));
    const names = innermost.map(
      (element) =>
        `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(element.textContent ?? '').slice(0, 60)}`,
    );
    return names.join('\n') || `the page is ${root.scrollWidth}px wide`;
  });
}
