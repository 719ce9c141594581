import { createHash } from 'node:crypto';
import { chargeEntries } from '@jarchi/domain/money/ledger.ts';
import type { Inquiry, PaymentGateway, Verification } from '#connectors/payments/payment-gateway.ts';
import type { Notify } from '#features/notifications/notifications.service.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { enqueueJob } from '#infra/jobs/enqueue-jobs.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { postTransaction } from './finance.ledger.ts';
import { findDoorway, findPayment, lockPayment, setPaid, setUnpaid, type PaymentRecord } from './payments.repository.ts';

export interface SettlementDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock; readonly world: Clock };
  readonly notify: Notify;
  /** Runs after a charge is committed, and again by a job, in case the server stopped in between. */
  readonly afterCharge?: ((accountId: number) => Promise<void>) | undefined;
  readonly logError: (error: unknown, what: string) => void;
}

export const CHARGED_JOB = 'payments.charged';
const CHARGED_AGAIN_MS = 30_000;

/** The kind and hash under which a gateway's authority leads to its payment. */
export function authorityKey(gateway: string, authority: string): { readonly kind: string; readonly key_hash: string } {
  return { kind: `gateway:${gateway}`, key_hash: createHash('sha256').update(authority).digest('hex') };
}

/** Which message the account gets: for a payer who came back, or for one who did not. */
type CreditNotice = 'payment_credited' | 'payment_recovered';

/** Turns a payment into money in the account: both the callback and the reconciler end here. */
export function createSettlement({ tenancy, clocks, notify, afterCharge, logError }: SettlementDeps) {
  async function credit(accountId: number, id: number, trackingNumber: string, kind: CreditNotice): Promise<void> {
    const isNew = await tenancy.withAccount(accountId, async (tx) => {
      const row = await lockPayment(tx, accountId, id);
      if (!row || row.state === 'paid') return false;
      const at = new Date(clocks.wall.now());
      await setPaid(tx, accountId, id, { tracking_number: trackingNumber, paid_at: at });
      const entries = chargeEntries(row.amount, 'gateway.clearing');
      const key = `charge:${id}`;
      await postTransaction(tx, { account_id: accountId, kind: 'charge', entries, idempotency_key: key, at, payment_id: id });
      const facts = { order_id: id, amount: row.amount };
      await notify(tx, accountId, [{ kind, facts, dedupe_key: `charge:${id}`, at: new Date(clocks.world.now()) }]);
      if (afterCharge) {
        const runAt = new Date(at.getTime() + CHARGED_AGAIN_MS);
        await enqueueJob(tx, { kind: CHARGED_JOB, payload: { payment_id: id }, clock: 'wall', runAt, accountId });
      }
      return true;
    });
    if (!isNew || !afterCharge) return;
    await afterCharge(accountId).catch((error: unknown) => logError(error, `after the charge of payment ${id}`));
  }

  /** Asks the gateway, with our stored amount, and credits what was paid: once, however often this runs. */
  async function verifyAndCredit(gateway: PaymentGateway, row: PaymentRecord, notice: CreditNotice): Promise<Verification['state']> {
    if (row.state === 'paid') return 'paid';
    if (row.authority === null) return 'not_paid';
    const verification = await gateway.verify({ authority: row.authority, amount_toman: row.amount });
    if (verification.state === 'paid') await credit(row.account_id, row.id, verification.tracking_number, notice);
    return verification.state;
  }

  return {
    /** The payment of an authority. */
    async findByAuthority(gateway: string, authority: string): Promise<PaymentRecord | undefined> {
      const { kind, key_hash } = authorityKey(gateway, authority);
      const door = await tenancy.withSystem((tx) => findDoorway(tx, kind, key_hash));
      if (!door) return undefined;
      return tenancy.withAccount(door.account_id, (tx) => findPayment(tx, door.account_id, door.subject_id));
    },

    verifyAndCredit,

    /** Asks the gateway about a payment, and credits what was paid. */
    async inquireAndCredit(
      gateway: PaymentGateway,
      row: PaymentRecord,
      notice: CreditNotice,
    ): Promise<Inquiry['state'] | Verification['state']> {
      if (row.authority === null) return 'not_paid';
      const { state } = await gateway.inquire(row.authority);
      return state === 'paid' ? verifyAndCredit(gateway, row, notice) : state;
    },

    async closeUnpaid(row: PaymentRecord, state: 'cancelled' | 'failed'): Promise<void> {
      await tenancy.withAccount(row.account_id, (tx) => setUnpaid(tx, row.account_id, row.id, state));
    },
  };
}
