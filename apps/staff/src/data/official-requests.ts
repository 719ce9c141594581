import type { CallAnswer } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#api.ts';

export type OfficialRequest = CallAnswer<'documents', 'getOfficialRequest'>;
export const REQUEST_STATES = ['requested', 'issued', 'refused', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export interface RequestPlace {
  readonly account: string;
  readonly document: number;
}

const requestKeys = {
  all: ['official-requests'],
  list: (query: object) => ['official-requests', 'list', query] as const,
  one: ({ account, document }: RequestPlace) => ['official-requests', 'one', account, document] as const,
} as const;

export const requestsQuery = (query: { readonly state: RequestState; readonly limit: number; readonly offset: number }) =>
  queryOptions({
    queryKey: requestKeys.list(query),
    queryFn: ({ signal }) => api.documents.listOfficialRequests({ query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const requestQuery = (place: RequestPlace) =>
  queryOptions({
    queryKey: requestKeys.one(place),
    queryFn: ({ signal }) => api.documents.getOfficialRequest({ params: { ...place } }, { signal }),
  });

/** Issues the official invoice, or refuses it with a reason that the customer reads. */
export function useAnswerRequest(place: RequestPlace, onAnswered: () => void) {
  const queryClient = useQueryClient();
  return useMutation<OfficialRequest, Error, { readonly reason?: string }>({
    mutationFn: ({ reason }) =>
      reason === undefined
        ? api.documents.issueOfficialInvoice({ params: { ...place }, body: {} })
        : api.documents.refuseOfficialInvoice({ params: { ...place }, body: { reason } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(requestKeys.one(place), answer);
      onAnswered();
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: requestKeys.all }),
  });
}
