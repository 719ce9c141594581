import type { CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { checkAttachment } from '@jarchi/domain/attachments/attachment-files.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { cleanIban } from '@jarchi/domain/money/requests/iban.ts';
import { checkMoneyBack, checkReceipt, cleanTrackingNumber } from '@jarchi/domain/money/requests/request-checks.ts';
import { findMost } from '@jarchi/domain/money/requests/request-money.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { FindFile } from '#features/attachments/attachments.intake.ts';
import type { Attachment, AttachmentsService } from '#features/attachments/attachments.service.ts';
import { type AccountCaller, getDoer } from '#infra/http/caller.ts';
import { type RequestKey, withKey } from '#infra/keys/request-keys.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import {
  findCreditedSlip,
  findLivingSlip,
  findRequestOfKey,
  insertEvent,
  insertRequest,
  type RequestRecord,
} from '../requests.repository.ts';
import type { RequestLedger, Settling } from './settling.ts';

export interface MakingDeps {
  readonly tenancy: Tenancy;
  readonly ledger: RequestLedger;
  readonly settling: Settling;
  readonly attachments: AttachmentsService;
  /** Whether there is a bank account for slips. */
  readonly takesReceipts: boolean;
}

type Receipt = ParsedInput<'moneyRequests', 'sendReceipt'>['query'];
type ReceiptRefusal = CallRefusal<'moneyRequests', 'sendReceipt'>;
type MoneyBackRefusal = CallRefusal<'moneyRequests', 'askMoneyBack'>;

/** The requests of an advertiser: the credit of a bank slip, and money back. */
export function createMaking({ tenancy, ledger, settling, attachments, takesReceipts }: MakingDeps) {
  async function takeFile(
    caller: AccountCaller,
    id: number | undefined,
    findFile: FindFile,
  ): Promise<Result<Pick<Attachment, 'id'>, ReceiptRefusal>> {
    if (id === undefined) return attachments.uploadAttachment(caller, findFile);
    const [known] = await tenancy.withAccount(caller.account_id, (tx) => attachments.listUsable(tx, caller, [id]));
    if (!known) return refuse({ code: 'file_missing' });
    // Tickets take films and texts too.
    const issue = checkAttachment(known);
    return issue ? refuse(issue) : succeed(known);
  }

  async function insertFirst(tx: Tx, row: RequestRecord, caller: AccountCaller): Promise<void> {
    const { account_id, id, created, state } = row;
    await insertEvent(tx, { account_id, request_id: id, at: created, state, ...getDoer(caller), amount: row.amount, text: row.reason });
  }

  return {
    /** Stores a bank slip; staff credit it. Refused when the slip was sent by this account, or credited to any. */
    async sendReceipt(
      caller: AccountCaller,
      receipt: Receipt,
      findFile: FindFile,
      key: RequestKey,
    ): Promise<Result<RequestRecord, ReceiptRefusal>> {
      if (!takesReceipts) return refuse({ code: 'receipts_closed' });
      const { account_id, user_id, impersonated_by } = caller;
      const { amount, bank, day } = receipt;
      const tracking_number = cleanTrackingNumber(receipt.tracking_number);
      const slip = { bank, day, tracking_number };
      const created = settling.now();
      const issues = checkReceipt({ amount, ...slip, has_file: true }, tehranDay(created));
      if (issues.length > 0) return refuse({ code: 'request_invalid', issues });
      const credited = await tenancy.withSystem((tx) => findCreditedSlip(tx, slip));
      if (credited && credited.account_id !== account_id) return refuse({ code: 'slip_used', request_id: null });
      const file = await takeFile(caller, receipt.attachment, findFile);
      if (!file.ok) return file;
      return withKey<RequestRecord, ReceiptRefusal>(tenancy, account_id, key, async (tx, isRepeated) => {
        const made = isRepeated ? await findRequestOfKey(tx, account_id, key.key) : undefined;
        if (made) return succeed(made);
        const living = await findLivingSlip(tx, account_id, slip);
        if (living !== undefined) return refuse({ code: 'slip_used', request_id: living });
        const row = await insertRequest(tx, {
          account_id,
          kind: 'receipt',
          state: 'waiting',
          amount,
          ...slip,
          attachments: [file.value.id],
          made_by_user: user_id,
          made_by_staff: impersonated_by,
          idempotency_key: key.key,
          created,
        });
        // Another request of the account inserted the same slip meanwhile.
        if (!row) return refuse({ code: 'slip_used', request_id: (await findLivingSlip(tx, account_id, slip)) ?? null });
        await insertFirst(tx, row, caller);
        return succeed(row);
      });
    },

    /** Asks for available money on a bank account; it is held at once, so that it cannot be spent meanwhile. */
    async askMoneyBack(
      caller: AccountCaller,
      asked: { readonly amount: number; readonly iban: string },
      key: RequestKey,
    ): Promise<Result<RequestRecord, MoneyBackRefusal>> {
      const { account_id, user_id, impersonated_by } = caller;
      const { amount } = asked;
      const iban = cleanIban(asked.iban);
      const hold = await settling.findHold(account_id);
      return withKey<RequestRecord, MoneyBackRefusal>(tenancy, account_id, key, async (tx, isRepeated) => {
        const made = isRepeated ? await findRequestOfKey(tx, account_id, key.key) : undefined;
        if (made) return succeed(made);
        if (hold) return refuse(hold);
        const most = findMost('money_back', await ledger.lockBalances(tx, account_id));
        const issues = checkMoneyBack({ amount, iban }, most);
        if (issues.length > 0) return refuse({ code: 'request_invalid', issues });
        const created = settling.now();
        const row = await insertRequest(tx, {
          account_id,
          kind: 'money_back',
          state: 'waiting',
          amount,
          iban,
          made_by_user: user_id,
          made_by_staff: impersonated_by,
          idempotency_key: key.key,
          created,
        });
        if (!row) throw new Error('a request for money back was not inserted');
        await insertFirst(tx, row, caller);
        await settling.postMoney(tx, row, 'hold', created);
        return succeed(row);
      });
    },
  };
}
