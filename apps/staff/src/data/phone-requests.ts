import { useChange } from '@jarchi/client-state/change/change.ts';
import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api.ts';

export type PhoneRequestRow = CallAnswer<'phoneRequests', 'listPhoneRequests'>['results'][number];
export type PhoneRequest = CallAnswer<'phoneRequests', 'getPhoneRequest'>;
type Decided = CallInput<'phoneRequests', 'decidePhoneRequest'>['body'];

const phoneRequestKeys = {
  all: ['phone-requests'],
  list: (query: object) => ['phone-requests', 'list', query] as const,
  one: (request: number) => ['phone-requests', 'one', request] as const,
  document: (request: number, document: number) => ['phone-documents', request, document] as const,
} as const;

type PhoneRequestsChoice = NonNullable<CallInput<'phoneRequests', 'listPhoneRequests'>['query']>;

export const phoneRequestsQuery = (query: PhoneRequestsChoice) =>
  queryOptions({
    queryKey: phoneRequestKeys.list(query),
    queryFn: ({ signal }) => api.phoneRequests.listPhoneRequests({ query: { ...query } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const phoneRequestQuery = (request: number) =>
  queryOptions({
    queryKey: phoneRequestKeys.one(request),
    queryFn: ({ signal }) => api.phoneRequests.getPhoneRequest({ params: { request } }, { signal }),
  });

/** The bytes of a document, which never change. */
export const phoneDocumentQuery = (request: number, document: number) =>
  queryOptions({
    queryKey: phoneRequestKeys.document(request, document),
    queryFn: async ({ signal }) => (await api.phoneRequests.getPhoneDocument({ params: { request, document } }, { signal })).blob,
    staleTime: Infinity,
  });

/** Approves or refuses a request. All requests are read again, also after a failure: someone else may have decided. */
export const useDecidePhoneRequest = (request: number) =>
  useChange({
    refreshes: [phoneRequestKeys.all],
    send: (body: Decided) => api.phoneRequests.decidePhoneRequest({ params: { request }, body }),
    keep: (queryClient, answer) => void queryClient.setQueryData(phoneRequestQuery(request).queryKey, answer),
  });
