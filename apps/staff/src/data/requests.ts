import { useChange } from '@jarchi/client-state/change/change.ts';
import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api.ts';

export type RequestList = CallAnswer<'moneyRequests', 'listWaitingRequests'>;
export type RequestRow = RequestList['results'][number];
export type RequestDetail = CallAnswer<'moneyRequests', 'getWaitingRequest'>;
export type Decision = CallInput<'moneyRequests', 'decideWaitingRequest'>['body'];

const requestKeys = {
  all: ['money-requests'],
  list: (query: object) => ['money-requests', 'list', query] as const,
  one: (account: string, request: number) => ['money-requests', 'one', account, request] as const,
  file: (account: string, attachment: number) => ['attachments', account, attachment] as const,
} as const;

export type RequestsChoice = NonNullable<CallInput<'moneyRequests', 'listWaitingRequests'>['query']>;

export const requestsQuery = (query: RequestsChoice) =>
  queryOptions({
    queryKey: requestKeys.list(query),
    queryFn: ({ signal }) => api.moneyRequests.listWaitingRequests({ query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const requestQuery = (account: string, request: number) =>
  queryOptions({
    queryKey: requestKeys.one(account, request),
    queryFn: ({ signal }) => api.moneyRequests.getWaitingRequest({ params: { account, request } }, { signal }),
  });

/** The bytes of an attachment, which never change. */
export const attachmentQuery = (account: string, attachment: number) =>
  queryOptions({
    queryKey: requestKeys.file(account, attachment),
    queryFn: async ({ signal }) => (await api.moneyRequests.getWaitingAttachment({ params: { account, attachment } }, { signal })).blob,
    staleTime: Infinity,
  });

/** Approves or refuses a request. All requests are read again, also after a failure: someone else may have decided. */
export const useDecide = (account: string, request: number, onDecided: (row: RequestRow) => void) =>
  useChange({
    refreshes: [requestKeys.all],
    isBusyUntilRead: true,
    send: (body: Decision) => api.moneyRequests.decideWaitingRequest({ params: { account, request }, body }),
    onSuccess: onDecided,
  });
