import { and, desc, eq, sql } from 'drizzle-orm';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { toJalali } from '@jarchi/domain/calendar/jalali-date.ts';
import { DOCUMENT_SERIES, formatDocumentNumber } from '@jarchi/domain/documents/document-kinds.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { DocumentRecord, DocumentNumber } from '../documents.repository.ts';
import { documentNumber } from '../documents.tables.ts';

/** A cause with the kind of its document: together they have one number. */
export type NumberedCause = Pick<DocumentRecord, 'account_id' | 'kind' | 'cause'>;

const { series: seriesOf, year: yearOf, sequence: sequenceOf, issued_at: issuedAt } = documentNumber;

/**
 * The number of a cause: the next one of its series, or the one that it has. One transaction after the other takes a number of a series,
 * for the whole company, and a rollback gives it back. Runs as the system, with no other table of an account in its transaction.
 */
export async function takeNumber(tx: Tx, cause: NumberedCause, at: Date): Promise<DocumentNumber> {
  const series = DOCUMENT_SERIES[cause.kind];
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`document_number:${series}`}, 0))`);
  const earlier = await findNumber(tx, cause);
  if (earlier) return earlier;
  const last = await findLast(tx, series);
  // No date is before that of the last number: a slow clock does not go back.
  const issued_at = last && last.issued_at > at ? last.issued_at : at;
  const { year } = toJalali(tehranDay(issued_at.getTime()));
  const before = last?.year === year ? last : undefined;
  const values = { series, year, sequence: (before?.sequence ?? 0) + 1, issued_at };
  await tx.insert(documentNumber).values({ ...values, issued_before: before?.issued_at ?? null, ...causeOf(cause) });
  return withText(values);
}

/** The number that a cause has been given, if any. */
export async function findNumber(tx: Tx, { account_id, kind, cause }: NumberedCause): Promise<DocumentNumber | undefined> {
  const [row] = await tx
    .select({ series: seriesOf, year: yearOf, sequence: sequenceOf, issued_at: issuedAt })
    .from(documentNumber)
    .where(and(eq(documentNumber.account_id, account_id), eq(documentNumber.kind, kind), eq(documentNumber.cause, cause)));
  return row && withText(row);
}

async function findLast(tx: Tx, series: DocumentNumber['series']) {
  const [row] = await tx
    .select({ year: yearOf, sequence: sequenceOf, issued_at: issuedAt })
    .from(documentNumber)
    .where(eq(seriesOf, series))
    .orderBy(desc(yearOf), desc(sequenceOf))
    .limit(1);
  return row;
}

const causeOf = ({ account_id, kind, cause }: NumberedCause) => ({ account_id, kind, cause });

const withText = (number: Omit<DocumentNumber, 'number'>): DocumentNumber => ({
  ...number,
  number: formatDocumentNumber(number.series, number.year, number.sequence),
});
