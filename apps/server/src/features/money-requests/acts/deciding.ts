import type { CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { approveRequest, refuseRequest, withdrawRequest, type RequestStep } from '@jarchi/domain/money/requests/request-acts.ts';
import { checkRequestAmount, checkTrackingNumber, cleanTrackingNumber } from '@jarchi/domain/money/requests/request-checks.ts';
import { refuse, type Result } from '@jarchi/domain/result.ts';
import { type AccountCaller, type Doer, getDoer } from '#infra/http/caller.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { listAccounts } from '../requests-around.repository.ts';
import { findCreditedSlip, findRequest, lockRequest, type RequestRecord } from '../requests.repository.ts';
import { listOwnRequests, type OwnPartDeps } from './own-part.ts';
import { type Settling, SlipUsed } from './settling.ts';

export type Decision = ParsedInput<'moneyRequests', 'decideMoneyRequest'>['body'];
export type DecisionRefusal = CallRefusal<'moneyRequests', 'decideMoneyRequest'> | RefusalOf<'not_found'>;

export interface Deciding extends OwnPartDeps {
  readonly settling: Settling;
  readonly secondAbove: number;
}

/** A member of staff who decides about a request of an account. */
interface Decider {
  readonly account_id: number;
  readonly id: number;
  readonly staff_id: number;
  readonly doer: Doer;
}

type Decided = Result<RequestRecord, DecisionRefusal>;

/** A request as read before its lock, with facts that the account's transaction may not read. */
interface Seen {
  readonly version: number;
  /** Of the other account of a transfer. */
  readonly other_title: string;
  readonly hold: RefusalOf<'money_back_waits'> | undefined;
}

export function createDeciding(deps: Deciding) {
  const { tenancy, settling, secondAbove } = deps;

  function findStep(row: RequestRecord, decision: Decision, staffId: number): Result<RequestStep, DecisionRefusal> {
    if (decision.decision === 'refuse') return refuseRequest(row, decision.reason, staffId);
    const { reason } = decision;
    const amount = decision.amount ?? row.amount_credited ?? row.amount;
    const tracking_number = cleanTrackingNumber(decision.tracking_number);
    const issues = [
      ...(amount === row.amount ? [] : checkRequestAmount(amount)),
      ...(row.kind === 'money_back' && tracking_number !== '' ? checkTrackingNumber(tracking_number) : []),
    ];
    if (issues.length > 0) return refuse({ code: 'request_invalid', issues });
    return approveRequest(row, { amount, reason, tracking_number }, staffId, secondAbove);
  }

  async function decideLocked(tx: Tx, decider: Decider, decision: Decision, { version, other_title, hold }: Seen): Promise<Decided> {
    const row = await lockRequest(tx, decider.account_id, decider.id);
    if (!row || row.state === 'draft') return refuse({ code: 'not_found' });
    const isOpen = row.state === 'waiting' || row.state === 'waiting_second';
    if (isOpen && (row.version !== decision.version || row.version !== version))
      return refuse({ code: 'request_changed', version: row.version });
    if (isOpen && hold && row.kind === 'money_back' && decision.decision === 'approve') return refuse(hold);
    const step = findStep(row, decision, decider.staff_id);
    if (!step.ok) return step;
    const isPaid = row.kind === 'money_back' && step.value.money === 'carry_out';
    const tracking_number = isPaid ? cleanTrackingNumber(decision.tracking_number) : '';
    const facts = { by: decider.doer, outcome: decision.reason.trim(), tracking_number, other_title };
    return settling.save(tx, row, step.value, facts);
  }

  /** Looks at a request before its lock, as the account itself may not: its other account, and whether the member has a part in it. */
  async function readSeen({
    account_id,
    id,
    staff_id,
  }: Pick<Decider, 'account_id' | 'id' | 'staff_id'>): Promise<Seen | 'own' | undefined> {
    const row = await tenancy.withAccount(account_id, (tx) => findRequest(tx, account_id, id));
    if (!row) return undefined;
    if ((await listOwnRequests(deps, staff_id, [row])).length > 0) return 'own';
    const other = row.other_account_id;
    const titles = other === null ? undefined : await tenancy.withSystem((tx) => listAccounts(tx, [other]));
    return { version: row.version, other_title: titles?.get(other ?? 0)?.title ?? '', hold: await settling.findHold(account_id) };
  }

  /** The request that has the slip: one of this account, or an unnamed one of another. */
  async function refuseUsed(accountId: number, id: number): Promise<Decided> {
    const row = await tenancy.withAccount(accountId, (tx) => findRequest(tx, accountId, id));
    const { bank, day, tracking_number } = row ?? { bank: null, day: null, tracking_number: null };
    const used =
      bank === null || day === null || tracking_number === null
        ? undefined
        : await tenancy.withSystem((tx) => findCreditedSlip(tx, { bank, day, tracking_number }));
    return refuse({ code: 'slip_used', request_id: used?.account_id === accountId ? used.request_id : null });
  }

  return {
    /** Approves or refuses what waits, once: a decision over another version than the present one is refused. */
    async decide(decider: Decider, decision: Decision): Promise<Decided> {
      const { account_id, id } = decider;
      const seen = await readSeen(decider);
      if (seen === 'own') return refuse({ code: 'own_account' });
      if (!seen) return refuse({ code: 'not_found' });
      try {
        const decided = await tenancy.withAccount(account_id, (tx) => decideLocked(tx, decider, decision, seen));
        if (decided.ok) await settling.followSaved(decided.value);
        return decided;
      } catch (error) {
        if (error instanceof SlipUsed) return refuseUsed(account_id, id);
        throw error;
      }
    },

    /** Takes back what waits; `isStaff`: also what staff asked for. */
    async withdraw(
      caller: AccountCaller,
      id: number,
    ): Promise<Result<RequestRecord, RefusalOf<'request_closed' | 'not_found' | 'own_account'>>> {
      const { account_id, impersonated_by } = caller;
      if (impersonated_by !== null && (await readSeen({ account_id, id, staff_id: impersonated_by })) === 'own')
        return refuse({ code: 'own_account' });
      return tenancy.withAccount(account_id, async (tx) => {
        const row = await lockRequest(tx, account_id, id);
        const isOwn = row?.kind === 'receipt' || row?.kind === 'money_back';
        if (!row || (!isOwn && impersonated_by === null)) return refuse({ code: 'not_found' });
        const step = withdrawRequest(row);
        if (!step.ok) return refuse({ code: 'request_closed', state: row.state });
        const facts = { by: getDoer(caller), outcome: '', tracking_number: '', other_title: '' };
        const saved = await settling.save(tx, row, step.value, facts);
        if (!saved.ok) throw new Error(`a withdrawal takes no money: request ${id}`);
        return saved;
      });
    },
  };
}
