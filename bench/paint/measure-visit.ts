import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';

export interface Line {
  readonly name: 'on a phone’s line' | 'unthrottled';
  readonly viewport: { readonly width: number; readonly height: number };
  readonly isMobile: boolean;
  /** Slower than this machine by this factor. */
  readonly cpu: number;
  /** Undefined: as quick as the machine's own loopback. */
  readonly network?: { readonly bytesPerSecond: number; readonly latencyMs: number };
}

export const LINES: readonly Line[] = [
  {
    name: 'on a phone’s line',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    cpu: 4,
    network: { bytesPerSecond: 200_000, latencyMs: 150 },
  },
  { name: 'unthrottled', viewport: { width: 1440, height: 900 }, isMobile: false, cpu: 1 },
];

export interface Visited {
  readonly url: string;
  /** Cookies of whoever opens it. */
  readonly signIn?: (context: BrowserContext) => Promise<void>;
  readonly press: Press;
}

interface Press {
  /** A selector of what is pressed. */
  readonly target: string;
  /** A selector of what is in the page once the press is answered. */
  readonly answer: string;
}

export interface Visit {
  /** From the navigation to the largest paint: text or a picture, so a skeleton is none. */
  readonly paintMs: number;
  /** From the navigation until a press is answered. */
  readonly pressMs: number;
  readonly scripts: number;
  readonly calls: readonly string[];
}

const QUIET_MS = 1_500;
const LONGEST_MS = 30_000;

/** Opens a page twice with an empty cache: once to see it painted, once to press until it answers. */
export async function measureVisit(browser: Browser, line: Line, visited: Visited): Promise<Visit> {
  const painted = await openPage(browser, line, { ...visited, press: undefined }, async (page, requests) => {
    await becomeQuiet(requests);
    const paintMs = await page.evaluate(() => (globalThis as unknown as { paintsMs: number[] }).paintsMs.at(-1) ?? 0);
    const scripts = requests.urls.filter((url) => url.endsWith('.js')).length;
    const calls = requests.urls.filter((url) => url.includes('/api/')).map((url) => new URL(url).pathname);
    return { paintMs, scripts, calls };
  });
  const pressMs = await openPage(browser, line, visited, async (page) => {
    const findAnswer = () => (globalThis as unknown as { answeredMs?: number }).answeredMs;
    const answeredAt = await page.waitForFunction(findAnswer, undefined, { timeout: LONGEST_MS, polling: 50 }).catch(() => {
      throw new Error(`${visited.url} answers no press ${line.name}`);
    });
    return (await answeredAt.jsonValue()) ?? LONGEST_MS;
  });
  return { ...painted, pressMs };
}

interface Requests {
  readonly urls: string[];
  open: number;
  changedAt: number;
}

async function openPage<T>(
  browser: Browser,
  line: Line,
  { url, signIn, press }: Omit<Visited, 'press'> & { readonly press: Press | undefined },
  read: (page: Page, requests: Requests) => Promise<T>,
): Promise<T> {
  const { viewport, isMobile } = line;
  const context = await browser.newContext({ viewport, isMobile, hasTouch: isMobile, serviceWorkers: 'block', locale: 'fa-IR' });
  try {
    await signIn?.(context);
    await context.addInitScript(watchPaint);
    await context.addInitScript(readNews);
    if (press) await context.addInitScript(pressUntilAnswered, { ...press, againMs: AGAIN_MS });
    const page = await context.newPage();
    await slowDown(context, page, line);
    const requests: Requests = { urls: [], open: 0, changedAt: Date.now() };
    const change = (by: number) => {
      requests.open += by;
      requests.changedAt = Date.now();
    };
    page.on('request', (request) => {
      requests.urls.push(request.url());
      if (!isStream(request)) change(1);
    });
    const end = (request: Request) => isStream(request) || change(-1);
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS });
    return await read(page, requests);
  } finally {
    await context.close();
  }
}

/** The stream of changes is open for as long as the page is. */
const isStream = (request: Request) => request.url().includes('/v1/live/');

async function slowDown(context: BrowserContext, page: Page, { cpu, network }: Line): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await session.send('Network.enable');
  if (!network) return;
  const { bytesPerSecond, latencyMs } = network;
  const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: latencyMs, ...throughput });
}

/** Runs in the page. Each larger paint comes after the smaller ones. */
function watchPaint(): void {
  const page = globalThis as unknown as { paintsMs: number[] };
  page.paintsMs = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.paintsMs.push(entry.startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Runs in the page. The news counts as read: its window would open by itself and cover the page. */
function readNews(): void {
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (key) {
    return key.startsWith('jarchi-changelog-') ? '2000000000' : getItem.call(this, key);
  };
}

const AGAIN_MS = 1_000;

/** Runs in the page: presses when the target appears, and again when nothing answers for a while. */
function pressUntilAnswered({ target, answer, againMs }: Press & { readonly againMs: number }): void {
  const page = globalThis as unknown as { answeredMs?: number };
  let pressedAt = Number.NEGATIVE_INFINITY;
  const timer = setInterval(() => {
    const now = performance.now();
    if (pressedAt > 0 && document.querySelector(answer)) {
      page.answeredMs = now;
      clearInterval(timer);
      return;
    }
    const found = document.querySelector<HTMLElement>(target);
    if (!found || now - pressedAt < againMs) return;
    pressedAt = now;
    found.click();
  }, 10);
}

/** The second visit of a device whose first one left figures. */
export interface SecondVisit {
  /** From the navigation to the largest paint before the first request. */
  readonly paintMs: number;
  /** Requests that met the server before that paint. */
  readonly earlyRequests: number;
}

/** Opens a page until the device keeps its figures, and once more from them. `arrivals` tells when requests met the server, epoch ms. */
export async function measureSecondVisit(
  browser: Browser,
  line: Line,
  { url, signIn }: Visited,
  arrivals: readonly number[],
): Promise<SecondVisit> {
  const { viewport, isMobile } = line;
  const context = await browser.newContext({ viewport, isMobile, hasTouch: isMobile, locale: 'fa-IR' });
  try {
    await signIn?.(context);
    await context.addInitScript(watchPaint);
    await context.addInitScript(readNews);
    const first = await context.newPage();
    await first.goto(url, { timeout: LONGEST_MS });
    const isReady = () => navigator.serviceWorker.controller !== null && localStorage.getItem('jarchi-figures') !== null;
    await first.waitForFunction(isReady, undefined, { timeout: LONGEST_MS, polling: 100 });
    await first.close();
    await wait(QUIET_MS);
    const page = await context.newPage();
    await slowDown(context, page, line);
    const met = arrivals.length;
    await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS });
    await wait(2 * QUIET_MS);
    const { beganAt, askedMs, paints } = await page.evaluate(() => ({
      beganAt: performance.timeOrigin,
      askedMs: Math.min(
        ...performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (name.includes('/api/') ? [startTime] : [])),
      ),
      paints: (globalThis as unknown as { paintsMs: number[] }).paintsMs,
    }));
    const paintMs = paints.filter((ms) => ms <= askedMs).at(-1);
    if (paintMs === undefined) throw new Error(`${url} asks at ${askedMs} ms and paints its figures at ${paints.join(', ')} ms`);
    return { paintMs, earlyRequests: arrivals.slice(met).filter((at) => at < beganAt + paintMs).length };
  } finally {
    await context.close();
  }
}

async function becomeQuiet(requests: Requests): Promise<void> {
  const until = Date.now() + LONGEST_MS;
  while (Date.now() < until && (requests.open > 0 || Date.now() - requests.changedAt < QUIET_MS)) await wait(50);
}
