import type { CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import type { DocumentContent, DocumentParty } from '@jarchi/domain/documents/document-content.ts';
import { type DocumentSums, sumLines } from '@jarchi/domain/documents/document-lines.ts';
import { getValidityRange, listWrongLines, makeFreeLine } from '@jarchi/domain/documents/pre-invoice-rules.ts';
import type { VatRate } from '@jarchi/domain/money/money.ts';
import { resolveVatPercent } from '@jarchi/domain/pricing/vat-table.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { buyerOf } from '../document-parties.ts';
import { getBuyerInfo } from '../documents.repository.ts';
import { linesOfQuote } from '../issuing/campaign-lines.ts';
import { type EndedCampaign, findEnded, listQuotedPlacements } from '../issuing/issue.repository.ts';

export type PreInvoiceBody = ParsedInput<'documents', 'createPreInvoice'>['body'];

export interface ComposedPreInvoice {
  readonly content: DocumentContent;
  readonly sums: DocumentSums;
}

export interface Composing {
  readonly tx: Tx;
  readonly account_id: number;
  readonly seller: DocumentParty;
  readonly vatRates: readonly VatRate[];
  /** ms of the wall clock. */
  readonly now: number;
}

type Refusal = Exclude<CallRefusal<'documents', 'previewPreInvoice'>, { readonly code: 'staff_view_only' | 'listed_twice' }>;

/** Whether a campaign waits for its purchase. */
export const isBuyable = ({ state, reason, is_deleted }: EndedCampaign) =>
  !is_deleted && (state === 'CREATED' || (state === 'TO_PAY' && reason === 'before_review'));

/** The content of a pre-invoice: the campaigns at their stored prices, then the free lines with today's VAT. */
export async function composePreInvoice(composing: Composing, body: PreInvoiceBody): Promise<Result<ComposedPreInvoice, Refusal>> {
  const { tx, account_id, seller, vatRates, now } = composing;
  if (body.campaigns.length + body.lines.length === 0) return refuse({ code: 'pre_invoice_empty' });
  const range = getValidityRange(tehranDay(now));
  if (body.valid_until < range.earliest || body.valid_until > range.latest) return refuse({ code: 'valid_until_refused', ...range });
  const wrong = listWrongLines(body.lines);
  if (wrong.length > 0) return refuse({ code: 'pre_invoice_lines_refused', lines: wrong });
  const percent = resolveVatPercent(tehranDay(now), vatRates);
  if (!percent.ok) return percent;
  const found: EndedCampaign[] = [];
  for (const id of body.campaigns) {
    const campaign = await findEnded(tx, account_id, id);
    if (campaign && isBuyable(campaign)) found.push(campaign);
  }
  const refused = body.campaigns.filter((id) => !found.some((campaign) => campaign.id === id));
  if (refused.length > 0) return refuse({ code: 'pre_invoice_campaigns_refused', ids: refused });
  const lines = [];
  for (const campaign of found) lines.push(...linesOfQuote(campaign, await listQuotedPlacements(tx, account_id, campaign.id)));
  lines.push(...body.lines.map((line) => makeFreeLine(line, percent.value)));
  const campaigns = found.map(({ id, title, total, version }) => ({ id, title, total, version }));
  const buyer = buyerOf(await getBuyerInfo(tx, account_id));
  const content = { seller, buyer, lines, payment: null, note: body.note.trim(), campaigns, invoices: [] };
  return succeed({ content, sums: sumLines(lines) });
}
