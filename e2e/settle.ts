import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** A page that sends no request for this long is complete. */
const QUIET_MS = 500;
/** A page requests the clock repeatedly while it moves. */
const CLOCK = '/v1/world/clock/';

interface Traffic {
  readonly open: Set<Request>;
  changedAt: number;
}

const traffics = new WeakMap<Page, Traffic>();

/** Records the requests of a window's pages for `settle`. */
export function watchTraffic(context: BrowserContext): void {
  context.on('page', (page) => {
    const traffic: Traffic = { open: new Set(), changedAt: Date.now() };
    traffics.set(page, traffic);
    const change = (request: Request, apply: () => void) => {
      if (request.url().includes(CLOCK)) return;
      apply();
      traffic.changedAt = Date.now();
    };
    page.on('request', (request) =>
      change(request, () => {
        // A new document cancels the open requests of the last one.
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.open.clear();
        traffic.open.add(request);
      }),
    );
    const end = (request: Request) => change(request, () => traffic.open.delete(request));
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });
}

/** Waits until the page has sent no request for a while; requests for the clock do not count. A failure names the open requests. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState();
  const traffic = traffics.get(page);
  if (!traffic) throw new Error('the traffic of this page is not watched');
  const listOpen = () => {
    if (traffic.open.size === 0 && Date.now() - traffic.changedAt < QUIET_MS) return ['something a moment ago'];
    return [...traffic.open].map((request) => `${request.method()} ${request.url()}`);
  };
  await expect.poll(listOpen).toEqual([]);
}
