import { ApiError } from '@jarchi/api-client/api-error.ts';
import { expect, test } from 'vitest';
import { createIntentKeys, createStoredIntentKeys } from './intent-keys.ts';

const payment = { amount: 20_000_000, gateway: 'test' };
const lost = new ApiError({ status: 0, code: 'network' });
const failed = new ApiError({ status: 500, code: 'internal' });
const refused = new ApiError({ status: 409, code: 'quote_changed' });

function counted() {
  let made = 0;
  return createIntentKeys(() => `key-${++made}`);
}

test('a second press for the same intent repeats the key, another intent gets another key', () => {
  const keys = counted();
  expect(keys.keyOf(payment)).toBe('key-1');
  expect(keys.keyOf({ ...payment })).toBe('key-1');
  expect(keys.keyOf({ ...payment, amount: 5_000_000 })).toBe('key-2');
});

test.each([
  ['a success', undefined, 'key-2'],
  ['a refusal', refused, 'key-2'],
  ['a lost answer', lost, 'key-1'],
  ['an outage of the server', failed, 'key-1'],
])('after %s the next press has the right key', (_, error, key) => {
  const keys = counted();
  keys.keyOf(payment);
  keys.settle(payment, error);
  expect(keys.keyOf(payment)).toBe(key);
});

test('a stored key outlives its keeper until the response arrives', () => {
  const open = () =>
    createStoredIntentKeys(sessionStorage, ({ id, savedAt }: { id: number; savedAt: string }) => `jarchi-activation-${id}-${savedAt}`);
  const version = { id: 7, savedAt: '2026-11-03T08:34:00.000Z' };
  const first = open().keyOf(version);
  open().settle(version, lost);
  expect(open().keyOf(version)).toBe(first);
  expect(open().keyOf({ ...version, savedAt: '2026-11-03T09:00:00.000Z' })).not.toBe(first);
  open().settle(version);
  expect(open().keyOf(version)).not.toBe(first);
});
