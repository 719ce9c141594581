import type { CallAnswer, CallRefusal } from '@jarchi/contract/types.ts';
import type { FinancialInfo } from '@jarchi/domain/account/financial-info.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { DOCUMENT_CAUSES } from '@jarchi/domain/documents/document-causes.ts';
import { sumLines } from '@jarchi/domain/documents/document-lines.ts';
import { listMissingOfBuyer } from '@jarchi/domain/documents/official-buyer.ts';
import { makeOfficialLines } from '@jarchi/domain/documents/official-lines.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { findListedTwice } from '@jarchi/domain/validation/listed-twice.ts';
import type { AccountCaller, StaffCaller } from '#infra/http/caller.ts';
import { type RequestKey, withKey } from '#infra/keys/request-keys.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { buyerOf } from '../document-parties.ts';
import {
  type DocumentRecord,
  findByCause,
  findDocument,
  getBuyerInfo,
  insertOnce,
  listCorrections,
  lockDocument,
  lockInvoices,
  setOfficial,
  updateDocument,
} from '../documents.repository.ts';
import type { EInvoiceDeps } from '../e-invoices/e-invoices.ts';
import type { IssuingDeps } from '../issuing/issue-documents.ts';
import { enqueueNumbering, isDecided, numberRequested } from '../numbering/number-documents.ts';
import { type DocumentDetail, findDetail, toDetail } from '../listing/document-answers.ts';
import { findAccountOfSlug, listDeskRequests } from '../listing/list.repository.ts';
import { listOwnRequests, type OwnRequestDeps } from './own-requests.ts';

type StaffAnswer = CallAnswer<'documents', 'getOfficialRequest'>;
type Answered = Result<StaffAnswer, CallRefusal<'documents', 'refuseOfficialInvoice'>>;
type Unfound = { readonly code: 'account_not_found' | 'document_not_found' | 'own_account' };
type Verdict = { readonly state: 'issued' } | { readonly state: 'refused'; readonly reason: string };

interface AccountName {
  readonly account_id: number;
  readonly slug: string;
  readonly title: string;
}

interface RequestParams {
  readonly account: string;
  readonly document: number;
}

const UNANSWERED: FinancialInfo = {
  account_type: 'P',
  name: '',
  national_number: '',
  economic_number: '',
  address_text: '',
  postal_code: '',
};

export type OfficialDeps = IssuingDeps & OwnRequestDeps & Pick<EInvoiceDeps, 'tax'>;

