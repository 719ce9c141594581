import { expect, test } from 'vitest';
import { createOtp, createToken, hashOtp, hashPassword, hashToken, isSameSecret, verifyPassword } from './credentials.ts';

test('a token is 256 random bits, and its hash reveals nothing of it', () => {
  const token = createToken();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(createToken()).not.toBe(token);
  expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashToken(token)).toBe(hashToken(token));
});

test('a login code keeps its leading zeros', () => {
  const codes = Array.from({ length: 500 }, () => createOtp(5));
  for (const code of codes) expect(code).toMatch(/^\d{5}$/);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
});

test('the hash of a login code depends on its request and on the secret', () => {
  const hash = hashOtp('secret', 'request', '12345');
  expect(hashOtp('secret', 'request', '12345')).toBe(hash);
  expect(hashOtp('secret', 'other', '12345')).not.toBe(hash);
  expect(hashOtp('other', 'request', '12345')).not.toBe(hash);
});

test('a password is stored as argon2id and recognised', async () => {
  const hash = await hashPassword('گذرواژه');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, 'گذرواژه')).toBe(true);
  expect(await verifyPassword(hash, 'گذرواژه ')).toBe(false);
});

test('secrets of different lengths compare as different', () => {
  expect(isSameSecret('abc', 'abc')).toBe(true);
  expect(isSameSecret('abc', 'abcd')).toBe(false);
});
