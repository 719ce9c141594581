import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';

const LONGEST_MS = 30_000;
const POLL_MS = 25;
/** The first rest may come between an answer and the effect that asks for the next, or while the browser reads its own storage. */
const RESTS = 3;
const BETWEEN_RESTS_MS = 60;
/** The clock is asked again and again while a journey moves the time of campaigns; the stream of changes never ends. */
const APART = ['/v1/world/clock/', '/v1/live/'];

interface Traffic {
  readonly open: Set<Request>;
  /** How many requests began or ended. */
  changes: number;
}

const traffics = new WeakMap<Page, Traffic>();

/** Follows what the pages of this window ask for, for `settle`. */
export function watchTraffic(context: BrowserContext): void {
  context.on('page', (page) => {
    const traffic: Traffic = { open: new Set(), changes: 0 };
    traffics.set(page, traffic);
    const change = (request: Request, apply: () => void) => {
      if (APART.some((path) => request.url().includes(path))) return;
      apply();
      traffic.changes++;
    };
    page.on('request', (request) =>
      change(request, () => {
        // Another document: what the last one was still asking for is called off.
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.open.clear();
        traffic.open.add(request);
      }),
    );
    const end = (request: Request) => change(request, () => traffic.open.delete(request));
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });
}

/**
 * Waits until the page has all that it wants: nothing is on its way, its fonts are there, it is drawn and its thread has rested,
 * several times without a request between. The time of campaigns does not count. A request that stays open is named.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState();
  const traffic = traffics.get(page);
  if (!traffic) throw new Error('the traffic of this page is not watched');
  const until = Date.now() + LONGEST_MS;
  let seen = traffic.changes;
  for (let rests = 0; rests < RESTS;) {
    if (Date.now() > until) {
      const open = [...traffic.open].map((request) => `${request.method()} ${request.url()}`);
      throw new Error(`the page does not settle: ${open.join(', ') || 'it asks again and again'}`);
    }
    if (traffic.open.size > 0) {
      rests = 0;
      await wait(POLL_MS);
      continue;
    }
    const hasRested = await page.evaluate(rest).then(
      () => true,
      // It went to another document meanwhile.
      () => false,
    );
    rests = hasRested && traffic.changes === seen ? rests + 1 : 0;
    seen = traffic.changes;
    if (rests < RESTS) await wait(BETWEEN_RESTS_MS);
  }
}

/** Runs in the page. */
async function rest(): Promise<void> {
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await new Promise((rested) => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') setTimeout(rested, 100);
    else requestIdleCallback(rested, { timeout: 1000 });
  });
}
