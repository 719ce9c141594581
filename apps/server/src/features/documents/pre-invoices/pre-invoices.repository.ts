import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { payment } from '#features/finance/finance.tables.ts';
import { document, preInvoicePayment } from '../documents.tables.ts';

/** Notes that a payment is for a pre-invoice; a repeated note changes nothing. */
export async function insertPreInvoicePayment(tx: Tx, values: typeof preInvoicePayment.$inferInsert): Promise<void> {
  await tx.insert(preInvoicePayment).values(values).onConflictDoNothing();
}

/**
 * Pre-invoices of the account with a credited payment that are still open, or were closed as paid since an instant: a server may have
 * stopped before their campaigns were bought.
 */
export async function listCredited(tx: Tx, accountId: number, since: Date) {
  return tx
    .selectDistinct({ id: document.id, state: document.state, content: document.content, user_id: payment.user_id })
    .from(preInvoicePayment)
    .innerJoin(
      payment,
      and(eq(payment.account_id, preInvoicePayment.account_id), eq(payment.id, preInvoicePayment.payment_id), eq(payment.state, 'paid')),
    )
    .innerJoin(document, and(eq(document.account_id, preInvoicePayment.account_id), eq(document.id, preInvoicePayment.document_id)))
    .where(
      and(
        eq(preInvoicePayment.account_id, accountId),
        inArray(document.state, ['open', 'paid']),
        sql`(${document.state} = 'open' or ${document.closed_at} >= ${since.toISOString()})`,
      ),
    )
    .orderBy(document.id);
}
