import type { CallInput } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { listQuery } from '#data/campaigns/campaigns.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { PREVIEW_KEY } from '@jarchi/client-state/change/refresh.ts';
import { documentKeys, type PaperDocument } from './documents.ts';

export type PreInvoiceOrder = CallInput<'documents', 'previewPreInvoice'>['body'];

interface Telling<T> {
  readonly onSuccess: (answer: T) => void;
  readonly onError: (error: Error) => void;
}

/** The most campaigns that the builder offers: a pre-invoice holds a part of them. */
const OFFERED_CAMPAIGNS = 50;

/** Campaigns that wait to be bought, newest first. */
export const buyableCampaignsQuery = () =>
  listQuery({ limit: OFFERED_CAMPAIGNS, offset: 0, ordering: '-created', filter: ['state,CREATED,TO_PAY'] });

/** What the pre-invoice would say, computed by the server. */
export function preInvoicePreviewQuery(order: PreInvoiceOrder | undefined) {
  return queryOptions({
    queryKey: [PREVIEW_KEY, 'pre-invoice', order] as const,
    queryFn: ({ signal }) => api.documents.previewPreInvoice({ body: order! }, { signal }),
    enabled: order !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function useCreatePreInvoice(tell: Telling<PaperDocument>) {
  return useChange({
    send: (order: PreInvoiceOrder, idempotencyKey) => api.documents.createPreInvoice({ body: order }, { idempotencyKey }),
    refreshes: [documentKeys.all],
    ...tell,
  });
}

export function useVoidPreInvoice(tell: Telling<PaperDocument>) {
  return useChange({
    send: (id: number) => api.documents.voidPreInvoice({ params: { document: id }, body: {} }),
    refreshes: [documentKeys.all],
    ...tell,
  });
}

/** Opens a payment of exactly the total. The money arrives later, and the result page refreshes. */
export function usePayPreInvoice(tell: Telling<{ url: string }>) {
  return useChange({
    send: ({ id, gateway }: { readonly id: number; readonly gateway: string }, idempotencyKey) =>
      api.documents.payPreInvoice({ params: { document: id }, body: { gateway } }, { idempotencyKey }),
    refreshes: [],
    ...tell,
  });
}
