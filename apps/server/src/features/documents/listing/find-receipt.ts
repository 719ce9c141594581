import type { CallAnswer } from '@jarchi/contract/types.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { ListingDeps } from './list-documents.ts';
import { findPaymentWithReceipt } from './receipt.repository.ts';

export function createReceiptSearch({ tenancy }: Pick<ListingDeps, 'tenancy'>) {
  return {
    /** The receipt of a payment, for all who pay. */
    async findReceipt(
      accountId: number,
      paymentId: number,
    ): Promise<Result<CallAnswer<'documents', 'findReceipt'>, { readonly code: 'order_not_found' }>> {
      const found = await tenancy.withAccount(accountId, (tx) => findPaymentWithReceipt(tx, accountId, paymentId));
      if (!found) return refuse({ code: 'order_not_found' });
      const { receipt } = found;
      return succeed({ receipt: receipt?.number == null ? null : { id: receipt.id, number: receipt.number } });
    },
  };
}
