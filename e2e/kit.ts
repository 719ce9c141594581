import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject, test as base } from 'vitest';
import { watchTraffic } from './settle.ts';
import { readAllNews, signInByApi, type SampleLogin } from './sign-in.ts';
import { openCopy, type RunningServer } from './world.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

const pictures = join(import.meta.dirname, '.shots');

export interface VisitOptions {
  readonly isNarrow?: boolean;
  readonly theme?: 'light' | 'dark';
  /** The person who is signed in: one of the sample world, or a new one. By default no one. */
  readonly as?: SampleLogin | 'newcomer';
  /** The browser has read no news, so the news opens by itself. */
  readonly hasNews?: boolean;
  /** The panel's service worker runs, which other visits block. */
  readonly hasWorker?: boolean;
  /** HTTP statuses that this visit expects; any other refusal fails the test. */
  readonly refusals?: readonly number[];
}

export type Visit = (options?: VisitOptions) => Promise<Page>;

let browser: Promise<Browser> | undefined;

/** A test with its own browser windows. It fails on errors in a page, refused requests and requests to other origins. */
function testsOn(openServer: () => Promise<RunningServer>) {
  return base.extend<{ visit: Visit }>({
    visit: async ({ task }, runTest) => {
      const server = await openServer();
      browser ??= chromium.connect(inject('browserEndpoint'));
      const contexts: BrowserContext[] = [];
      const troubles: string[] = [];
      const connected = await browser;
      try {
        await runTest(async (options = {}) => {
          const context = await connected.newContext(contextOptions(server.base, options));
          contexts.push(context);
          // A page may be slow while three others load: that is no failure.
          context.setDefaultTimeout(30_000);
          watchTraffic(context);
          await watch(context, { troubles, home: server.base, refusals: options.refusals ?? [] });
          if (!options.hasNews) await readAllNews(context);
          if (options.as !== undefined) await signInByApi(context.request, options.as);
          return context.newPage();
        });
        if (task.result?.state === 'fail' || troubles.length > 0) {
          await shootAll(contexts, task.name);
          console.error([`Pages of «${task.name}» at its end:`, ...(await describeAll(contexts)), ...troubles].join('\n'));
        }
        for (const context of contexts) await context.close();
      } finally {
        await server.stop();
      }
      expect(troubles).toEqual([]);
    },
  });
}

/** A journey on the shared server. It must not move the clock, nor change what people of the sample world have. */
export const test = testsOn(async () => ({ base: inject('base'), stop: async () => undefined }));

/** A journey on its own server with a copy of the sample world; it may move the clock. */
export const testInOwnWorld = testsOn(() => openCopy(inject('world')));

function contextOptions(home: string, { isNarrow = false, theme = 'light', hasWorker = false }: VisitOptions) {
  return {
    baseURL: home,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    viewport: isNarrow ? NARROW : WIDE,
    hasTouch: isNarrow,
    isMobile: isNarrow,
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: hasWorker ? 'allow' : 'block',
  } as const;
}

/** The response listener reports refused requests already, and a journey may cut the network. */
const ECHO_OF_REQUEST = 'Failed to load resource';

interface Watched {
  /** Collects what went wrong. */
  readonly troubles: string[];
  readonly home: string;
  readonly refusals: readonly number[];
}

async function watch(context: BrowserContext, { troubles, home, refusals }: Watched): Promise<void> {
  // Listens without page.route, which would turn off the cache. The browser resolves no other host.
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== home && url.protocol.startsWith('http')) troubles.push(`asked another origin: ${url.href}`);
  });
  context.on('weberror', (error) => troubles.push(`page error: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(ECHO_OF_REQUEST)) troubles.push(`console: ${message.text()}`);
  });
  context.on('response', (response) => {
    const status = response.status();
    if (status < 400 || refusals.includes(status)) return;
    troubles.push(`${status} ${response.request().method()} ${response.url().slice(home.length)}`);
  });
}

async function shootAll(contexts: readonly BrowserContext[], name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  let count = 0;
  for (const page of contexts.flatMap((context) => context.pages())) {
    const path = join(pictures, `failed-${name.replace(/\W+/g, '-').slice(0, 60)}-${++count}.png`);
    await page.screenshot({ path }).catch(() => undefined);
  }
}

const OUTLINE_LIMIT = 1500;

/** The address and the text of each page, for readers of a log without pictures. */
async function describeAll(contexts: readonly BrowserContext[]): Promise<string[]> {
  return Promise.all(
    contexts
      .flatMap((context) => context.pages())
      .map(async (page) => {
        const outline = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
        return `${page.url()}\n${outline.slice(0, OUTLINE_LIMIT)}`;
      }),
  );
}

/** With E2E_SHOTS=1: saves a picture of the page for people to look at. */
export async function look(page: Page, name: string): Promise<void> {
  if (process.env['E2E_SHOTS'] !== '1') return;
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: join(pictures, `${name}-${width}.png`) });
}
