import { createKept } from '@jarchi/client-state/storage/kept.ts';
import {
  DOCUMENT_NOTE_MAX,
  FREE_LINES_NET_MAX,
  LINE_PRICE_MAX,
  LINE_QUANTITY_MAX,
  LINE_TITLE_MAX,
} from '@jarchi/domain/documents/document-kinds.ts';
import { listOf, nullable, record, text, whole, type Shape } from '@jarchi/client-state/storage/shapes.ts';
import { findDayIssue } from '@jarchi/domain/calendar/given-dates.ts';
import { addDays } from '@jarchi/domain/calendar/jalali.ts';
import { cutText } from '@jarchi/domain/text/cut-text.ts';
import type { PreInvoiceOrder } from '#data/documents/pre-invoices.ts';
import { builderFa } from './builder.fa.ts';
import type { LineField } from './line-fields.ts';

/** A line as it is typed; numbers are texts of Latin digits. */
export interface DraftLine extends Readonly<Record<LineField, string>> {
  readonly key: number;
}

export interface PreInvoiceDraft {
  /** YYYY-MM-DD; null is a week from today. */
  readonly valid_until: string | null;
  readonly note: string;
  readonly campaigns: readonly number[];
  readonly lines: readonly DraftLine[];
}

export const emptyLine = (key: number): DraftLine => ({ key, title: '', quantity: '1', unit_price: '', discount: '' });
export const emptyDraft: PreInvoiceDraft = { valid_until: null, note: '', campaigns: [], lines: [emptyLine(1)] };

const WEEK_DAYS = 7;
/** Net amounts are number hundreds of toman. */
const STEP = 100;

const fa = builderFa.issues;

export const isBlank = ({ title, unit_price, discount }: DraftLine): boolean => title.trim() === '' && unit_price === '' && discount === '';

/** The price of a line before VAT, in toman. */
export const getLineNet = ({ quantity, unit_price, discount }: DraftLine): number =>
  Number(quantity) * Number(unit_price) - Number(discount);

/** The first issue of each field, as text. */
export function checkLine(line: DraftLine): Partial<Record<LineField, string>> {
  const title = line.title.trim();
  const quantity = Number(line.quantity);
  const price = Number(line.unit_price);
  const isPrice = price >= 1 && price <= LINE_PRICE_MAX;
  const gross = quantity * price;
  return {
    ...(title === '' && { title: fa.title }),
    ...(title.length > LINE_TITLE_MAX && { title: fa.titleLong }),
    ...((quantity < 1 || quantity > LINE_QUANTITY_MAX) && { quantity: fa.quantity }),
    ...(!isPrice && { unit_price: fa.unit_price }),
    ...(isPrice && quantity <= LINE_QUANTITY_MAX && gross - Number(line.discount) > FREE_LINES_NET_MAX && { unit_price: fa.large }),
    ...(isPrice && gross % STEP !== 0 && { unit_price: fa.hundreds }),
    ...(isPrice && gross > 0 && Number(line.discount) > gross && { discount: fa.discount }),
    ...(isPrice && Number(line.discount) % STEP !== 0 && { discount: fa.hundreds }),
  };
}

const isRight = (line: DraftLine) => Object.keys(checkLine(line)).length === 0;

/** The body of the call: complete lines and chosen campaigns; undefined while there are none. */
export function orderOf(draft: PreInvoiceDraft, today: string): PreInvoiceOrder | undefined {
  const lines = draft.lines.filter((line) => !isBlank(line) && isRight(line));
  if (lines.length === 0 && draft.campaigns.length === 0) return undefined;
  return {
    valid_until: draft.valid_until ?? addDays(today, WEEK_DAYS),
    note: cutText(draft.note.trim(), DOCUMENT_NOTE_MAX),
    campaigns: [...draft.campaigns],
    lines: lines.map(({ title, quantity, unit_price, discount }) => ({
      title: title.trim(),
      quantity: Number(quantity),
      unit_price: Number(unit_price),
      discount: Number(discount),
    })),
  };
}

/** The lines with issues: the pre-invoice cannot be issued with them. */
export const findWrongLines = ({ lines }: PreInvoiceDraft): readonly DraftLine[] =>
  lines.filter((line) => !isBlank(line) && !isRight(line));

const day: Shape<string> = (value) => {
  const given = text(value);
  return given !== undefined && findDayIssue(given) === undefined ? given : undefined;
};

/** Reads the draft that this window stored. */
export const typedPreInvoice = createKept<PreInvoiceDraft>(
  () => 'jarchi-pre-invoice',
  record({
    valid_until: nullable(day),
    note: text,
    campaigns: listOf(whole),
    lines: listOf(record({ key: whole, title: text, quantity: text, unit_price: text, discount: text })),
  }),
);
