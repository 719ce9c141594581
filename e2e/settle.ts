import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';

/** A page that has asked for nothing this long has all that it wants. */
const QUIET_MS = 500;
const LONGEST_MS = 30_000;
const POLL_MS = 25;
/** The clock is asked again and again while a journey moves the time of campaigns; the stream of changes never ends. */
const APART = ['/v1/world/clock/', '/v1/live/'];

interface Traffic {
  readonly open: Set<Request>;
  changedAt: number;
}

const traffics = new WeakMap<Page, Traffic>();

/** Follows what the pages of this window ask for, for `settle`. */
export function watchTraffic(context: BrowserContext): void {
  context.on('page', (page) => {
    const traffic: Traffic = { open: new Set(), changedAt: Date.now() };
    traffics.set(page, traffic);
    const change = (request: Request, apply: () => void) => {
      if (APART.some((path) => request.url().includes(path))) return;
      apply();
      traffic.changedAt = Date.now();
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

/** Waits until the page has asked for nothing for a while; the time of campaigns does not count. A request that stays open is named. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState();
  const traffic = traffics.get(page);
  if (!traffic) throw new Error('the traffic of this page is not watched');
  const until = Date.now() + LONGEST_MS;
  while (traffic.open.size > 0 || Date.now() - traffic.changedAt < QUIET_MS) {
    if (Date.now() > until) {
      const open = [...traffic.open].map((request) => `${request.method()} ${request.url()}`);
      throw new Error(`the page does not settle: ${open.join(', ') || 'it asks again and again'}`);
    }
    await wait(POLL_MS);
  }
}
