import { formatDate } from '@jarchi/domain/calendar/jalali.ts';
import { formatId, formatToman } from '@jarchi/ui/format/format.ts';
import { documentsFa as fa } from '#features/documents/documents.fa.ts';
import type { DocumentRow } from '#data/documents/documents.ts';

/** «IN-۱۴۰۵-۰۰۰۳۴۷», or that the number comes when it is issued. */
export const numberText = ({ number }: Pick<DocumentRow, 'number'>): string => (number === null ? fa.unnumbered : formatId(number));

/** «فاکتور IN-۱۴۰۵-۰۰۰۳۴۷» */
export function documentName({ kind, number }: Pick<DocumentRow, 'kind' | 'number'>): string {
  return number === null ? fa.kinds[kind] : fa.named(fa.kinds[kind], formatId(number));
}

/** The subject of the document, in one line. */
export function aboutText({ kind, campaign, corrects, payment_id }: DocumentRow): string {
  switch (kind) {
    case 'receipt':
      return payment_id === null ? fa.list.slip : fa.list.online;
    case 'credit_note': {
      const correction = fa.list.corrects(formatId(corrects?.number ?? ''));
      return campaign ? fa.list.about(campaign.title, correction) : correction;
    }
    case 'official_invoice':
      return campaign?.title ?? fa.list.joined;
    case 'invoice':
    case 'pre_invoice':
      return campaign?.title ?? fa.list.several;
  }
}

export const dateText = ({ issued_at, created }: Pick<DocumentRow, 'issued_at' | 'created'>): string =>
  formatDate(Date.parse(issued_at ?? created));

/** The total in toman. The total of a credit note is negative. */
export function amountText({ kind, total }: Pick<DocumentRow, 'kind' | 'total'>): string {
  return formatToman(kind === 'credit_note' ? -Math.abs(total) : total);
}
