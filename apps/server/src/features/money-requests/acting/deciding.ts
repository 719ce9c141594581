import type { CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { approveRequest, refuseRequest, withdrawRequest, type RequestTurn } from '@jarchi/domain/money/requests/request-acts.ts';
import { checkRequestAmount, checkTrackingNumber, cleanTrackingNumber } from '@jarchi/domain/money/requests/request-checks.ts';
import { refuse, type Result } from '@jarchi/domain/result.ts';
import { type AccountCaller, type Doer, getDoer } from '#infra/http/caller.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { listAccounts } from '../requests-around.repository.ts';
import { findCreditedSlip, findRequest, lockRequest, type RequestRecord } from '../requests.repository.ts';
import { type Settling, SlipUsed } from './settling.ts';

export type Decision = ParsedInput<'moneyRequests', 'decideMoneyRequest'>['body'];
export type DecisionRefusal = CallRefusal<'moneyRequests', 'decideMoneyRequest'> | RefusalOf<'not_found'>;

export interface Deciding {
  readonly tenancy: Tenancy;
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

/** What is read before the transaction of the account, which may not read it. */
interface Around {
  readonly other_title: string;
  readonly hold: RefusalOf<'money_back_waits'> | undefined;
}

type Decided = Result<RequestRecord, DecisionRefusal>;

export function createDeciding({ tenancy, settling, secondAbove }: Deciding) {
  function findTurn(row: RequestRecord, decision: Decision, staffId: number): Result<RequestTurn, DecisionRefusal> {
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

  async function decideLocked(tx: Tx, decider: Decider, decision: Decision, { other_title, hold }: Around): Promise<Decided> {
    const row = await lockRequest(tx, decider.account_id, decider.id);
    if (!row || row.state === 'draft') return refuse({ code: 'not_found' });
    const isOpen = row.state === 'waiting' || row.state === 'waiting_second';
    if (isOpen && row.version !== decision.version) return refuse({ code: 'request_changed', version: row.version });
    if (isOpen && hold && row.kind === 'money_back' && decision.decision === 'approve') return refuse(hold);
    const turn = findTurn(row, decision, decider.staff_id);
    if (!turn.ok) return turn;
    const isPaid = row.kind === 'money_back' && turn.value.money === 'carry_out';
    const tracking_number = isPaid ? cleanTrackingNumber(decision.tracking_number) : '';
    const facts = { by: decider.doer, outcome: decision.reason.trim(), tracking_number, other_title };
    return settling.save(tx, row, turn.value, facts);
  }

  /** The title of the other account of a transfer, which the account itself may not read. */
  async function readOtherTitle(accountId: number, id: number): Promise<string> {
    const row = await tenancy.withAccount(accountId, (tx) => findRequest(tx, accountId, id));
    const other = row?.other_account_id ?? null;
    return other === null ? '' : await tenancy.withSystem(async (tx) => (await listAccounts(tx, [other])).get(other)?.title ?? '');
  }

  /** Whose request has the slip: that of this account, or one of another, which is not named. */
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
      const around = { other_title: await readOtherTitle(account_id, id), hold: await settling.findHold(account_id) };
      try {
        const decided = await tenancy.withAccount(account_id, (tx) => decideLocked(tx, decider, decision, around));
        if (decided.ok) await settling.followSaved(decided.value);
        return decided;
      } catch (error) {
        if (error instanceof SlipUsed) return refuseUsed(account_id, id);
        throw error;
      }
    },

    /** Takes back what waits; `isStaff`: also what staff asked for. */
    async withdraw(caller: AccountCaller, id: number): Promise<Result<RequestRecord, RefusalOf<'request_closed' | 'not_found'>>> {
      const { account_id, impersonated_by } = caller;
      return tenancy.withAccount(account_id, async (tx) => {
        const row = await lockRequest(tx, account_id, id);
        const isOwn = row?.kind === 'receipt' || row?.kind === 'money_back';
        if (!row || (!isOwn && impersonated_by === null)) return refuse({ code: 'not_found' });
        const turn = withdrawRequest(row);
        if (!turn.ok) return refuse({ code: 'request_closed', state: row.state });
        const facts = { by: getDoer(caller), outcome: '', tracking_number: '', other_title: '' };
        const saved = await settling.save(tx, row, turn.value, facts);
        if (!saved.ok) throw new Error(`a withdrawal takes no money: request ${id}`);
        return saved;
      });
    },
  };
}
