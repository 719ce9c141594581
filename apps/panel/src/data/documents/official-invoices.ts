import type { QueryClient } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { documentKeys, type PaperDocument } from './documents.ts';

interface Telling<T> {
  readonly onSuccess: (answer: T) => void;
  readonly onError: (error: Error) => void;
}

const keep = (queryClient: QueryClient, saved: PaperDocument) => void queryClient.setQueryData(documentKeys.one(saved.id), saved);

/** Asks for one official invoice over invoices. */
export function useRequestOfficial(tell: Telling<PaperDocument>) {
  return useChange({
    send: (invoices: readonly number[], idempotencyKey) =>
      api.documents.requestOfficialInvoice({ body: { invoices: [...invoices] } }, { idempotencyKey }),
    refreshes: [documentKeys.all],
    keep,
    ...tell,
  });
}

/** Takes back a request that staff have not answered. */
export function useWithdrawOfficial(tell: Telling<PaperDocument>) {
  return useChange({
    send: (id: number) => api.documents.withdrawOfficialRequest({ params: { id }, body: {} }),
    refreshes: [documentKeys.all],
    keep,
    ...tell,
  });
}
