import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { attachmentKey, moneyRequestKeys } from '#data/keys/money-request-keys.ts';

export type MoneyRequest = CallAnswer<'moneyRequests', 'withdrawMoneyRequest'>;
export type MoneyRequestDetail = CallAnswer<'moneyRequests', 'getMoneyRequest'>;
export type Procedures = CallAnswer<'moneyRequests', 'getProcedures'>;
export type AdvertiserDetails = CallAnswer<'moneyRequests', 'getAdvertiserDetails'>;
export type Attachment = MoneyRequest['attachments'][number];

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** The slips of the account, newest first. */
export function receiptsQuery(page: Page) {
  const query = { ...page, kind: 'receipt' } as const;
  return queryOptions({
    queryKey: moneyRequestKeys.charges(query),
    queryFn: ({ signal }) => api.moneyRequests.listChargeRequests({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** What was asked back, newest first. */
export function moneyBackQuery(page: Page) {
  const query = { ...page, kind: 'money_back' } as const;
  return queryOptions({
    queryKey: moneyRequestKeys.deductions(query),
    queryFn: ({ signal }) => api.moneyRequests.listDeductionRequests({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export type RequestsChoice = NonNullable<CallInput<'moneyRequests', 'listMoneyRequests'>['query']>;

/** All requests of the account, for staff. */
export function requestsQuery(query: RequestsChoice) {
  return queryOptions({
    queryKey: moneyRequestKeys.list(query),
    queryFn: ({ signal }) => api.moneyRequests.listMoneyRequests({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The chosen requests as an Excel file, for staff. */
export function downloadRequests({ limit: _limit, offset: _offset, ...query }: RequestsChoice) {
  return api.moneyRequests.exportMoneyRequests({ query });
}

/** One request; without an id nothing is asked. */
export function moneyRequestQuery(id: number | undefined) {
  return queryOptions({
    queryKey: moneyRequestKeys.one(id),
    queryFn: id === undefined ? skipToken : ({ signal }) => api.moneyRequests.getMoneyRequest({ params: { id } }, { signal }),
  });
}

const PROCEDURES_FRESH_MS = 10 * 60_000;

export const proceduresQuery = queryOptions({
  queryKey: moneyRequestKeys.procedures(),
  queryFn: ({ signal }) => api.moneyRequests.getProcedures({}, { signal }),
  staleTime: PROCEDURES_FRESH_MS,
});

/** In whose name the account is; for staff also the other accounts of its owners. */
export function advertiserQuery(withAccounts: boolean) {
  return queryOptions({
    queryKey: moneyRequestKeys.details(withAccounts),
    queryFn: ({ signal }) => api.moneyRequests.getAdvertiserDetails({ query: { with_accounts: withAccounts } }, { signal }),
  });
}

/** The bytes of an attachment. */
export function attachmentQuery(id: number) {
  return queryOptions({
    queryKey: attachmentKey(id),
    queryFn: async ({ signal }) => (await api.attachments.getAttachment({ params: { attachment: id } }, { signal })).blob,
    staleTime: Infinity,
  });
}

/** Sends a picture or document; it belongs to the account until a request names it. */
export function uploadAttachment(file: File, options: { signal: AbortSignal; onProgress: (sent: number, total: number) => void }) {
  return api.attachments.uploadAttachment({ file }, options);
}
