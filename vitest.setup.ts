import { pauses } from '@jarchi/ui/toasts/pauses.ts';
import { closeToast, listToasts } from '@jarchi/ui/toasts/toast.ts';
import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import React from 'react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

configure({
  // A lazy part of a page may take longer than a second while another suite runs: that is not a failure.
  asyncUtilTimeout: 20_000,
  // During a wait each failed try would print the whole page, which would take most of the time. `screen.debug()` prints it.
  getElementError: (message) => new Error(message ?? 'not found'),
});

// For its warnings, React notes where each element is made, until it has noted ten thousand in a second: a fifth of the time of a page.
const inside = (React as unknown as Readonly<Record<string, object | undefined>>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (!inside || !('recentlyCreatedOwnerStacks' in inside)) throw new Error('React counts its notes elsewhere now: see vitest.setup.ts');
let notes = 10_000;
Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', {
  get: () => notes,
  set(next: number) {
    notes = Math.max(next, 10_000);
  },
  configurable: true,
});

// A request without an answer in the test is refused at once, as without a network.
globalThis.fetch = () => Promise.reject(new TypeError('no network in tests'));

const { setTimeout: start, clearTimeout: stop } = globalThis;
const started = new Set<ReturnType<typeof start>>();
globalThis.setTimeout = Object.assign((...args: Parameters<typeof start>) => {
  const timer = start(...args);
  started.add(timer);
  return timer;
}, start) as typeof start;
afterAll(() => void (globalThis.setTimeout = start));

/** Ends a test's timers with it: otherwise a later retry would reach the network of the next test. */
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

// Pages react to typing almost at once. A test of a pause sets it first.
const short = Object.fromEntries(Object.keys(pauses).map((name) => [name, 10]));
beforeEach(() => void Object.assign(pauses, short));

/** Removes everything of a test before the next one, in any order. A file needs no clean-up of its own. */
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  for (const { id } of listToasts()) closeToast(id);
  // A request that is sent when a page is left still gets its own test's answer.
  await new Promise((resolve) => void start(resolve, 0));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  endTimers();
  for (const { id } of listToasts()) closeToast(id);
  emptyBrowser();
});
