import { randomInt } from 'node:crypto';

/** Signs up a new advertiser through the public API. Outside production the response holds the code. */
export async function signIn(base: string): Promise<{ token: string; accountId: number }> {
  const post = (path: string, body: unknown) =>
    fetch(base + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const phone = `0912${String(randomInt(10 ** 7)).padStart(7, '0')}`;
  const sent = (await (await post('/api/accounts/auth/phone/', { phone })).json()) as { request_id: string; code: string };
  const verified = await post('/api/accounts/auth/phone/verify', { request_id: sent.request_id, code: sent.code });
  const cookie = verified.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { token } = (await (await fetch(`${base}/api/accounts/token/access`, { headers: { cookie } })).json()) as { token: string };
  const info = (await (
    await fetch(`${base}/api/shared-accounts/api/v1/accounts/info`, { headers: { authorization: `Bearer ${token}` } })
  ).json()) as { id: number };
  return { token, accountId: info.id };
}

/** Signs in a person of the sample world. */
export async function signInByPassword(base: string, username: string): Promise<{ token: string; account: string }> {
  const signedIn = await fetch(`${base}/api/accounts/auth/login/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'jarchi-sample' }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return (await (await fetch(`${base}/api/accounts/token/access`, { headers: { cookie } })).json()) as { token: string; account: string };
}
