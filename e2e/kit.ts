import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject, test as base } from 'vitest';
import { contextOptions } from './browser.ts';
import { watchTraffic } from './settle.ts';
import { readAllNews, signInByApi, type SampleLogin } from './sign-in.ts';
import { listFaults, measureLog } from './server-faults.ts';
import { openCopy, type RunningServer } from './world.ts';

const pictures = join(import.meta.dirname, '.shots');

export interface VisitOptions {
  readonly isNarrow?: boolean;
  /** At 200 % zoom. */
  readonly isZoomed?: boolean;
  readonly theme?: 'light' | 'dark';
  /** Signed in as one of the sample's people, or as somebody who has just come; nobody unless said. */
  readonly as?: SampleLogin | 'newcomer';
  /** In a browser that has read none of the news. */
  readonly hasNews?: boolean;
  /** Without the stream of changes: a page then asks for nothing because of what others do in the world that journeys share. */
  readonly isWithoutStream?: boolean;
  /** With the panel's service worker, which other visits go without. */
  readonly hasWorker?: boolean;
  /** Before any script of a page runs. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
  /** HTTP statuses that this visit is meant to meet; any other refusal fails the test. */
  readonly refusals?: readonly number[];
  /** Lines of the server's log that this visit is meant to provoke, in a world of its own; any other error in it fails the test. */
  readonly faults?: readonly RegExp[];
  /** Other origins that this visit is led to, such as that of a gateway. */
  readonly origins?: readonly string[];
  /** In Chrome 109, the oldest that we support. */
  readonly isOldChrome?: boolean;
  /** In the session of the person who is signed in on this page. */
  readonly sessionOf?: Page;
}

export type Visit = (options?: VisitOptions) => Promise<Page>;

type Endpoint = 'browserEndpoint' | 'oldChromeEndpoint';
const browsers = new Map<Endpoint, Promise<Browser>>();

function connectTo(endpoint: Endpoint): Promise<Browser> {
  const browser = browsers.get(endpoint) ?? chromium.connect(inject(endpoint));
  browsers.set(endpoint, browser);
  return browser;
}

/** A server, and what happens in its log while journeys use it. */
interface WatchedServer {
  readonly base: string;
  /** Lines that journeys were meant to provoke. */
  readonly expected: RegExp[];
  /** The faults since the last time, of which a journey may be the reason. */
  takeFaults(all?: readonly string[]): readonly string[];
}

function watchServer(server: RunningServer): WatchedServer {
  const expected: RegExp[] = [];
  let taken = 0;
  const takeFaults = (all = server.readFaults()) => {
    const fresh = all.slice(taken).filter((line) => !expected.some((fault) => fault.test(line)));
    taken = all.length;
    return fresh;
  };
  return { base: server.base, expected, takeFaults };
}

/** How long a server lives: for one journey, or for all of its file. */
type ServerScope = 'test' | 'file';

/** A test in browser windows of its own. Errors in a page, refused requests and requests to other origins fail it. */
export function testsOn(openServer: () => Promise<RunningServer>, scope: ServerScope = 'test') {
  return (
    base
      // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that the server needs no other fixture
      .extend('server', { scope: scope as 'file' }, async ({}, { onCleanup }) => {
        const server = await openServer();
        const watched = watchServer(server);
        onCleanup(async () => expect(watched.takeFaults(await server.stop())).toEqual([]));
        return watched;
      })
      .extend<{ visit: Visit }>({
        visit: async ({ task, server }, runTest) => {
          const contexts: BrowserContext[] = [];
          const troubles: string[] = [];
          await runTest(async (options = {}) => {
            const browser = await connectTo(options.isOldChrome ? 'oldChromeEndpoint' : 'browserEndpoint');
            const context = await browser.newContext(contextOptions(server.base, options));
            contexts.push(context);
            server.expected.push(...(options.faults ?? []));
            // A page that is slow beside three others is no failure.
            context.setDefaultTimeout(30_000);
            watchTraffic(context);
            await watch(context, { troubles, home: server.base, refusals: options.refusals ?? [], origins: options.origins ?? [] });
            // A browser without locks has no stream.
            if (options.isWithoutStream) await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
            await options.prepare?.(context);
            if (!options.hasNews) await readAllNews(context);
            if (options.as !== undefined) await signInByApi(context.request, options.as);
            if (options.sessionOf) await context.addCookies(await options.sessionOf.context().cookies());
            return context.newPage();
          });
          if (task.result?.state === 'fail' || troubles.length > 0) {
            await shootAll(contexts, task.name);
            const pages = await describeAll(contexts);
            console.error([`Where «${task.name}» stood:`, ...pages, ...troubles].join('\n'));
            const outline = [...pages.map((page) => page.slice(0, SHORT_OUTLINE_LIMIT)), ...troubles].join('\n');
            for (const error of task.result?.errors ?? []) error.stack = `${error.stack ?? error.message}\nWhere it stood:\n${outline}`;
          }
          await Promise.all(contexts.map((context) => context.close()));
          troubles.push(...server.takeFaults().map((line) => `the server: ${line}`));
          expect(troubles).toEqual([]);
        },
      })
  );
}

/** A server that outlives the journey: its stop only tells what the log says since the journey began. */
export function watchFrom(address: string, log: string): RunningServer {
  const fromByte = measureLog(log);
  const readFaults = () => listFaults(log, fromByte);
  return { base: address, log, readFaults, stop: async () => readFaults() };
}

/** On the server that journeys share: its clock is moved by nobody, and what the sample's people have is left to the others. */
export const test = testsOn(async () => watchFrom(inject('base'), inject('log')));

/** On one server for the file, with a copy of the sample world, where its journeys may change what the sample's people have. */
export const testInOwnWorld = testsOn(() => openCopy(inject('world')), 'file');

/** The same, at an address with a name. */
export const testAtName = testsOn(() => openCopy(inject('world'), { host: 'localhost' }), 'file');

/** On a server whose clock moves quickly: few campaigns of the sample go on in its world, those that `quiet-world.ts` names. */
export const testInQuietWorld = testsOn(() => openCopy(inject('quietWorld')));

/** The status alone tells of a refused request, and the network may be cut on purpose. */
const ECHO_OF_REQUEST = 'Failed to load resource';

interface Watched {
  /** What is met is written here. */
  readonly troubles: string[];
  readonly home: string;
  readonly refusals: readonly number[];
  readonly origins: readonly string[];
}

async function watch(context: BrowserContext, { troubles, home, refusals, origins }: Watched): Promise<void> {
  const known = [home, ...origins];
  // Seen, not intercepted: a page whose requests may be answered by a test has no cache. Its browser finds no other host.
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!known.includes(url.origin) && url.protocol.startsWith('http')) troubles.push(`asked another origin: ${url.href}`);
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
/** In the error itself, which the end of the run's log repeats. */
const SHORT_OUTLINE_LIMIT = 400;

/** Each page's address and what it says, for a log whose reader has no pictures. */
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

/** With E2E_SHOTS=1: keeps a picture of the page for people to look at. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (process.env['E2E_SHOTS'] !== '1') return;
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: join(pictures, `${name}-${width}.png`) });
}
