import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { RequestStep } from '@jarchi/domain/money/requests/request-acts.ts';
import { findMost, findRequestPosting, type RequestPosting } from '@jarchi/domain/money/requests/request-money.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { Notify } from '#features/notifications/notifications.service.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Doer } from '#infra/http/caller.ts';
import { enqueueJob } from '#infra/jobs/enqueue-jobs.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { claimSlip, insertEvent, type RequestRecord, updateRequest } from '../requests.repository.ts';
import { findNoMoneyBack } from '../requests-around.repository.ts';
import { findRequestNotice } from './notices.ts';

export const CHARGED_JOB = 'money-requests.charged';
export const TRANSFER_JOB = 'money-requests.transfer';
const CHARGED_AGAIN_MS = 30_000;

export interface OwnMoney {
  readonly available: number;
  readonly held: number;
  readonly debt_limit: number;
}

/** The ledger, of finance. */
export interface RequestLedger {
  post(
    tx: Tx,
    accountId: number,
    transactions: readonly (RequestPosting & { readonly at: Date; readonly money_request_id: number })[],
  ): Promise<unknown>;
  lockBalances(tx: Tx, accountId: number): Promise<OwnMoney>;
}

export interface SettlingDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock; readonly world: Clock };
  readonly ledger: RequestLedger;
  readonly notify: Notify;
  /** Runs after money came in is committed, and again by a job, in case the server stopped in between. */
  readonly afterCharge: (accountId: number) => Promise<void>;
  readonly logError: (error: unknown, what: string) => void;
}

/** Undoes the transaction that would have credited a slip again. */
export class SlipUsed extends Error {}

export interface StepFacts {
  readonly by: Doer;
  /** Why it was refused, or credited with another amount. */
  readonly outcome: string;
  /** The bank's number of money that was paid back; empty for other steps. */
  readonly tracking_number: string;
  /** The title of the other account of a transfer. */
  readonly other_title: string;
}

export type Settling = ReturnType<typeof createSettling>;

/** Writes down the turns of requests: the row, the ledger, the history, the message and what follows, in one transaction. */
export function createSettling({ tenancy, clocks, ledger, notify, afterCharge, logError }: SettlingDeps) {
  const now = () => new Date(clocks.wall.now());

  async function claim(tx: Tx, { account_id, id, bank, day, tracking_number }: RequestRecord, at: Date): Promise<void> {
    if (bank === null || day === null || tracking_number === null) throw new Error(`request ${id} is no slip`);
    const isClaimed = await claimSlip(tx, { bank, day, tracking_number, account_id, request_id: id, credited_at: at });
    if (!isClaimed) throw new SlipUsed();
  }

  /** Whether the account has the amount to take now. A held amount needs no check. */
  async function checkMoney(tx: Tx, row: RequestRecord, step: RequestStep): Promise<RefusalOf<'available_short'> | undefined> {
    if (step.money !== 'carry_out' || row.kind === 'money_back') return undefined;
    const most = findMost(row.kind, await ledger.lockBalances(tx, row.account_id));
    return most !== undefined && (step.amount_credited ?? row.amount) > most ? { code: 'available_short', most } : undefined;
  }

  async function enqueueFollowing(tx: Tx, { account_id, id, kind }: RequestRecord, at: Date): Promise<void> {
    const shared = { clock: 'wall', accountId: account_id } as const;
    if (kind === 'receipt' || kind === 'charge')
      await enqueueJob(tx, { ...shared, kind: CHARGED_JOB, payload: {}, runAt: new Date(at.getTime() + CHARGED_AGAIN_MS) });
    if (kind === 'transfer') await enqueueJob(tx, { ...shared, kind: TRANSFER_JOB, payload: { request_id: id }, runAt: at });
  }

  return {
    now,

    /** Why no money is paid back to the account now: how somebody signs in changed less than a day ago, or is frozen. */
    async findHold(accountId: number): Promise<RefusalOf<'money_back_waits'> | undefined> {
      const hold = await tenancy.withSystem((tx) => findNoMoneyBack(tx, accountId, now()));
      return hold && { code: 'money_back_waits', until: hold.until?.toISOString() ?? null };
    },

    /** Posts the effect of a step on the account's money, once for its key. */
    async postMoney(tx: Tx, row: RequestRecord, money: RequestStep['money'], at: Date): Promise<void> {
      const { id, kind, account_id } = row;
      const posting = findRequestPosting({ id, kind, amount: row.amount_credited ?? row.amount }, money);
      if (posting) await ledger.post(tx, account_id, [{ ...posting, at, money_request_id: id }]);
    },

    /** Saves what a turn changes. The row is locked by the caller. Throws SlipUsed when a slip was credited before. */
    async save(
      tx: Tx,
      row: RequestRecord,
      step: RequestStep,
      facts: StepFacts,
    ): Promise<Result<RequestRecord, RefusalOf<'available_short'>>> {
      const short = await checkMoney(tx, row, step);
      if (short) return refuse(short);
      const at = now();
      const { account_id, id } = row;
      const { state, amount_credited, first_staff, second_staff, money } = step;
      const { by, outcome, tracking_number, other_title } = facts;
      const isEnd = state === 'done' || state === 'refused' || state === 'withdrawn';
      if (money === 'carry_out' && row.kind === 'receipt') await claim(tx, row, at);
      const saved = await updateRequest(tx, row, {
        state,
        amount_credited,
        first_staff,
        second_staff,
        ...(outcome !== '' && { outcome }),
        ...(tracking_number !== '' && { tracking_number }),
        ...(isEnd && { decided_at: at }),
      });
      await this.postMoney(tx, saved, money, at);
      await insertEvent(tx, { account_id, request_id: id, at, state, ...by, amount: amount_credited, text: outcome });
      const notice = findRequestNotice(saved, other_title, new Date(clocks.world.now()));
      if (notice) await notify(tx, account_id, [notice]);
      if (money === 'carry_out') await enqueueFollowing(tx, saved, at);
      return succeed(saved);
    },

    /** Runs after the commit of a transaction that brought money in. */
    async followSaved({ account_id, id, kind, state }: RequestRecord): Promise<void> {
      if (state !== 'done' || (kind !== 'receipt' && kind !== 'charge')) return;
      await afterCharge(account_id).catch((error: unknown) => logError(error, `after the charge of request ${id}`));
    },
  };
}
