import type { DocumentState } from '@jarchi/domain/documents/document-kinds.ts';
import { refusal } from './refusal.ts';

export const documentRefusals = {
  document_not_found: refusal(404),
  /** These are no invoices of the account. */
  invoices_unknown: refusal<{ ids: readonly number[] }>(422),
  /** These stand in an official invoice that is requested or issued. */
  invoices_taken: refusal<{ ids: readonly number[] }>(409),
  /** Nothing is left of these: credit notes gave all of it back. */
  invoices_credited: refusal<{ ids: readonly number[] }>(409),
  /** The fields of the financial info that an official invoice needs, and that are empty or wrong. */
  financial_info_incomplete: refusal<{ fields: readonly string[] }>(422),
  /** The official invoice is not waiting for an answer any more. */
  official_request_closed: refusal<{ state: DocumentState }>(409),
  /** The pre-invoice is paid, void or past its day. */
  pre_invoice_closed: refusal<{ state: DocumentState }>(409),
  pre_invoice_empty: refusal(422),
  /** These campaigns are unknown, or are not waiting to be bought. */
  pre_invoice_campaigns_refused: refusal<{ ids: readonly number[] }>(409),
  /** The last day of validity lies between these days (YYYY-MM-DD). */
  valid_until_refused: refusal<{ earliest: string; latest: string }>(422),
  /** Lines whose amounts are no whole hundreds of toman, whose discount is above their price, or with which the sum is too large; by place, from 0. */
  pre_invoice_lines_refused: refusal<{ lines: readonly number[] }>(422),
  /** Only staff who act for the customer may do this. */
  staff_view_only: refusal(403),
  /** Only invoices have an e-invoice; one that stands in an official invoice has that one's. */
  e_invoice_not_offered: refusal(409),
  documents_too_many: refusal<{ limit: number; count: number }>(422),
};
