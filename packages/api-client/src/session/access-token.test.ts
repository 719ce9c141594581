import { expect, test } from 'vitest';
import { isExpired, receiveToken } from './access-token.ts';
import { newIdempotencyKey } from '../idempotency.ts';

const NOW = 1_700_000_000_000;
const seconds = NOW / 1000;
const jwt = (claims: object) => `x.${btoa(JSON.stringify(claims))}.y`;

test('a token expires a little before its exp', () => {
  const token = receiveToken(jwt({ exp: seconds + 600 }), NOW);
  expect(isExpired(token, NOW + 594_000)).toBe(false);
  expect(isExpired(token, NOW + 596_000)).toBe(true);
});

test('a wrong clock on this machine does not shorten the life of a token', () => {
  const token = receiveToken(jwt({ iat: seconds - 7200, exp: seconds - 6600 }), NOW);
  expect(isExpired(token, NOW + 500_000)).toBe(false);
  expect(isExpired(token, NOW + 600_000)).toBe(true);
});

test('an unreadable token is used until the server refuses it', () => {
  expect(isExpired(receiveToken('opaque', NOW), NOW * 2)).toBe(false);
});

test('every idempotency key is new and is a valid header', () => {
  const keys = new Set(Array.from({ length: 50 }, newIdempotencyKey));
  expect(keys.size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[\w:-]{8,120}$/);
});
