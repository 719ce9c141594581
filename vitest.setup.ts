import { pauses } from '@jarchi/ui/toasts/pauses.ts';
import { closeToast, listToasts } from '@jarchi/ui/toasts/toast.ts';
import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

configure({
  // A part of a page that loads by itself may take longer than a second beside another suite: that is no failure.
  asyncUtilTimeout: 20_000,
  // While something is waited for, a picture of the whole page for each try would be most of the work. `screen.debug()` draws one.
  getElementError: (message) => new Error(message ?? 'not found'),
});

// What a page asks without saying what is answered is refused at once, as without a network.
globalThis.fetch = () => Promise.reject(new TypeError('no network in tests'));

const { setTimeout: start, clearTimeout: stop } = globalThis;
const started = new Set<ReturnType<typeof start>>();
globalThis.setTimeout = Object.assign((...args: Parameters<typeof start>) => {
  const timer = start(...args);
  started.add(timer);
  return timer;
}, start) as typeof start;
afterAll(() => void (globalThis.setTimeout = start));

/** What a test began ends with it: a call that is tried again later would be asked of the next test's network. */
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

// A page takes what is typed almost at once. A test that is about a pause sets it first.
const short = Object.fromEntries(Object.keys(pauses).map((name) => [name, 10]));
beforeEach(() => void Object.assign(pauses, short));

/** Nothing of a test is there when the next begins, whatever the order. A file needs no clean-up of its own. */
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  for (const { id } of listToasts()) closeToast(id);
  // What is sent when a page is left still gets the answers of its test.
  await new Promise((resolve) => void start(resolve, 0));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  endTimers();
  for (const { id } of listToasts()) closeToast(id);
  emptyBrowser();
});
