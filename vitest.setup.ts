import { pauses } from '@jarchi/ui/pauses.ts';
import { closeToast, listToasts } from '@jarchi/ui/toast.ts';
import { configure } from '@testing-library/dom';
import { afterEach, beforeEach } from 'vitest';

configure({
  // A part of a page that loads by itself may take longer than a second beside another suite: that is no failure.
  asyncUtilTimeout: 20_000,
  // While something is waited for, a picture of the whole page for each try would be most of the work. `screen.debug()` draws one.
  getElementError: (message) => new Error(message ?? 'not found'),
});

// What a page still asks when its test is over is refused at once, as without a network.
globalThis.fetch = () => Promise.reject(new TypeError('no network in tests'));

// Files share a world per worker: each begins with an empty one.
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
for (const cookie of document.cookie.split(';')) document.cookie = `${cookie.split('=')[0]?.trim()}=; path=/; max-age=0`;

// A page takes what is typed almost at once. A test that is about a pause sets it first.
const short = Object.fromEntries(Object.keys(pauses).map((name) => [name, 10]));
beforeEach(() => void Object.assign(pauses, short));

afterEach(() => {
  for (const { id } of listToasts()) closeToast(id);
});
