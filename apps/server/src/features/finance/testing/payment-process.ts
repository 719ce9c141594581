import type pg from 'pg';
import { createZarinpal } from '#connectors/payments/zarinpal/zarinpal.ts';
import { documentNames } from '#features/documents/listing/names.repository.ts';
import { requestNames } from '#features/money-requests/request-names.repository.ts';
import { campaignNames } from '#features/campaigns/list/names.repository.ts';
import { notify } from '#features/notifications/notifications.service.ts';
import type { Database } from '#infra/store/db.ts';
import { openDatabase } from '#infra/testing/test-database.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { createFinanceService } from '../finance.service.ts';
import type { ProcessOrder } from './kill-payments.ts';

/*
 * The payment path as a process of its own: it takes the return of one payer, and kills itself in front of a step, as the step is on its way,
 * or behind it. Steps are statements and calls to the gateway. Without a step it goes through and tells how many there were.
 */

const { database_url, now, settings, query, step, moment } = JSON.parse(process.argv[2] ?? '') as ProcessOrder;
let steps = 0;

/** SIGKILL cannot be caught: nothing is rolled back, closed or said. */
const die = () => process.kill(process.pid, 'SIGKILL');

async function take<T>(work: () => Promise<T>): Promise<T> {
  const isLast = steps++ === step;
  if (isLast && moment === 'before') die();
  const result = work();
  if (isLast && moment === 'during') setImmediate(die);
  const value = await result;
  if (isLast) die();
  return value;
}

function wrapClient(client: pg.PoolClient): pg.PoolClient {
  return new Proxy(client, {
    get(target, key) {
      if (key === 'query') return (...args: unknown[]) => take(() => (target.query as (...parts: unknown[]) => Promise<unknown>)(...args));
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const wrapDatabase = (db: Database): Database => ({
  ...db,
  pool: new Proxy(db.pool, {
    get(target, key) {
      if (key === 'connect') return async () => wrapClient(await target.connect());
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  }),
});

const plain = await openDatabase({ database_url, pool_size: 2 });
const clock = { now: () => now };
const gateway = createZarinpal(settings);
const service = createFinanceService({
  tenancy: createTenancy(wrapDatabase(plain)),
  clocks: { wall: clock, world: clock },
  notify,
  causes: { ...campaignNames, ...requestNames, ...documentNames },
  gateways: [{ ...gateway, verify: (...asked) => take(() => gateway.verify(...asked)) }],
  callbackUrl: (key) => `https://panel.example/api/financial/online-payments/${key}/callback`,
  logError: (error) => console.error(error),
});
await service.returnFromGateway('zarinpal', query);
console.log(steps);
await plain.close();