/** Official invoices: customers ask for them over invoices, staff issue or refuse them. */
export function createOfficialInvoices(deps: OfficialDeps) {
  const { tenancy, wall, seller, places } = deps;
  const today = () => tehranDay(wall.now());

  async function getDetail(account_id: number, id: number): Promise<DocumentDetail> {
    const found = await tenancy.withAccount(account_id, (tx) => findDetail(tx, { account_id, id, today: today() }));
    if (!found) throw new Error(`document ${id} was just there`);
    return found;
  }

  /** Writes the request under the locks of its invoices, so that each is in one request at most. */
  async function insertRequest(
    tx: Tx,
    account_id: number,
    { ids, key, asked_by }: { readonly ids: readonly number[]; readonly key: string; readonly asked_by: number | null },
  ): Promise<Result<number, CallRefusal<'documents', 'requestOfficialInvoice'>>> {
    const info = await getBuyerInfo(tx, account_id);
    const missing = listMissingOfBuyer({ ...UNANSWERED, ...info.financial_info });
    const invoices = await lockInvoices(tx, account_id, ids);
    const unknown = ids.filter((id) => !invoices.some((row) => row.id === id));
    if (unknown.length > 0) return refuse({ code: 'invoices_unknown', ids: unknown });
    const taken = invoices.filter(({ official_id }) => official_id !== null).map(({ id }) => id);
    if (taken.length > 0) return refuse({ code: 'invoices_taken', ids: taken });
    const credits = await listCorrections(tx, account_id, ids);
    const creditsOf = (id: number) => credits.filter(({ corrects_id }) => corrects_id === id);
    const credited = invoices.filter((row) => sumLines(creditsOf(row.id)).total === row.total).map(({ id }) => id);
    if (credited.length > 0) return refuse({ code: 'invoices_credited', ids: credited });
    if (missing.length > 0) return refuse({ code: 'financial_info_incomplete', fields: missing });
    const lines = makeOfficialLines(
      invoices.map((row) => ({ number: row.number ?? '', lines: row.content.lines, credits: creditsOf(row.id) })),
    );
    const campaigns = [...new Set(invoices.map(({ campaign_id }) => campaign_id))];
    const content = {
      seller,
      buyer: buyerOf(info),
      lines,
      payment: null,
      note: '',
      campaigns: [],
      invoices: invoices.map(({ id }) => id),
      ...(deps.tax.service_id !== undefined && { goods_code: deps.tax.service_id }),
    };
    const { id } = await insertOnce(tx, {
      account_id,
      kind: 'official_invoice',
      state: 'requested',
      cause: DOCUMENT_CAUSES.official(key),
      asked_by,
      campaign_id: campaigns.length === 1 ? (campaigns[0] ?? null) : null,
      created: new Date(wall.now()),
      ...sumLines(lines),
      search_text: [...new Set(invoices.map((row) => row.search_text))].join(' '),
      content,
    });
    await setOfficial(
      tx,
      account_id,
      invoices.map((row) => row.id),
      id,
    );
    return succeed(id);
  }

  /** Closes a waiting request: it is refused or withdrawn, and its invoices can be requested again, or it is to be issued and gets its number next. */
  async function close(
    tx: Tx,
    found: Pick<DocumentRecord, 'account_id' | 'id'>,
    change: { readonly state: 'issued' | 'refused' | 'withdrawn'; readonly reason?: string },
  ): Promise<
    Result<
      null,
      { readonly code: 'document_not_found' } | { readonly code: 'official_request_closed'; readonly state: DocumentRecord['state'] }
    >
  > {
    const row = await lockDocument(tx, found.account_id, found.id);
    if (row?.kind !== 'official_invoice') return refuse({ code: 'document_not_found' });
    const state = isDecided(row) ? 'issued' : row.state;
    if (state !== 'requested') return refuse({ code: 'official_request_closed', state });
    const closed_at = new Date(wall.now());
    if (change.state === 'issued') {
      await updateDocument(tx, row.account_id, row.id, { closed_at });
      await enqueueNumbering(tx, row);
      return succeed(null);
    }
    await updateDocument(tx, row.account_id, row.id, { ...change, closed_at });
    await setOfficial(tx, row.account_id, row.content.invoices, null);
    return succeed(null);
  }

  /** The account of a request, in which the member has no part themself. */
  async function findAccount(staffId: number, { account: slug, document }: RequestParams): Promise<Result<AccountName, Unfound>> {
    const { account, row } = await tenancy.withStaff(staffId, async (tx) => {
      const found = await findAccountOfSlug(tx, slug);
      return { account: found, row: found && (await findDocument(tx, found.account_id, document)) };
    });
    if (!account) return refuse({ code: 'account_not_found' });
    if (!row) return refuse({ code: 'document_not_found' });
    return (await listOwnRequests(deps, staffId, [row])).length > 0 ? refuse({ code: 'own_account' }) : succeed(account);
  }

  async function answer({ staff_id }: StaffCaller, params: RequestParams, verdict: Verdict): Promise<Answered> {
    const found = await findAccount(staff_id, params);
    if (!found.ok) return found;
    const account = found.value;
    const { account_id } = account;
    const closed = await tenancy.withAccount(account_id, (tx) => close(tx, { account_id, id: params.document }, verdict));
    if (!closed.ok) return closed;
    if (verdict.state === 'issued') await numberRequested(deps, account_id, params.document);
    return succeed({ ...staffAnswerOf(account, await getDetail(account_id, params.document)), is_own: false });
  }

  return {
    async requestOfficialInvoice(
      { account_id, user_id, impersonated_by }: AccountCaller,
      invoices: readonly number[],
      key: RequestKey,
    ): Promise<Result<DocumentDetail, CallRefusal<'documents', 'requestOfficialInvoice'>>> {
      const twice = findListedTwice({ invoices });
      if (twice) return refuse(twice);
      const made = await withKey<number, CallRefusal<'documents', 'requestOfficialInvoice'>>(
        tenancy,
        account_id,
        key,
        async (tx, isRepeated) => {
          const cause = DOCUMENT_CAUSES.official(key.key);
          if (isRepeated) return succeed(await getIdOfCause(tx, account_id, cause));
          return insertRequest(tx, account_id, { ids: invoices, key: key.key, asked_by: impersonated_by === null ? user_id : null });
        },
      );
      return made.ok ? succeed(await getDetail(account_id, made.value)) : made;
    },

    async withdrawOfficialRequest(
      { account_id }: AccountCaller,
      id: number,
    ): Promise<Result<DocumentDetail, CallRefusal<'documents', 'withdrawOfficialRequest'>>> {
      const closed = await tenancy.withAccount(account_id, (tx) => close(tx, { account_id, id }, { state: 'withdrawn' }));
      return closed.ok ? succeed(await getDetail(account_id, id)) : closed;
    },

    async listOfficialRequests(
      { staff_id }: StaffCaller,
      page: { readonly state: DocumentRecord['state']; readonly limit: number; readonly offset: number },
    ): Promise<CallAnswer<'documents', 'listOfficialRequests'>> {
      const { count, rows } = await tenancy.withStaff(staff_id, (tx) =>
        listDeskRequests(tx, { staffId: staff_id, places }, { ...page, today: today() }),
      );
      const results = rows.map(({ account, joined, invoices, is_own }) => ({
        ...staffAnswerOf(account, toDetail(joined, { invoices: [...invoices], credit_notes: [] })),
        is_own,
      }));
      return { count, results };
    },

    async getOfficialRequest(
      { staff_id }: StaffCaller,
      params: RequestParams,
    ): Promise<Result<StaffAnswer, CallRefusal<'documents', 'getOfficialRequest'>>> {
      const account = await findAccount(staff_id, params);
      if (!account.ok) return account;
      const { account_id } = account.value;
      const found = await tenancy.withStaff(staff_id, (tx) => findDetail(tx, { account_id, id: params.document, today: today() }));
      if (found?.kind !== 'official_invoice') return refuse({ code: 'document_not_found' });
      return succeed({ ...staffAnswerOf(account.value, found), is_own: false });
    },

    issueOfficialInvoice: (caller: StaffCaller, params: RequestParams) =>
      answer(caller, params, { state: 'issued' }) as Promise<Result<StaffAnswer, CallRefusal<'documents', 'issueOfficialInvoice'>>>,

    async refuseOfficialInvoice(caller: StaffCaller, params: RequestParams, typed: string): Promise<Answered> {
      const reason = typed.trim();
      return reason === '' ? refuse({ code: 'reason_required' }) : answer(caller, params, { state: 'refused', reason });
    },
  };
}

async function getIdOfCause(tx: Tx, accountId: number, cause: string): Promise<number> {
  const row = await findByCause(tx, accountId, { kind: 'official_invoice', cause });
  if (!row) throw new Error('a repeated request has no document');
  return row.id;
}

function staffAnswerOf(account: AccountName, document: DocumentDetail): Omit<StaffAnswer, 'is_own'> {
  return { account_id: account.account_id, account: account.slug, account_title: account.title, document };
}
