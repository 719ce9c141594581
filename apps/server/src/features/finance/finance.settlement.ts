import { createHash } from 'node:crypto';
import { chargeEntries } from '@jarchi/domain/money/ledger.ts';
import type { Inquiry, OpenedPayment, PaymentGateway, Verification } from '#connectors/payments/payment-gateway.ts';
import type { Notify } from '#features/notifications/notifications.service.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { enqueueJob } from '#infra/jobs/enqueue-jobs.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { postTransaction } from './finance.ledger.ts';
import { claimReferences, findDoorway, findPayment, lockPayment, setPaid, setUnpaid, type PaymentRecord } from './payments.repository.ts';

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

/** A payment that has its authority. */
type OpenedRow = PaymentRecord & { readonly authority: string };

/** `reference`: the gateway names one that was credited before, for whatever account. */
type Settled = Verification | { readonly state: 'mismatch'; readonly what: 'reference' };

/** Undoes the transaction that would have credited. */
class ReferenceUsed extends Error {}

export type Settlement = ReturnType<typeof createSettlement>;

/** Turns a payment into money in the account: both the callback and the reconciler end here. */
export function createSettlement({ tenancy, clocks, notify, afterCharge, logError }: SettlementDeps) {
  async function credit({ account_id, id, gateway, authority }: OpenedRow, tracking: string | null, kind: CreditNotice): Promise<void> {
    const isNew = await tenancy.withAccount(account_id, async (tx) => {
      const row = await lockPayment(tx, account_id, id);
      if (!row || row.state === 'paid') return false;
      const at = new Date(clocks.wall.now());
      const isClaimed = await claimReferences(tx, { gateway, authority, tracking, account_id, payment_id: id, credited_at: at });
      if (!isClaimed) throw new ReferenceUsed();
      await setPaid(tx, account_id, id, { tracking_number: tracking, paid_at: at });
      const entries = chargeEntries(row.amount, 'gateway.clearing');
      const key = `charge:${id}`;
      await postTransaction(tx, { account_id, kind: 'charge', entries, idempotency_key: key, at, payment_id: id });
      const facts = { order_id: id, amount: row.amount };
      await notify(tx, account_id, [{ kind, facts, dedupe_key: `charge:${id}`, at: new Date(clocks.world.now()) }]);
      if (afterCharge) {
        const runAt = new Date(at.getTime() + CHARGED_AGAIN_MS);
        await enqueueJob(tx, { kind: CHARGED_JOB, payload: { payment_id: id }, clock: 'wall', runAt, accountId: account_id });
      }
      return true;
    });
    if (!isNew || !afterCharge) return;
    await afterCharge(account_id).catch((error: unknown) => logError(error, `after the charge of payment ${id}`));
  }

  /** Asks the gateway, with our stored amount, and credits what was paid: once, however often this runs. */
  async function verifyAndCredit(gateway: PaymentGateway, row: PaymentRecord, notice: CreditNotice): Promise<Settled> {
    if (row.state === 'paid') return { state: 'paid', tracking_number: row.tracking_number };
    if (!isOpened(row)) return { state: 'not_paid' };
    const verification = await gateway.verify(readOpened(row));
    const settled = verification.state === 'paid' ? await settle(row, verification, notice) : verification;
    // Money may lie at the gateway that no rule of ours may credit. Told once: a mismatch closes the order as failed.
    if (settled.state === 'mismatch' && row.state !== 'failed')
      logError(new Error(`payment ${row.id}: ${gateway.key} has another ${settled.what}`), 'a payment was not credited');
    return settled;
  }

  async function settle(row: OpenedRow, paid: Extract<Verification, { state: 'paid' }>, notice: CreditNotice): Promise<Settled> {
    try {
      await credit(row, paid.tracking_number, notice);
      return paid;
    } catch (error) {
      if (error instanceof ReferenceUsed) return { state: 'mismatch', what: 'reference' };
      throw error;
    }
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
    async inquireAndCredit(gateway: PaymentGateway, row: PaymentRecord, notice: CreditNotice): Promise<Inquiry | Settled> {
      if (!isOpened(row)) return { state: 'not_paid' };
      const inquiry = await gateway.inquire(row.authority);
      return inquiry.state === 'paid' ? verifyAndCredit(gateway, row, notice) : inquiry;
    },

    async closeUnpaid(row: PaymentRecord, state: 'cancelled' | 'failed'): Promise<void> {
      await tenancy.withAccount(row.account_id, (tx) => setUnpaid(tx, row.account_id, row.id, state));
    },
  };
}

function isOpened(row: PaymentRecord): row is OpenedRow {
  return row.authority !== null;
}

function readOpened({ id, authority, amount }: OpenedRow): OpenedPayment {
  return { authority, order_id: String(id), amount_toman: amount };
}
