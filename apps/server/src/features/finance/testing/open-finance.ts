import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PaymentGateway } from '#connectors/payments/payment-gateway.ts';
import { createTestGateway, type TestGateway } from '#connectors/payments/test-gateway.ts';
import { insertAccount } from '#features/account/account.repository.ts';
import { documentNames } from '#features/documents/listing/names.repository.ts';
import { requestNames } from '#features/money-requests/request-names.repository.ts';
import { campaignNames } from '#features/campaigns/list/names.repository.ts';
import { notify } from '#features/notifications/notifications.service.ts';
import { appUser } from '#features/session/session.tables.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import type { Database } from '#infra/store/db.ts';
import { createTenancy, type Tenancy } from '#infra/store/tenancy.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { createFinanceService } from '../finance.service.ts';
import { ledgerEntry } from '../finance.tables.ts';

let opened: ReturnType<typeof openTestDatabase> | undefined;

export async function closeStore(): Promise<void> {
  const closing = await opened;
  opened = undefined;
  await closing?.close();
}

export interface FinanceOptions {
  readonly afterCharge?: (accountId: number) => Promise<void>;
  readonly wrapGateway?: (gateway: TestGateway) => TestGateway;
  /** Wraps the store, so that a test can break it. */
  readonly wrapDatabase?: (db: Database) => Database;
  /** Gateways beside the test gateway. */
  readonly gateways?: readonly PaymentGateway[];
}

/** The finance service with the test gateway on the file's store, for a new account. */
export async function openFinance(options: FinanceOptions = {}) {
  const plainDb = await (opened ??= openTestDatabase());
  const db = options.wrapDatabase?.(plainDb) ?? plainDb;
  const tenancy = createTenancy(db);
  const wall = { at: Date.parse('2026-11-21T08:00:00Z'), now: () => wall.at };
  const world = { at: wall.at, now: () => world.at };
  const errors: unknown[] = [];
  const start = ({ gateways }: Pick<FinanceOptions, 'gateways'> = {}) => {
    const plain = createTestGateway({ tenancy, clock: wall });
    const gateway = options.wrapGateway?.(plain) ?? plain;
    const service = createFinanceService({
      tenancy,
      clocks: { wall, world },
      notify,
      causes: { ...campaignNames, ...requestNames, ...documentNames },
      gateways: gateways ?? [gateway, ...(options.gateways ?? [])],
      callbackUrl: (key) => `https://panel.example/api/financial/online-payments/${key}/callback`,
      afterCharge: options.afterCharge,
      logError: (error) => void errors.push(error),
    });
    return { gateway, service };
  };
  const caller = await openAccount(tenancy);
  return { db, tenancy, wall, world, errors, caller, start, ...start() };
}

export async function openAccount(tenancy: Tenancy): Promise<AccountCaller> {
  const created = new Date('2026-11-21T08:00:00Z');
  return tenancy.withSystem(async (tx) => {
    const [user] = await tx.insert(appUser).values({ username: randomUUID(), created }).returning();
    const user_id = user?.id ?? 0;
    const { account_id, slug } = await insertAccount(tx, { user_id, title: 'test', created });
    return { user_id, account_id, account: slug, role: 'owner', session_id: randomUUID(), impersonated_by: null };
  });
}

/** Balances as stored and as the sums of their entries; and the sum of all entries, which is 0. */
export async function auditLedger(tenancy: Tenancy, accountId: number) {
  const { account_id, transaction_id, line } = ledgerEntry;
  const entries = await tenancy.withAccount(accountId, (tx) =>
    tx.select().from(ledgerEntry).where(eq(account_id, accountId)).orderBy(transaction_id, line),
  );
  const sums: Record<string, number> = {};
  for (const { code, amount } of entries) sums[code] = (sums[code] ?? 0) + amount;
  const balances = Object.fromEntries(entries.map(({ code, balance }) => [code, balance]));
  return { balances, sums, total: entries.reduce((sum, { amount }) => sum + amount, 0) };
}
