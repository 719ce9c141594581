import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { startFakeZarinpal } from '#connectors/payments/testing/fake-zarinpal.ts';
import { seededRandom } from '#connectors/platforms/seeded-random.ts';
import { auditMoney } from '#testing/audit-money.ts';
import { bundleProgram } from '#infra/testing/bundle-program.ts';
import { reconcileWhatIsLeft } from './reconcile-what-is-left.ts';
import { closeStore, openFinance } from './open-finance.ts';

export interface ServerKillResult {
  readonly killed: number;
  /** Paid at the gateway in all. */
  readonly paid: number;
  /** Paid at the gateway and not yet credited when a server died. */
  readonly openAtDeath: number;
  /** Paid at the gateway, and in the end not credited. */
  readonly lost: number;
  /** Credited more than once, or another amount than was paid. */
  readonly doubled: number;
  /** Payments whose payer was not told exactly once, by the count of notices. */
  readonly untold: number;
  readonly broken: readonly string[];
}

interface Payer {
  cookie: string;
  token: string;
}

const LANES = 4;
/** A server lives this long under load, from its first answer on. */
const LIFE_MS = { from: 50, to: 900 } as const;
const AGAIN_MS = 25;

/**
 * Payers charge through a whole server, over HTTP, while it is killed by SIGKILL at a drawn moment and started again on the same store. A
 * request that breaks is sent again with its key, as the panel does; every second payer whose way back from the bank breaks never comes again.
 * Afterwards the look-ups of another server find what is left.
 */
export async function killServers({ kills, databaseServer }: { kills: number; databaseServer: string }): Promise<ServerKillResult> {
  const program = bundleProgram();
  const fake = await startFakeZarinpal();
  const finance = await openFinance({ gateways: [fake.gateway] });
  const { pool } = finance.db;
  const { rows: names } = await pool.query<{ name: string }>('select current_database() as name');
  const database = new URL(databaseServer);
  database.pathname = `/${names[0]?.name}`;
  const directory = mkdtempSync(join(tmpdir(), 'jarchi-kills-'));
  const port = await findFreePort();
  const base = `http://127.0.0.1:${port}`;
  const { PATH = '', HOME = '' } = process.env;
  const env = {
    PATH,
    HOME,
    PORT: String(port),
    JARCHI_PUBLIC_URL: base,
    DATABASE_URL: database.href,
    JARCHI_DATA_DIR: directory,
    JARCHI_SAMPLE: '0',
    LOG_LEVEL: 'fatal',
    JWT_SECRET: randomUUID(),
    ZARINPAL_MERCHANT_ID: fake.settings.merchant_id,
    ZARINPAL_URL: fake.settings.url,
  };
  /** By id of the order: the amount that was paid at the gateway. */
  const paid = new Map<number, number>();
  const stop = { isSet: false };

  async function start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [program.path], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      if (
        await fetch(`${base}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return child;
      await setTimeout(AGAIN_MS);
    }
  }

  async function kill(child: ChildProcess): Promise<void> {
    child.kill('SIGKILL');
    await once(child, 'close');
  }

  /** Sends until a server answers; undefined once the test is over. */
  async function send(path: string, init: RequestInit = {}): Promise<Response | undefined> {
    while (!stop.isSet) {
      const response = await fetch(base + path, init).catch(() => undefined);
      if (response && response.status < 500) return response;
      await setTimeout(AGAIN_MS);
    }
    return undefined;
  }

  const sendJson = async (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    send(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

  async function signUp(lane: number): Promise<Payer> {
    const sent = await sendJson('/api/accounts/auth/phone/', { phone: `0912000900${lane}` });
    const { request_id, code }: { request_id?: string; code?: string } = sent ? await readJson(sent) : {};
    const verified = await sendJson('/api/accounts/auth/phone/verify', { request_id, code });
    if (!verified?.ok) throw new Error(`no payer signed up: ${verified?.status}`);
    const payer = { cookie: readCookies(verified), token: '' };
    await refresh(payer);
    return payer;
  }

  async function refresh(payer: Payer): Promise<void> {
    const response = await send('/api/accounts/token/access', { headers: { cookie: payer.cookie } });
    if (!response?.ok) throw new Error(`no payer stayed signed in: ${response?.status}`);
    payer.cookie = readCookies(response);
    payer.token = (await readJson<{ token: string }>(response)).token;
  }

  /** One payer after the other, until the test is over. */
  async function payOn(payer: Payer, lane: number): Promise<void> {
    for (let index = 0; !stop.isSet; index++) {
      const amount = 10_000 + 10 * index + lane;
      const headers = { authorization: `Bearer ${payer.token}`, 'idempotency-key': randomUUID() };
      const opened = await sendJson('/api/financial/v2/online-payments', { amount, gateway: 'zarinpal' }, headers);
      if (!opened) return;
      if (!opened.ok) throw new Error(`${opened.status}: ${await opened.text()}`);
      const { order_id, url } = await readJson<{ order_id: number; url: string }>(opened);
      const back = await fake.visit(url, 'pay');
      if (back === undefined) throw new Error('the payer did not come back');
      paid.set(order_id, amount);
      const comesAgain = seededRandom('server kill', lane, index) < 0.5;
      const path = back.replace(base, '');
      if (comesAgain) await send(path, { redirect: 'manual' });
      else await fetch(base + path, { redirect: 'manual' }).catch(() => undefined);
    }
  }

  const listCredits = async () =>
    (
      await pool.query<{ payment_id: number; charges: number; amount: number }>(
        `select payment_id::int, count(*)::int as charges, sum(available)::int as amount from ledger_transaction where kind = 'charge' group by 1`,
      )
    ).rows;

  try {
    let child = await start();
    const payers = await Promise.all(Array.from({ length: LANES }, (_, lane) => signUp(lane)));
    const lanes = payers.map((payer, lane) => payOn(payer, lane));
    const openAtDeath = new Set<number>();
    for (let round = 0; round < kills; round++) {
      await setTimeout(LIFE_MS.from + seededRandom('server kill', 'life', round) * (LIFE_MS.to - LIFE_MS.from));
      await kill(child);
      const credited = new Set((await listCredits()).map(({ payment_id }) => payment_id));
      for (const id of paid.keys()) if (!credited.has(id)) openAtDeath.add(id);
      child = await start();
      for (const payer of payers) await refresh(payer);
    }
    stop.isSet = true;
    await Promise.all(lanes);
    await kill(child);
    finance.wall.at = Date.now() + MINUTE_MS;
    await reconcileWhatIsLeft(finance);
    const credits = new Map((await listCredits()).map((credit) => [credit.payment_id, credit]));
    const { rows } = await pool.query<{ told: number }>(
      `select count(*)::int as told from notification where kind in ('payment_credited', 'payment_recovered')`,
    );
    return {
      killed: kills,
      paid: paid.size,
      openAtDeath: openAtDeath.size,
      lost: [...paid.keys()].filter((id) => !credits.has(id)).length,
      doubled: [...credits.values()].filter(({ payment_id, charges, amount }) => charges > 1 || amount !== paid.get(payment_id)).length,
      untold: Math.abs(credits.size - (rows[0]?.told ?? 0)),
      broken: await auditMoney(finance.db),
    };
  } finally {
    stop.isSet = true;
    await closeStore();
    await fake.close();
    rmSync(directory, { recursive: true, force: true });
    program.remove();
  }
}

const readJson = async <T>(response: Response) => (await response.json()) as T;
const readCookies = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
