import type { CallAnswer } from '@jarchi/contract/types.ts';
import { rialInWords, tomanInWords } from '@jarchi/domain/documents/amount-words.fa.ts';
import type { DocumentState } from '@jarchi/domain/documents/document-kinds.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { findJoined, type JoinedDocument, listLinked } from './list.repository.ts';

export type DocumentRow = CallAnswer<'documents', 'listDocuments'>['results'][number];
export type DocumentDetail = CallAnswer<'documents', 'getDocument'>;

/** A joined document; undefined parts come as nulls, one for each column. */
function linkOf({ id, number, state }: JoinedDocument['corrects'] & object): DocumentRow['corrects'] {
  return id === null || state === null ? null : { id, number, state };
}

/** A row of the list. */
export function toRow({ document, shown_state, campaign, corrects, official }: JoinedDocument): DocumentRow {
  const { id, kind, number, issued_at, created, payment_id, money_request_id, valid_until, reason } = document;
  const { gross, discount, net, vat, total } = document;
  return {
    id,
    kind,
    // The store keeps no state that is not one of these; it adds `expired`.
    state: shown_state as DocumentState,
    number,
    issued_at: issued_at?.toISOString() ?? null,
    created: created.toISOString(),
    campaign,
    payment_id,
    money_request_id,
    corrects: corrects && linkOf(corrects),
    official: official && linkOf(official),
    valid_until,
    reason,
    gross,
    discount,
    net,
    vat,
    total,
  };
}

interface Linked {
  readonly invoices: DocumentDetail['invoices'];
  readonly credit_notes: DocumentDetail['credit_notes'];
}

export function toDetail(joined: JoinedDocument, linked: Linked): DocumentDetail {
  const { seller, buyer, lines, payment, note, campaigns, goods_code = null } = joined.document.content;
  const { kind, total } = joined.document;
  return {
    ...toRow(joined),
    seller,
    buyer,
    lines: [...lines],
    total_words: kind === 'official_invoice' ? rialInWords(total) : tomanInWords(total),
    goods_code,
    payment,
    note,
    campaigns: campaigns.map(({ id, title, total: price }) => ({ id, title, total: price })),
    ...linked,
  };
}

/** A document with all that it links to. */
export async function readDetail(tx: Tx, joined: JoinedDocument): Promise<DocumentDetail> {
  const { account_id, id, content, kind } = joined.document;
  const rows = await listLinked(tx, account_id, content.invoices, id);
  const shownOf = ({ id: own, number, state, total }: (typeof rows)[number]) => ({ id: own, number, state, total });
  return toDetail(joined, {
    invoices: kind === 'official_invoice' ? rows.filter(({ corrects_id }) => corrects_id === null).map(shownOf) : [],
    credit_notes: kind === 'invoice' ? rows.filter(({ corrects_id }) => corrects_id === id).map(shownOf) : [],
  });
}

export async function findDetail(tx: Tx, where: { account_id: number; id: number; today: string }): Promise<DocumentDetail | undefined> {
  const joined = await findJoined(tx, where);
  return joined && readDetail(tx, joined);
}
