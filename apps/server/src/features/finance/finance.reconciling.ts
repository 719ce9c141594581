import { HOUR_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import type { PaymentGateway } from '#connectors/payments/payment-gateway.ts';
import { enqueueJob, scheduleNext } from '#infra/jobs/enqueue-jobs.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Settlement, SettlementDeps } from './finance.settlement.ts';
import { findPayment } from './payments.repository.ts';

export const RECONCILE_JOB = 'payments.reconcile';
export const COLLECT_JOB = 'payments.collect';

/** Minutes after its opening at which a payment whose payer did not come back is looked up at its gateway. */
const RECONCILE_AFTER_MINUTES = [2, 10, 60, 1440] as const;
/** The last look closes a payment that is still open: by then no page of a gateway takes money for it. */
const LAST_MINUTES = 1440;

const COLLECT_EVERY_MS = HOUR_MS;
/** A payer of a younger payment may be on the way back. */
const YOUNG_MS = 10 * MINUTE_MS;

export interface ReconcilingDeps extends SettlementDeps {
  readonly gateways: readonly PaymentGateway[];
}

/** Finds money that was paid and whose payer never came back. */
export function createReconciling({ tenancy, clocks, gateways, logError }: ReconcilingDeps, settlement: Settlement) {
  async function collectOf(gateway: PaymentGateway, authority: string): Promise<void> {
    const row = await settlement.findByAuthority(gateway.key, authority);
    if (!row || row.state === 'paid' || clocks.wall.now() - row.created.getTime() < YOUNG_MS) return;
    const { state } = await settlement.verifyAndCredit(gateway, row, 'payment_recovered');
    if (state === 'mismatch') await settlement.closeUnpaid(row, 'failed');
  }

  return {
    /** Looks up one payment. Throws when nothing could be learnt, so that the job is tried again. */
    async reconcilePayment(accountId: number, id: number, isLast = false): Promise<void> {
      const row = await tenancy.withAccount(accountId, (tx) => findPayment(tx, accountId, id));
      if (!row || row.state === 'paid' || row.authority === null) return;
      const gateway = gateways.find(({ key }) => key === row.gateway);
      if (!gateway) throw new Error(`payment ${id} is of the gateway ${row.gateway}, which is not set up`);
      const outcome = await settlement.inquireAndCredit(gateway, row, 'payment_recovered');
      if (outcome.state === 'unknown') throw new Error(`gateway ${gateway.key} gave no answer for payment ${id}: ${outcome.reason}`);
      if (outcome.state === 'mismatch') await settlement.closeUnpaid(row, 'failed');
      const isOver = outcome.state === 'not_paid' || (outcome.state === 'open' && isLast);
      if (isOver && row.state === 'created') await settlement.closeUnpaid(row, 'cancelled');
    },

    /** Credits what gateways list as paid and not verified: payments whose own look-ups were lost or used up. */
    async collectUnverified(): Promise<void> {
      for (const gateway of gateways)
        for (const authority of (await gateway.listUnverified?.()) ?? [])
          await collectOf(gateway, authority).catch((error: unknown) => logError(error, `a payment that ${gateway.key} lists`));
    },
  };
}

/** Enqueues the look-ups of a payment, in the transaction that stores its authority. */
export async function enqueueReconciling(tx: Tx, accountId: number, id: number, openedAt: number): Promise<void> {
  for (const minutes of RECONCILE_AFTER_MINUTES) {
    const isLast = minutes === LAST_MINUTES;
    await enqueueJob(tx, {
      kind: RECONCILE_JOB,
      payload: { payment_id: id, is_last: isLast },
      clock: 'wall',
      runAt: new Date(openedAt + minutes * MINUTE_MS),
      accountId,
      dedupeKey: `${accountId}:${id}:${minutes}`,
    });
  }
}

/** Enqueues the next collection, once for all servers. */
export async function scheduleCollecting({ tenancy, wall }: { readonly tenancy: Tenancy; readonly wall: Clock }): Promise<void> {
  await scheduleNext(tenancy, { kind: COLLECT_JOB, clock: 'wall', runAt: new Date(wall.now() + COLLECT_EVERY_MS) });
}
