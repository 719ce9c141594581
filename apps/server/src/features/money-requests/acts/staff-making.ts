import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { sendRequest } from '@jarchi/domain/money/requests/request-acts.ts';
import { checkStaffRequest } from '@jarchi/domain/money/requests/request-checks.ts';
import { findMost } from '@jarchi/domain/money/requests/request-money.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { StaffPlaces } from '#features/account/account-places.repository.ts';
import type { AttachmentsService } from '#features/attachments/attachments.service.ts';
import { type AccountCaller, getDoer } from '#infra/http/caller.ts';
import { type RequestKey, withKey } from '#infra/keys/request-keys.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { type AccountRecord, listSharedAccounts } from '../requests-around.repository.ts';
import {
  findRequest,
  findRequestOfKey,
  insertEvent,
  insertRequest,
  lockRequest,
  type RequestRecord,
  updateRequest,
} from '../requests.repository.ts';
import type { RequestLedger, Settling } from './settling.ts';

export interface StaffMakingDeps {
  readonly tenancy: Tenancy;
  readonly ledger: RequestLedger;
  readonly settling: Settling;
  readonly attachments: Pick<AttachmentsService, 'listUsable'>;
  readonly secondAbove: number;
  readonly places: StaffPlaces;
}

export type StaffRequest = ParsedInput<'moneyRequests', 'saveMoneyRequest'>['body'];
type Refused = CallRefusal<'moneyRequests', 'saveMoneyRequest'> | RefusalOf<'not_found' | 'forbidden'>;
type Saved = Result<RequestRecord, Refused>;

/** A member of staff in the panel of a customer. */
type StaffInPanel = AccountCaller & { readonly impersonated_by: number };

interface Intent {
  readonly caller: StaffInPanel;
  readonly request: StaffRequest;
  /** The account that a transfer reaches. */
  readonly other: AccountRecord | undefined;
  readonly key: string;
}

/** What staff ask for in the staff view: drafts, and requests that are carried out at once or wait for another member. */
export function createStaffMaking({ tenancy, ledger, settling, attachments, secondAbove, places }: StaffMakingDeps) {
  async function saveDraft(tx: Tx, { caller, request, other, key }: Intent): Promise<Saved> {
    const { account_id, user_id, impersonated_by } = caller;
    const { kind, amount } = request;
    const known = await attachments.listUsable(tx, caller, request.attachment === null ? [] : [request.attachment]);
    const values = {
      kind,
      amount,
      reason: request.reason.trim(),
      direction: kind === 'transfer' ? ('out' as const) : null,
      other_account_id: kind === 'transfer' ? (other?.account_id ?? null) : null,
      attachments: known.map(({ id }) => id),
    };
    if (request.id !== undefined) {
      const row = await lockRequest(tx, account_id, request.id);
      if (!row) return refuse({ code: 'not_found' });
      if (row.state !== 'draft') return refuse({ code: 'request_closed', state: row.state });
      if (row.version !== request.version) return refuse({ code: 'request_changed', version: row.version });
      return succeed(await updateRequest(tx, row, values));
    }
    const created = settling.now();
    const made = { made_by_user: user_id, made_by_staff: impersonated_by, idempotency_key: key, created };
    const row = await insertRequest(tx, { account_id, state: 'draft', ...values, ...made });
    if (!row) throw new Error('a request of staff was not inserted');
    await insertEvent(tx, { account_id, request_id: row.id, at: created, state: 'draft', ...getDoer(caller), amount, text: values.reason });
    return succeed(row);
  }

  /** Under the account's lock: what may be sent now can be carried out in the same transaction. */
  async function checkSending(
    tx: Tx,
    accountId: number,
    request: StaffRequest,
    other: AccountRecord | undefined,
  ): Promise<Refused | undefined> {
    const { kind, amount, reason } = request;
    const most = findMost(kind, await ledger.lockBalances(tx, accountId));
    const issues = checkStaffRequest({ kind, amount, reason, other_account: other?.slug ?? null }, most);
    return issues.length > 0 ? { code: 'request_invalid', issues } : undefined;
  }

  async function send(tx: Tx, caller: StaffInPanel, row: RequestRecord, other: AccountRecord | undefined): Promise<Saved> {
    const step = sendRequest(row, caller.impersonated_by, secondAbove);
    if (!step.ok) throw new Error(`request ${row.id} was a draft under its lock`);
    const facts = { by: getDoer(caller), outcome: '', tracking_number: '', other_title: other?.title ?? '' };
    const saved = await settling.save(tx, row, step.value, facts);
    if (!saved.ok) throw new Error(`the money of request ${row.id} was there under the same lock`);
    return saved;
  }

  return {
    /** Saves a draft, or sends it; the same key does it once. A refused sending leaves the draft as it was. */
    async saveMoneyRequest(caller: AccountCaller, request: StaffRequest, key: RequestKey): Promise<Saved> {
      const { account_id, impersonated_by } = caller;
      if (impersonated_by === null) return refuse({ code: 'forbidden' });
      const staff = { ...caller, impersonated_by };
      // Only accounts that share an owner can be named; any other is as if it were not chosen.
      const shared = request.kind === 'transfer' ? await tenancy.withSystem((tx) => listSharedAccounts(tx, account_id)) : [];
      const other = shared.find(({ slug }) => slug === request.other_account);
      const reached = [account_id, ...(other ? [other.account_id] : [])];
      const own = await tenancy.withSystem((tx) => places.listPlacesIn(tx, impersonated_by, reached));
      if (own.size > 0) return refuse({ code: 'own_account' });
      const saved = await withKey<RequestRecord, Refused>(tenancy, account_id, key, async (tx, isRepeated) => {
        const made = isRepeated
          ? request.id === undefined
            ? await findRequestOfKey(tx, account_id, key.key)
            : await findRequest(tx, account_id, request.id)
          : undefined;
        if (made) return succeed(made);
        const refused = request.is_draft ? undefined : await checkSending(tx, account_id, request, other);
        if (refused) return refuse(refused);
        const draft = await saveDraft(tx, { caller: staff, request, other, key: key.key });
        return !draft.ok || request.is_draft ? draft : send(tx, staff, draft.value, other);
      });
      if (saved.ok) await settling.followSaved(saved.value);
      return saved;
    },
  };
}
