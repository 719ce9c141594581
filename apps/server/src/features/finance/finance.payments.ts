import type { CallAnswer, CallRefusal } from '@jarchi/contract/types.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { shownBalance, spendableAmount } from '@jarchi/domain/money/ledger.ts';
import { checkChargeAmount } from '@jarchi/domain/money/payments.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { PaymentGateway, ReturnQuery } from '#connectors/payments/payment-gateway.ts';
import type { AccountCaller, RedirectAnswer } from '#infra/http/caller.ts';
import { withKey, type RequestKey } from '#infra/keys/request-keys.ts';
import { financeFa } from './finance.fa.ts';
import { readBalances } from './finance.ledger.ts';
import { createReconciling, enqueueReconciling } from './finance.reconciling.ts';
import { authorityKey, createSettlement, type SettlementDeps } from './finance.settlement.ts';
import {
  findPayment,
  getAccountSlug,
  insertDoorway,
  insertPayment,
  lockPayment,
  setAuthority,
  setUnpaid,
  type PaymentRecord,
} from './payments.repository.ts';

/** No gateway sends a payer back after 90 days; the result of a payment is known long before. */
const RETURN_MS = 90 * DAY_MS;

export interface PaymentsDeps extends SettlementDeps {
  readonly gateways: readonly PaymentGateway[];
  /** Our address for a gateway's return; absolute when the gateway is on another host. */
  callbackUrl(gateway: string): string;
}

interface NewOrder {
  readonly amount: number;
  readonly gateway: string;
  readonly return_path: string | null;
}

type OpenRefusal = CallRefusal<'finance', 'createOnlinePayment'> | RefusalOf<'invalid'>;

const RESULT_PAGE = '/financial/charge/result';
const UNKNOWN: RedirectAnswer = { location: `${RESULT_PAGE}?order=0` };

