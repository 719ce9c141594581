import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { receiptQuery } from '#data/documents/documents.ts';
import type { Order } from '#data/finance/finance.ts';

export interface Receipt {
  readonly id: number;
  readonly number: string;
}

/** The receipt of a paid order; undefined until it is issued. */
export function useReceipt({ id, state }: Pick<Order, 'id' | 'state'>): Receipt | undefined {
  return useQuery({ ...receiptQuery(id), enabled: state === 'paid' }).data?.receipt ?? undefined;
}

/** Links to the page of a receipt. */
export function ReceiptLink({ receipt, className, children }: { receipt: Receipt; className?: string | undefined; children: ReactNode }) {
  return (
    <Link
      to="/financial/factor/{-$id}"
      params={{ id: String(receipt.id) }}
      className={className ?? 'touch-area rounded-sm text-text-link hover:underline'}
    >
      {children}
    </Link>
  );
}
