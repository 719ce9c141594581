import { randomInt } from 'node:crypto';

/** Signs up a new advertiser through the public API; the cookies and phone of their browser. Outside production the response holds the code. */
async function signUp(base: string): Promise<{ cookie: string; phone: string }> {
  const post = (path: string, body: unknown) =>
    fetch(base + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const phone = `0912${String(randomInt(10 ** 7)).padStart(7, '0')}`;
  const sent = (await (await post('/api/accounts/auth/phone/', { phone })).json()) as { request_id: string; code: string };
  const verified = await post('/api/accounts/auth/phone/verify', { request_id: sent.request_id, code: sent.code });
  const cookie = verified.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cookie, phone };
}

async function readToken(address: string, cookie: string): Promise<string> {
  return ((await (await fetch(address, { headers: { cookie } })).json()) as { token: string }).token;
}

export async function signIn(base: string): Promise<{ token: string; accountId: number }> {
  const { cookie } = await signUp(base);
  const token = await readToken(`${base}/api/accounts/token/access`, cookie);
  const info = (await (
    await fetch(`${base}/api/shared-accounts/api/v1/accounts/info`, { headers: { authorization: `Bearer ${token}` } })
  ).json()) as { id: number };
  return { token, accountId: info.id };
}

/** A token of the console for a new member of staff, whom `promote` makes one by their phone. */
export async function signInStaff(base: string, promote: (phone: string) => Promise<void>): Promise<string> {
  const { cookie, phone } = await signUp(base);
  await promote(phone);
  return readToken(`${base}/api/accounts/token/access?app=staff`, cookie);
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