export function createPayments(deps: PaymentsDeps) {
  const { tenancy, clocks, gateways, logError } = deps;
  const settlement = createSettlement(deps);
  const findGateway = (key: string) => gateways.find((gateway) => gateway.key === key);

  /** The page of a payment's result. It names the account: whose session has ended meanwhile may sign in to another one. */
  async function resultPage({ account_id, id }: PaymentRecord): Promise<RedirectAnswer> {
    const slug = await tenancy.withAccount(account_id, (tx) => getAccountSlug(tx, account_id));
    return { location: `${RESULT_PAGE}?order=${id}&account=${encodeURIComponent(slug)}` };
  }

  /** Opens a payment at its gateway; undefined when that gives no authority, or one that it gave before. */
  async function open(gateway: PaymentGateway, accountId: number, id: number, amount: number): Promise<string | undefined> {
    const request = {
      amount_toman: amount,
      order_id: String(id),
      callback_url: deps.callbackUrl(gateway.key),
      description: financeFa.chargeOf(id),
    };
    const opened = await gateway.open(request);
    return tenancy.withAccount(accountId, async (tx) => {
      if (!opened.ok) {
        logError(new Error(`${gateway.key} opened no payment ${id}: ${opened.error.reason}`), 'a gateway failed');
        await setUnpaid(tx, accountId, id, 'failed');
        return undefined;
      }
      const { authority } = opened.value;
      const earlier = (await lockPayment(tx, accountId, id))?.authority ?? undefined;
      if (earlier !== undefined) return earlier;
      const now = clocks.wall.now();
      const expires_at = new Date(now + RETURN_MS);
      const door = { ...authorityKey(gateway.key, authority), account_id: accountId, subject_id: id, expires_at };
      if (!(await insertDoorway(tx, door))) {
        logError(new Error(`${gateway.key} gave payment ${id} the authority of another`), 'a gateway failed');
        await setUnpaid(tx, accountId, id, 'failed');
        return undefined;
      }
      await setAuthority(tx, accountId, id, authority);
      await enqueueReconciling(tx, accountId, id, now);
      return authority;
    });
  }

  async function readOrder(accountId: number, id: number) {
    return tenancy.withAccount(accountId, async (tx) => {
      const row = await findPayment(tx, accountId, id);
      if (!row) return undefined;
      const balances = await readBalances(tx, accountId);
      return { row, balance: shownBalance(balances), spendable: spendableAmount(balances.available, balances.debt_limit) };
    });
  }

  /** Credits an open payment that its gateway calls paid, and returns whether it did. An unpaid one stays open. */
  async function collect(row: PaymentRecord): Promise<boolean> {
    const gateway = findGateway(row.gateway);
    return gateway !== undefined && (await settlement.inquireAndCredit(gateway, row, 'payment_credited')).state === 'paid';
  }

  return {
    getPaymentConfig(): CallAnswer<'finance', 'getPaymentConfig'> {
      return { gateways: gateways.map(({ key, title, description, limits }) => ({ key, title, description, ...limits })) };
    },

    /** Opens a payment. The same key returns the same order; a gateway that failed is asked again. */
    async createOnlinePayment(
      caller: AccountCaller,
      { amount, gateway: name, return_path }: NewOrder,
      key: RequestKey,
    ): Promise<Result<CallAnswer<'finance', 'createOnlinePayment'>, OpenRefusal>> {
      const gateway = findGateway(name);
      if (!gateway) return refuse({ code: 'gateway_unknown' });
      const issue = checkChargeAmount(amount, gateway.limits);
      if (issue)
        return refuse(issue.code === 'amount_required' ? { code: 'invalid', issues: [{ path: 'amount', code: 'missing' }] } : issue);
      const { account_id, user_id } = caller;
      const created = new Date(clocks.wall.now());
      const order = { account_id, user_id, gateway: name, amount, return_path, idempotency_key: key.key, created };
      const opened = await withKey<PaymentRecord, never>(tenancy, account_id, key, async (tx) => succeed(await insertPayment(tx, order)));
      if (!opened.ok) return opened;
      const row = opened.value;
      // An order that is older than separate keys may be of another gateway.
      const itsGateway = findGateway(row.gateway);
      if (!itsGateway) return refuse({ code: 'gateway_unknown' });
      const authority = row.authority ?? (await open(itsGateway, account_id, row.id, row.amount));
      if (authority === undefined) return refuse({ code: 'gateway_down', gateway: itsGateway.title, has_other: gateways.length > 1 });
      return succeed({ order_id: row.id, url: itsGateway.pageUrl(authority) });
    },

    /** One payment. While it is open its gateway is asked, so that a payer who looks again after paying sees the money at once. */
    async getOrder(
      { account_id }: AccountCaller,
      id: number,
    ): Promise<Result<CallAnswer<'finance', 'getOrder'>, RefusalOf<'order_not_found'>>> {
      const first = await readOrder(account_id, id);
      const found = first && first.row.state === 'created' && (await collect(first.row)) ? await readOrder(account_id, id) : first;
      if (!found) return refuse({ code: 'order_not_found' });
      const { row, balance, spendable } = found;
      const { amount, gateway, state, tracking_number, return_path } = row;
      const created = row.created.toISOString();
      const paid_at = row.paid_at?.toISOString() ?? null;
      return succeed({ id, amount, gateway, state, tracking_number, created, paid_at, return_path, balance, spendable });
    },

    /** The payer is back. Whatever the query claims, only the gateway's own answer credits. */
    async returnFromGateway(key: string, query: ReturnQuery): Promise<RedirectAnswer> {
      const gateway = findGateway(key);
      const returned = gateway?.readReturn(query);
      if (!gateway || !returned) return UNKNOWN;
      const row = await settlement.findByAuthority(key, returned.authority);
      if (!row) return UNKNOWN;
      if (returned.claim === 'cancelled' || returned.claim === 'failed') {
        await settlement.closeUnpaid(row, returned.claim);
        return resultPage(row);
      }
      // A gateway is asked to verify only what the payer claims to have paid.
      const ask = returned.claim === 'paid' ? settlement.verifyAndCredit : settlement.inquireAndCredit;
      const { state } = await ask(gateway, row, 'payment_credited');
      if (state === 'not_paid' || state === 'mismatch') await settlement.closeUnpaid(row, 'failed');
      return resultPage(row);
    },

    /** Runs again what follows a charge. */
    followCharge: async (accountId: number): Promise<void> => deps.afterCharge?.(accountId),

    ...createReconciling(deps, settlement),
  };
}
