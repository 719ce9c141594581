import { and, eq } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { payment } from '#features/finance/finance.tables.ts';
import { document } from '#features/documents/documents.tables.ts';

/** A payment with the receipt of its credit, if it has one yet. */
export async function findPaymentWithReceipt(tx: Tx, accountId: number, paymentId: number) {
  const isReceipt = and(eq(document.account_id, accountId), eq(document.kind, 'receipt'), eq(document.payment_id, paymentId));
  const [row] = await tx
    .select({ id: payment.id, receipt: { id: document.id, number: document.number } })
    .from(payment)
    .leftJoin(document, isReceipt)
    .where(and(eq(payment.account_id, accountId), eq(payment.id, paymentId)));
  return row;
}
