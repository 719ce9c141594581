import { pauses } from '@jarchi/ui/toasts/pauses.ts';
import { closeToast, listToasts } from '@jarchi/ui/toasts/toast.ts';
import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

configure({
  // A lazy part of a page may take longer than a second while another suite runs: that is no failure.
  asyncUtilTimeout: 20_000,
  // The default message prints the whole page at each try of a wait, which would be most of the work. `screen.debug()` prints it.
  getElementError: (message) => new Error(message ?? 'not found'),
});

// A request for which a test gives no response fails at once, as without a network.
globalThis.fetch = () => Promise.reject(new TypeError('no network in tests'));

const { setTimeout: start, clearTimeout: stop } = globalThis;
const started = new Set<ReturnType<typeof start>>();
globalThis.setTimeout = Object.assign((...args: Parameters<typeof start>) => {
  const timer = start(...args);
  started.add(timer);
  return timer;
}, start) as typeof start;
afterAll(() => void (globalThis.setTimeout = start));

/** Ends the timers of a test: a call that is retried later would reach the network of the next test. */
function endTimers(): void {
  for (const timer of started) stop(timer);
  started.clear();
}

function emptyBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split(';')) document.cookie = `${cookie.split('=')[0]?.trim()}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
  const { documentElement: page } = document;
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
}

// Pages wait only 10 ms for typing to end. A test about a pause sets it first.
const short = Object.fromEntries(Object.keys(pauses).map((name) => [name, 10]));
beforeEach(() => void Object.assign(pauses, short));

/** Removes everything of a test before the next begins. A file needs no clean-up of its own. */
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  for (const { id } of listToasts()) closeToast(id);
  // Requests that a page sends when it is left still get the responses of its test.
  await new Promise((resolve) => void start(resolve, 0));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  endTimers();
  for (const { id } of listToasts()) closeToast(id);
  emptyBrowser();
});
