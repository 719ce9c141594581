import { useChange } from '@jarchi/client-state/change/change.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api.ts';

export type OfficialRequest = CallAnswer<'documents', 'getOfficialRequest'>;
export const REQUEST_STATES = ['requested', 'issued', 'refused', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export interface RequestAddress {
  readonly account: string;
  readonly document: number;
}

const requestKeys = {
  all: ['official-requests'],
  list: (query: object) => ['official-requests', 'list', query] as const,
  one: ({ account, document }: RequestAddress) => ['official-requests', 'one', account, document] as const,
} as const;

export const requestsQuery = (query: { readonly state: RequestState; readonly limit: number; readonly offset: number }) =>
  queryOptions({
    queryKey: requestKeys.list(query),
    queryFn: ({ signal }) => api.documents.listOfficialRequests({ query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const requestQuery = (address: RequestAddress) =>
  queryOptions({
    queryKey: requestKeys.one(address),
    queryFn: ({ signal }) => api.documents.getOfficialRequest({ params: { ...address } }, { signal }),
  });

/** Issues the official invoice, or refuses it with a reason that the customer reads. */
export function useAnswerRequest(address: RequestAddress, onAnswered: () => void) {
  return useChange({
    refreshes: [requestKeys.all],
    send: ({ reason }: { readonly reason?: string }) =>
      reason === undefined
        ? api.documents.issueOfficialInvoice({ params: { ...address }, body: {} })
        : api.documents.refuseOfficialInvoice({ params: { ...address }, body: { reason } }),
    keep: (queryClient, answer: OfficialRequest) => void queryClient.setQueryData(requestKeys.one(address), answer),
    onSuccess: onAnswered,
  });
}
