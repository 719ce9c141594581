import { expect, test } from 'vitest';
import { HEARTBEAT_MS, LIVE_KINDS } from './live-kinds.ts';

test('a stream gives a sign before a proxy that waits a minute gives it up, even if one sign is lost', () => {
  expect(HEARTBEAT_MS * 2).toBeLessThan(60_000);
});

test('each kind of change stands once', () => {
  expect(new Set(LIVE_KINDS).size).toBe(LIVE_KINDS.length);
});
