import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startFakeZarinpal } from '#connectors/payments/testing/fake-zarinpal.ts';
import { seededRandom } from '#connectors/platforms/seeded-random.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import { auditMoney, BALANCES } from '#testing/audit-money.ts';
import { bundleProgram } from '#infra/testing/bundle-program.ts';
import { requestKey } from '#infra/testing/request-key.ts';
import { reconcileWhatIsLeft } from './reconcile-what-is-left.ts';
import { closeStore, openAccount, openFinance } from './open-finance.ts';

const MOMENTS = ['before', 'during', 'after'] as const;

/** What a process of the payment path is told. */
export interface ProcessOrder {
  readonly database_url: string;
  /** Ms of both clocks. */
  readonly now: number;
  readonly settings: Awaited<ReturnType<typeof startFakeZarinpal>>['settings'];
  /** With which the payer comes back. */
  readonly query: Readonly<Record<string, string>>;
  /** At which it dies; null: it goes through. */
  readonly step: number | null;
  readonly moment: (typeof MOMENTS)[number];
}

export interface KillResult {
  readonly killed: number;
  /** Already credited when their process died. */
  readonly creditedAtDeath: number;
  /** Paid at the gateway, and in the end not credited. */
  readonly lost: number;
  /** Credited more than once, or more than was paid. */
  readonly doubled: number;
  /** Their payers were not told exactly once. */
  readonly untold: number;
  readonly broken: readonly string[];
}

const LANES = 2;

/**
 * Each payer pays at the gateway and comes back; the process that takes the return is killed by SIGKILL at a drawn step between the payment
 * and its credit. Afterwards another server's look-ups find what is left.
 */
export async function killPayments({ kills, databaseServer }: { kills: number; databaseServer: string }): Promise<KillResult> {
  const program = bundleProgram(join(import.meta.dirname, 'payment-process.ts'));
  const fake = await startFakeZarinpal();
  const finance = await openFinance({ gateways: [fake.gateway] });
  const { db, tenancy, wall, service } = finance;
  const { rows: names } = await db.pool.query<{ name: string }>('select current_database() as name');
  const url = new URL(databaseServer);
  url.pathname = `/${names[0]?.name}`;

  /** A payment that is paid at the gateway, and what its payer comes back with. */
  async function pay(
    index: number,
  ): Promise<{ readonly caller: AccountCaller; readonly amount: number; readonly query: ProcessOrder['query'] }> {
    const caller = await openAccount(tenancy);
    const amount = 10_000 + index;
    const opened = await service.createOnlinePayment(caller, { amount, gateway: 'zarinpal', return_path: null }, requestKey());
    if (!opened.ok) throw new Error(opened.error.code);
    const path = await fake.visit(opened.value.url, 'pay');
    if (path === undefined) throw new Error('the payer did not come back');
    return { caller, amount, query: Object.fromEntries(new URL(path, 'http://localhost').searchParams) };
  }

  async function run(query: ProcessOrder['query'], step: number | null, moment: ProcessOrder['moment']) {
    const order: ProcessOrder = { database_url: url.href, now: wall.at, settings: fake.settings, query, step, moment };
    const child = spawn(process.execPath, [program.path, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    return { code, signal, steps: Number(said) };
  }

  const listStates = async () =>
    (
      await db.pool.query<{ account_id: number; charges: number; balance: number; told: number }>(
        `select a.account_id, (select count(*)::int from ledger_transaction t where t.account_id = a.account_id and t.kind = 'charge') as charges,
           coalesce((select balance from ${BALANCES} b where b.account_id = a.account_id and b.code = 'advertiser.available'), 0)::int as balance,
           (select count(*)::int from notification n where n.account_id = a.account_id and n.kind in ('payment_credited', 'payment_recovered')) as told
         from account a where exists (select from payment p where p.account_id = a.account_id)`,
      )
    ).rows;

  try {
    // How long the path is.
    const { code, steps } = await run((await pay(0)).query, null, 'before');
    if (code !== 0 || !(steps > 5)) throw new Error(`the payment path ended with ${code} after ${steps} steps`);
    const amounts = new Map<number, number>();
    let killed = 0;
    const queue = Array.from({ length: kills }, (_, index) => index + 1).values();
    const lane = async () => {
      for (const index of queue) {
        const { caller, amount, query } = await pay(index);
        amounts.set(caller.account_id, amount);
        const step = Math.floor(seededRandom('kill', index, 'step') * steps);
        const { signal } = await run(query, step, MOMENTS[index % MOMENTS.length] ?? 'before');
        if (signal === 'SIGKILL') killed += 1;
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const isOurs = ({ account_id }: { account_id: number }) => amounts.has(account_id);
    const creditedAtDeath = (await listStates()).filter((state) => isOurs(state) && state.charges > 0).length;
    await reconcileWhatIsLeft(finance);
    const ends = (await listStates()).filter(isOurs);
    return {
      killed,
      creditedAtDeath,
      lost: ends.filter(({ charges }) => charges === 0).length + amounts.size - ends.length,
      doubled: ends.filter(({ account_id, charges, balance }) => charges > 1 || balance > (amounts.get(account_id) ?? 0)).length,
      untold: ends.filter(({ told }) => told !== 1).length,
      broken: await auditMoney(db),
    };
  } finally {
    await closeStore();
    await fake.close();
    program.remove();
  }
}
