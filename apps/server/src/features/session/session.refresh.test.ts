import { randomInt } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { insertAccount } from '#features/account/account.repository.ts';
import { revokeSession } from './session.repository.ts';
import { REFRESH_GRACE_MS } from './session.refresh.ts';
import { closeStore, openSessions, STRANGER } from '#testing/sessions/open-sessions.ts';

afterAll(closeStore);

async function signIn() {
  const world = await openSessions();
  const phone = `0912${String(randomInt(10 ** 7)).padStart(7, '0')}`;
  const sent = await world.service.sendOtp(phone, STRANGER);
  const signedIn = sent.ok && (await world.service.verifyOtp(sent.value.request_id, sent.value.code ?? '', STRANGER));
  if (!signedIn || !signedIn.ok) throw new Error('not signed in');
  const refresh = async (token: string | undefined, wanted?: string) => {
    const answer = await world.service.getAccessToken(token, wanted);
    return answer.ok ? answer.value : answer.error.code;
  };
  const renew = async (token: string) => {
    const answer = await refresh(token);
    if (typeof answer === 'string') throw new Error(answer);
    return answer;
  };
  const whoIs = (token: string) => world.service.guards.authenticate(`Bearer ${token}`);
  return { ...world, phone, refresh, renew, whoIs, ...signedIn.value };
}

test('a refresh gives an access token for the account and the next refresh token', async () => {
  const { renew, whoIs, refresh_token, account } = await signIn();
  const first = await renew(refresh_token);
  expect(first).toMatchObject({ account, expires_at: '2026-11-21T08:15:00.000Z' });
  expect(first.refresh_token).not.toBe(refresh_token);
  expect(await whoIs(first.token)).toMatchObject({ account, impersonated_by: null });
  expect((await renew(first.refresh_token)).refresh_token).not.toBe(first.refresh_token);
});

test('without a known refresh token there is no access token', async () => {
  const { refresh } = await signIn();
  expect(await refresh(undefined)).toBe('unauthenticated');
  expect(await refresh('')).toBe('unauthenticated');
  expect(await refresh('made-up')).toBe('unauthenticated');
});

test('two tabs that refresh at once get the same next token', async () => {
  const { renew, refresh_token, wall } = await signIn();
  const [first, second] = await Promise.all([renew(refresh_token), renew(refresh_token)]);
  expect(second.refresh_token).toBe(first.refresh_token);
  wall.at += REFRESH_GRACE_MS;
  expect((await renew(refresh_token)).refresh_token).toBe(first.refresh_token);
});

test('a replaced token that is used again later ends the session of both', async () => {
  const { renew, refresh, whoIs, refresh_token, wall } = await signIn();
  const next = await renew(refresh_token);
  expect(await whoIs(next.token)).toBeDefined();
  wall.at += REFRESH_GRACE_MS + 1;
  expect(await refresh(refresh_token)).toBe('unauthenticated');
  expect(await refresh(next.refresh_token)).toBe('unauthenticated');
  expect(await whoIs(next.token)).toBeUndefined();
});

test('signing out ends the session at once in this process', async () => {
  const { service, renew, refresh, whoIs, refresh_token } = await signIn();
  const { token, refresh_token: current } = await renew(refresh_token);
  expect(await whoIs(token)).toBeDefined();
  await service.signOut(current);
  expect(await whoIs(token)).toBeUndefined();
  expect(await refresh(current)).toBe('unauthenticated');
});

test('a session ended by another server is noticed within two seconds', async () => {
  const { tenancy, renew, whoIs, refresh_token, wall } = await signIn();
  const { token } = await renew(refresh_token);
  const caller = await whoIs(token);
  await tenancy.withSystem((tx) => revokeSession(tx, caller?.session_id ?? '', new Date(wall.at)));
  wall.at += 1999;
  expect(await whoIs(token)).toBeDefined();
  wall.at += 1;
  expect(await whoIs(token)).toBeUndefined();
});

test('a session that is not used for a month ends', async () => {
  const { refresh, refresh_token, wall } = await signIn();
  wall.at += 30 * 86_400_000;
  expect(await refresh(refresh_token)).toBe('unauthenticated');
});

test('an access token ends after fifteen minutes', async () => {
  const { renew, whoIs, refresh_token, wall } = await signIn();
  const { token } = await renew(refresh_token);
  wall.at += 15 * 60_000;
  expect(await whoIs(token)).toBeUndefined();
});

test('the requested account is given when it is the user’s own; without a request, the first one', async () => {
  const { tenancy, account, refresh, whoIs, refresh_token, ...first } = await signIn();
  const { token } = await first.renew(refresh_token);
  const user_id = (await whoIs(token))?.user_id ?? 0;
  const second = await tenancy.withSystem((tx) => insertAccount(tx, { user_id, title: 'second', created: new Date(first.wall.at) }));
  expect(await refresh(refresh_token, second.slug)).toMatchObject({ account: second.slug });
  for (const none of [undefined, '']) expect(await refresh(refresh_token, none)).toMatchObject({ account });
});

test('an account of others, or an unknown one, is not found, and the browser keeps its session', async () => {
  const { account, renew, refresh, refresh_token, wall } = await signIn();
  const stranger = await signIn();
  for (const foreign of [stranger.account, 'nobody', account.toUpperCase()]) {
    expect(await refresh(refresh_token, foreign)).toBe('account_not_found');
    wall.at += REFRESH_GRACE_MS + 1;
  }
  expect(await renew(refresh_token)).toMatchObject({ account });
});
