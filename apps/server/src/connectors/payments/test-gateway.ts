import { randomBytes, randomInt } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { succeed } from '@jarchi/domain/result.ts';
import { testGatewayPayment, type TestGatewayState } from './test-gateway.tables.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { readNamedReturn } from './answer-fields.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { testGatewayFa } from './test-gateway.fa.ts';

export const TEST_GATEWAY_PAGE = '/gateway/test';

export interface TestPayment {
  readonly authority: string;
  readonly amount: number;
  readonly order_id: string;
  readonly callback_url: string;
  readonly description: string;
  readonly state: TestGatewayState;
  readonly tracking_number: string | null;
}

/** The built-in gateway, with what its page needs. */
export interface TestGateway extends PaymentGateway {
  findPayment(authority: string): Promise<TestPayment | undefined>;
  /** The payer pays; false when the payment is no longer open. */
  pay(authority: string): Promise<boolean>;
  cancel(authority: string): Promise<boolean>;
}

/** A gateway inside the process that moves no money. Payments are stored, so that they survive a restart. */
export function createTestGateway({ tenancy, clock }: { readonly tenancy: Tenancy; readonly clock: Clock }): TestGateway {
  const find = (authority: string) =>
    tenancy.withSystem(async (tx) => {
      const [row] = await tx.select().from(testGatewayPayment).where(eq(testGatewayPayment.authority, authority));
      return row;
    });

  const change = (authority: string, from: readonly TestGatewayState[], values: { state: TestGatewayState; tracking_number?: string }) =>
    tenancy.withSystem(async (tx) => {
      const changed = await tx
        .update(testGatewayPayment)
        .set(values)
        .where(and(eq(testGatewayPayment.authority, authority), inArray(testGatewayPayment.state, [...from])))
        .returning({ authority: testGatewayPayment.authority });
      return changed.length > 0;
    });

  return {
    key: 'test',
    title: testGatewayFa.title,
    description: testGatewayFa.description,
    limits: { minimum: 10_000, maximum: 200_000_000 },
    async open({ amount_toman, order_id, callback_url, description }) {
      const authority = `T${randomBytes(18).toString('hex').slice(0, 35)}`;
      const created = new Date(clock.now());
      await tenancy.withSystem((tx) =>
        tx
          .insert(testGatewayPayment)
          .values({ authority, amount: amount_toman, order_id, callback_url, description, state: 'open', created }),
      );
      return succeed({ authority });
    },
    pageUrl: (authority) => `${TEST_GATEWAY_PAGE}/${encodeURIComponent(authority)}`,
    readReturn: readNamedReturn,
    async verify({ authority, amount_toman }) {
      const row = await find(authority);
      if (!row || row.tracking_number === null) return { state: 'not_paid' };
      if (row.amount !== amount_toman) return { state: 'mismatch', what: 'amount' };
      await change(authority, ['paid'], { state: 'verified' });
      return { state: 'paid', tracking_number: row.tracking_number };
    },
    async inquire(authority) {
      const state = (await find(authority))?.state;
      if (state === 'open') return { state };
      return { state: state === 'paid' || state === 'verified' ? 'paid' : 'not_paid' };
    },
    findPayment: find,
    pay: (authority) => change(authority, ['open'], { state: 'paid', tracking_number: String(randomInt(10 ** 11, 10 ** 12)) }),
    cancel: (authority) => change(authority, ['open'], { state: 'cancelled' }),
  };
}
