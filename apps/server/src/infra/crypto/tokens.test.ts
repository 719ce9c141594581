import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { createAccessTokens } from './tokens.ts';

const now = Date.UTC(2026, 10, 20);
const claims = { user_id: 7, account_id: 3, session_id: 'session' };

test('a verified token returns what was signed', async () => {
  const tokens = createAccessTokens('secret');
  const token = await tokens.signAccess({ ...claims, impersonated_by: 9 }, 5 * MINUTE_MS, now);
  expect(await tokens.verifyAccess(token, now)).toEqual({ ok: true, value: { ...claims, impersonated_by: 9 } });
  const chosen = await tokens.signAccess({ ...claims, account_id: null }, 5 * MINUTE_MS, now);
  expect(await tokens.verifyAccess(chosen, now)).toEqual({ ok: true, value: { ...claims, account_id: null } });
});

test('a token ends at its time by the given clock, even if it was verified a moment before', async () => {
  const tokens = createAccessTokens('secret');
  const token = await tokens.signAccess(claims, MINUTE_MS, now);
  expect(await tokens.verifyAccess(token, now + MINUTE_MS - 1)).toMatchObject({ ok: true });
  expect(await tokens.verifyAccess(token, now + MINUTE_MS)).toEqual({ ok: false, error: { code: 'token_expired' } });
  expect(await tokens.verifyAccess(token, now + 10 * MINUTE_MS)).toEqual({ ok: false, error: { code: 'token_expired' } });
});

test('a token of another secret, a changed one, one without signature and one without our claims are refused', async () => {
  const tokens = createAccessTokens('secret');
  const good = await tokens.signAccess(claims, MINUTE_MS, now);
  const [head, , signature] = good.split('.');
  const forged = `${head}.${Buffer.from(JSON.stringify({ ...claims, user_id: 1, exp: now / 1000 + 60 })).toString('base64url')}.${signature}`;
  const bare = new UnsecuredJWT({ ...claims }).setExpirationTime(now / 1000 + 60).encode();
  const other = await createAccessTokens('another').signAccess(claims, MINUTE_MS, now);
  const empty = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(now / 1000 + 60)
    .sign(new TextEncoder().encode('secret'));
  for (const token of [forged, bare, other, empty, 'nonsense', '']) {
    expect(await tokens.verifyAccess(token, now)).toEqual({ ok: false, error: { code: 'token_invalid' } });
  }
});
