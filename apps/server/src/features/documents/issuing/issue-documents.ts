import { DOCUMENT_CAUSES, type DocumentPayload, isInvoiced } from '@jarchi/domain/documents/document-causes.ts';
import type { DocumentContent, DocumentParty } from '@jarchi/domain/documents/document-content.ts';
import { type DocumentLine, sumLines, sumsOf } from '@jarchi/domain/documents/document-lines.ts';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { buyerOf } from '../document-parties.ts';
import { documentsFa as fa } from '../documents.fa.ts';
import { getBuyerInfo } from '../documents.repository.ts';
import { issueOnce, numberRequested, type Unnumbered } from '../numbering/number-documents.ts';
import { linesOfCampaign } from './campaign-lines.ts';
import {
  type ChargeRecord,
  type EndedCampaign,
  findCharge,
  findEnded,
  listCapturedPlacements,
  listRefunds,
  type RefundRecord,
} from './issue.repository.ts';

export interface IssuingDeps {
  readonly tenancy: Tenancy;
  readonly wall: Clock;
  readonly seller: DocumentParty;
}

/** The account of a document, with its seller and buyer. */
interface Parties {
  readonly account_id: number;
  readonly buyer: DocumentParty;
  readonly seller: DocumentParty;
}

/**
 * Issues the documents of a cause. Their contents are read first; then each takes its number and is written, in short transactions of its
 * own. A second run finds them and writes nothing.
 */
export async function issueDocuments(deps: IssuingDeps, accountId: number, payload: DocumentPayload): Promise<void> {
  if ('charge' in payload) return issueReceipt(deps, accountId, payload.charge);
  if ('document' in payload) return numberRequested(deps, accountId, payload.document);
  return issueForCampaign(deps, accountId, payload.campaign);
}

async function issueReceipt(deps: IssuingDeps, accountId: number, transaction: number): Promise<void> {
  const made = await deps.tenancy.withAccount(accountId, async (tx) => {
    const charge = await findCharge(tx, accountId, transaction);
    if (!charge) throw new Error(`no charge ${transaction}`);
    return makeReceipt(await readParties(tx, deps, accountId), charge);
  });
  await issueOnce(deps, made);
}

/** The invoice of a campaign that is over, and then a credit note for each of its refunds. Before the end there is nothing to correct. */
async function issueForCampaign(deps: IssuingDeps, accountId: number, id: number): Promise<void> {
  const found = await deps.tenancy.withAccount(accountId, async (tx) => {
    const campaign = await findEnded(tx, accountId, id);
    if (!campaign || !isInvoiced(campaign)) return undefined;
    const parties = await readParties(tx, deps, accountId);
    const invoice = makeInvoice(parties, campaign, await listCapturedPlacements(tx, accountId, id));
    return { campaign, parties, invoice, refunds: await listRefunds(tx, accountId, id) };
  });
  if (!found) return;
  const { id: corrects_id } = await issueOnce(deps, found.invoice);
  for (const refund of found.refunds) await issueOnce(deps, { ...makeCreditNote(found.parties, found.campaign, refund), corrects_id });
}

async function readParties(tx: Tx, { seller }: IssuingDeps, account_id: number): Promise<Parties> {
  return { account_id, seller, buyer: buyerOf(await getBuyerInfo(tx, account_id)) };
}

function contentOf({ buyer, seller }: Parties, lines: readonly DocumentLine[], change: Partial<DocumentContent> = {}): DocumentContent {
  return { seller, buyer, lines, payment: null, note: '', campaigns: [], invoices: [], ...change };
}

function makeReceipt(parties: Parties, charge: ChargeRecord): Unnumbered {
  const { id, at, amount, payment_id, money_request_id, gateway, tracking_number, paid_at } = charge;
  const sums = sumsOf({ gross: amount, discount: 0, vat: 0 });
  const line: DocumentLine = {
    kind: 'charge',
    title: fa.charge,
    campaign_id: null,
    campaign_title: null,
    invoice_number: null,
    quantity: 1,
    unit: 'piece',
    unit_price: amount,
    vat_percent: null,
    ...sums,
  };
  const payment = { way: gateway === null ? 'bank' : 'gateway', gateway, tracking_number, paid_at: (paid_at ?? at).toISOString() } as const;
  const { account_id } = parties;
  const head = { account_id, kind: 'receipt', state: 'issued', cause: DOCUMENT_CAUSES.charge(id), payment_id, money_request_id } as const;
  return { ...head, ...sums, search_text: foldForSearch(tracking_number ?? ''), content: contentOf(parties, [line], { payment }) };
}

function makeInvoice(
  parties: Parties,
  campaign: EndedCampaign,
  placements: Awaited<ReturnType<typeof listCapturedPlacements>>,
): Unnumbered {
  const { id, title } = campaign;
  const billed = placements.map((placement) => ({
    title: placement.title,
    total: placement.captured,
    vat: placement.captured_vat,
    discount: placement.captured_discount,
    units: placement.bought_units === null ? null : placement.delivered_units,
  }));
  const lines = linesOfCampaign(campaign, billed);
  const head = { account_id: parties.account_id, kind: 'invoice', state: 'issued', cause: DOCUMENT_CAUSES.campaign(id) } as const;
  return { ...head, campaign_id: id, ...sumLines(lines), search_text: foldForSearch(title), content: contentOf(parties, lines) };
}

function makeCreditNote(parties: Parties, { id: campaign_id, title, vat_percent }: EndedCampaign, refund: RefundRecord): Unnumbered {
  const { total, discount, vat } = refund;
  const sums = sumsOf({ gross: total - vat + discount, discount, vat });
  const line: DocumentLine = {
    kind: 'placement',
    title: refund.title === null ? fa.refundUnknown : fa.refund(refund.title),
    campaign_id,
    campaign_title: title,
    invoice_number: null,
    quantity: 1,
    unit: 'piece',
    unit_price: sums.gross,
    vat_percent,
    ...sums,
  };
  const { account_id } = parties;
  const head = { account_id, kind: 'credit_note', state: 'issued', cause: DOCUMENT_CAUSES.refund(refund.id), campaign_id } as const;
  return { ...head, ...sums, search_text: foldForSearch(title), content: contentOf(parties, [line]) };
}
