import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, CallRefusal } from '@jarchi/contract/types.ts';
import { DAY_MS, HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { tehranDay, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { tomanInWords } from '@jarchi/domain/documents/amount-words.fa.ts';
import { DOCUMENT_CAUSES } from '@jarchi/domain/documents/document-causes.ts';
import type { DocumentState } from '@jarchi/domain/documents/document-kinds.ts';
import type { VatRate } from '@jarchi/domain/money/money.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { type AppMode, isStaffView } from '@jarchi/domain/session/viewer.ts';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import { findListedTwice } from '@jarchi/domain/validation/listed-twice.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import { type RequestKey, withKey } from '#infra/keys/request-keys.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { findByCause, findDocument, insertOnce, lockDocument, updateDocument } from '../documents.repository.ts';
import type { IssuingDeps } from '../issuing/issue-documents.ts';
import { enqueueNumbering, numberRequested } from '../numbering/number-documents.ts';
import { type DocumentDetail, findDetail } from '../listing/document-answers.ts';
import { composePreInvoice, type ComposedPreInvoice, type PreInvoiceBody } from './compose-pre-invoice.ts';
import { insertPreInvoicePayment, listCredited } from './pre-invoices.repository.ts';

type Paid = Result<
  { readonly order_id: number; readonly url: string },
  Exclude<CallRefusal<'documents', 'payPreInvoice'>, { code: 'document_not_found' | 'pre_invoice_closed' }> | RefusalOf<'invalid'>
>;

export interface PreInvoiceDeps extends IssuingDeps {
  readonly world: Clock;
  readonly mode: AppMode;
  readonly vatRates: readonly VatRate[];
  /** Opens a payment at a gateway, once for its key. */
  openPayment(
    caller: AccountCaller,
    order: { readonly amount: number; readonly gateway: string; readonly return_path: string | null },
    key: RequestKey,
  ): Promise<Paid>;
  /** Keeps the prices of campaigns until an instant of the world. */
  keepQuotes(tx: Tx, accountId: number, ids: readonly number[], until: number): Promise<void>;
  buyAtFrozenPrice(purchase: {
    readonly account_id: number;
    readonly id: number;
    readonly version: number;
    readonly total: number;
    readonly key: string;
    readonly doer: { readonly user_id: number | null; readonly staff_id: number | null };
  }): Promise<boolean>;
}

/** The page that shows a payer the result, with a link back. */
const RETURN_PATH = '/financial/factor';
/** For this long after the payment the purchase of its campaigns is repeated: a server may have stopped in between. */
const AGAIN_MS = HOUR_MS;

interface Wanted {
  readonly valid_until: string;
  readonly key: string;
}

/** Pre-invoices: staff write them, customers pay them, and the payment buys their campaigns at their prices. */
export function createPreInvoices(deps: PreInvoiceDeps) {
  const { tenancy, wall, world, seller, vatRates, mode } = deps;
  const isStaff = ({ impersonated_by }: AccountCaller) => isStaffView({ mode, is_hijacked: impersonated_by !== null });
  const today = () => tehranDay(wall.now());

  /** A body that lists a campaign twice is refused before the rights of the caller are checked. */
  function refuseWriting(caller: AccountCaller, { campaigns }: PreInvoiceBody) {
    return findListedTwice({ campaigns }) ?? (isStaff(caller) ? undefined : ({ code: 'staff_view_only' } as const));
  }

  async function getDetail(account_id: number, id: number): Promise<DocumentDetail> {
    const found = await tenancy.withAccount(account_id, (tx) => findDetail(tx, { account_id, id, today: today() }));
    if (!found) throw new Error(`document ${id} was just there`);
    return found;
  }

  const compose = (tx: Tx, account_id: number, body: PreInvoiceBody) =>
    composePreInvoice({ tx, account_id, seller, vatRates, now: wall.now() }, body);

  /** Writes it, to be numbered next, and keeps the prices of its campaigns to the end of its last day. */
  async function insert(tx: Tx, account_id: number, made: ComposedPreInvoice, { valid_until, key }: Wanted): Promise<number> {
    const now = wall.now();
    const ids = made.content.campaigns.map(({ id }) => id);
    await deps.keepQuotes(tx, account_id, ids, tehranInstant(valid_until) + DAY_MS + world.now() - now);
    const row = await insertOnce(tx, {
      account_id,
      kind: 'pre_invoice',
      state: 'requested',
      cause: DOCUMENT_CAUSES.pre_invoice(key),
      campaign_id: ids.length === 1 ? (ids[0] ?? null) : null,
      valid_until,
      created: new Date(now),
      ...made.sums,
      search_text: foldForSearch(made.content.campaigns.map(({ title }) => title).join(' ')),
      content: made.content,
    });
    await enqueueNumbering(tx, row);
    return row.id;
  }

  /** The state of a pre-invoice that cannot be paid or made void any more. */
  function findClosed({ state, valid_until }: { state: DocumentState; valid_until: string | null }): DocumentState | undefined {
    if (state !== 'open') return state;
    return valid_until !== null && valid_until < today() ? 'expired' : undefined;
  }

  /** Closes a credited pre-invoice as paid; false when it was made void meanwhile: its money stays available. */
  const closePaid = (accountId: number, id: number): Promise<boolean> =>
    tenancy.withAccount(accountId, async (tx) => {
      const row = await lockDocument(tx, accountId, id);
      if (row?.state === 'open') await updateDocument(tx, accountId, id, { state: 'paid', closed_at: new Date(wall.now()) });
      return row?.state === 'open' || row?.state === 'paid';
    });

  return {
    async previewPreInvoice(
      caller: AccountCaller,
      body: PreInvoiceBody,
    ): Promise<Result<CallAnswer<'documents', 'previewPreInvoice'>, CallRefusal<'documents', 'previewPreInvoice'>>> {
      const refused = refuseWriting(caller, body);
      if (refused) return refuse(refused);
      const { account_id } = caller;
      const made = await tenancy.withAccount(account_id, (tx) => compose(tx, account_id, body));
      if (!made.ok) return made;
      return succeed(previewOf(made.value, body.valid_until));
    },

    async createPreInvoice(
      caller: AccountCaller,
      body: PreInvoiceBody,
      key: RequestKey,
    ): Promise<Result<DocumentDetail, CallRefusal<'documents', 'createPreInvoice'>>> {
      const refused = refuseWriting(caller, body);
      if (refused) return refuse(refused);
      const { account_id } = caller;
      const made = await withKey<number, CallRefusal<'documents', 'createPreInvoice'>>(tenancy, account_id, key, async (tx, isRepeated) => {
        const earlier = isRepeated
          ? await findByCause(tx, account_id, { kind: 'pre_invoice', cause: DOCUMENT_CAUSES.pre_invoice(key.key) })
          : undefined;
        if (earlier) return succeed(earlier.id);
        const composed = await compose(tx, account_id, body);
        return composed.ok
          ? succeed(await insert(tx, account_id, composed.value, { valid_until: body.valid_until, key: key.key }))
          : composed;
      });
      if (!made.ok) return made;
      await numberRequested(deps, account_id, made.value);
      return succeed(await getDetail(account_id, made.value));
    },

    async voidPreInvoice(caller: AccountCaller, id: number): Promise<Result<DocumentDetail, CallRefusal<'documents', 'voidPreInvoice'>>> {
      if (!isStaff(caller)) return refuse({ code: 'staff_view_only' });
      const { account_id } = caller;
      const refused = await tenancy.withAccount(account_id, async (tx) => {
        const row = await lockDocument(tx, account_id, id);
        if (row?.kind !== 'pre_invoice') return { code: 'document_not_found' } as const;
        if (row.state !== 'open') return { code: 'pre_invoice_closed', state: row.state } as const;
        await updateDocument(tx, account_id, id, { state: 'void', closed_at: new Date(wall.now()) });
        return undefined;
      });
      return refused ? refuse(refused) : succeed(await getDetail(account_id, id));
    },

    async payPreInvoice(
      caller: AccountCaller,
      { id, gateway, key }: { readonly id: number; readonly gateway: string; readonly key: RequestKey },
    ): Promise<Result<CallAnswer<'documents', 'payPreInvoice'>, CallRefusal<'documents', 'payPreInvoice'> | RefusalOf<'invalid'>>> {
      const { account_id } = caller;
      const row = await tenancy.withAccount(account_id, (tx) => findDocument(tx, account_id, id));
      if (row?.kind !== 'pre_invoice') return refuse({ code: 'document_not_found' });
      const closed = findClosed(row);
      if (closed) return refuse({ code: 'pre_invoice_closed', state: closed });
      const opened = await deps.openPayment(caller, { amount: row.total, gateway, return_path: RETURN_PATH }, key);
      if (!opened.ok) return opened;
      const { order_id, url } = opened.value;
      await tenancy.withAccount(account_id, (tx) => insertPreInvoicePayment(tx, { account_id, payment_id: order_id, document_id: id }));
      return succeed({ order_id, url, amount: row.total });
    },

    /** After a charge: pre-invoices whose payment was credited are paid, and their campaigns bought at their prices. */
    async settleCredited(account_id: number): Promise<void> {
      const since = new Date(wall.now() - AGAIN_MS);
      const credited = await tenancy.withAccount(account_id, (tx) => listCredited(tx, account_id, since));
      for (const { id, content, user_id } of credited) {
        if (!(await closePaid(account_id, id))) continue;
        for (const { id: campaign, version, total } of content.campaigns)
          await deps.buyAtFrozenPrice({
            account_id,
            id: campaign,
            version,
            total,
            key: `pre_invoice:${id}:${campaign}`,
            doer: { user_id, staff_id: null },
          });
      }
    },
  };
}

/** Composes a pre-invoice without a number; nothing is stored. */
export function previewOf({ content, sums }: ComposedPreInvoice, valid_until: string): CallAnswer<'documents', 'previewPreInvoice'> {
  const { campaigns, lines, seller, buyer, note } = content;
  const [only] = campaigns.length === 1 ? campaigns : [];
  const nothing = { number: null, issued_at: null, payment_id: null, money_request_id: null, corrects: null, official: null, reason: null };
  return {
    ...nothing,
    kind: 'pre_invoice',
    state: 'open',
    campaign: only ? { id: only.id, title: only.title } : null,
    valid_until,
    ...sums,
    seller,
    buyer,
    lines: [...lines],
    total_words: tomanInWords(sums.total),
    goods_code: null,
    payment: null,
    note,
    campaigns: campaigns.map(({ id, title, total }) => ({ id, title, total })),
    invoices: [],
    credit_notes: [],
  };
}
