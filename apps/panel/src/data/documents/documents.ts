import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';

export type DocumentList = CallAnswer<'documents', 'listDocuments'>;
export type DocumentRow = DocumentList['results'][number];
export type PaperDocument = CallAnswer<'documents', 'getDocument'>;
/** What a document says; a pre-invoice that is only previewed has no id. */
export type Paper = CallAnswer<'documents', 'previewPreInvoice'>;
export type PaperLine = Paper['lines'][number];
export type PaperParty = Paper['seller'];
type ListQuery = NonNullable<CallInput<'documents', 'listDocuments'>['query']>;

export const DOCUMENT_ORDERINGS = ['-created', 'created', '-price', 'price', '-number', 'number'] as const;
export type DocumentOrdering = (typeof DOCUMENT_ORDERINGS)[number];

/** Inside the keys of finance: what moves money makes documents. */
export const documentKeys = {
  all: ['finance', 'documents'],
  list: (query: ListQuery) => ['finance', 'documents', 'list', query] as const,
  one: (id: number) => ['finance', 'documents', 'one', id] as const,
  receipt: (order: number) => ['finance', 'documents', 'receipt', order] as const,
  months: () => ['finance', 'documents', 'months'] as const,
} as const;

export function documentsQuery(query: ListQuery) {
  return queryOptions({
    queryKey: documentKeys.list(query),
    queryFn: ({ signal }) => api.documents.listDocuments({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How many documents of each kind the account has. */
export const documentCountsQuery = () => documentsQuery({ limit: 1, offset: 0, ordering: '-created', filter: [] });

/** Issued documents never change; one that is asked for or open does. */
export function documentQuery(id: number) {
  return queryOptions({
    queryKey: documentKeys.one(id),
    queryFn: ({ signal }) => api.documents.getDocument({ params: { id } }, { signal }),
  });
}

/** A receipt is issued seconds after the credit; until then it is asked for again. */
const RECEIPT_REFRESH_MS = 3_000;
const RECEIPT_TRIES = 10;

/** The receipt of a payment that was credited. */
export function receiptQuery(order: number) {
  return queryOptions({
    queryKey: documentKeys.receipt(order),
    queryFn: ({ signal }) => api.documents.findReceipt({ params: { id: order } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.receipt === null && state.dataUpdateCount < RECEIPT_TRIES ? RECEIPT_REFRESH_MS : false),
  });
}

export function monthsQuery() {
  return queryOptions({
    queryKey: documentKeys.months(),
    queryFn: ({ signal }) => api.documents.listMonthsOfDocuments({}, { signal }),
  });
}

/** The whole filtered list as an Excel file. */
export const downloadDocuments = (query: Pick<ListQuery, 'ordering' | 'filter'>) => api.documents.exportDocuments({ query });
/** Every document of a Jalali month (1405-09), as one zip. */
export const downloadMonth = (month: string) => api.documents.getMonthOfDocuments({ params: { month } });
export const downloadDocumentPdf = (id: number) => api.documents.getDocumentPdf({ params: { id } });
export const downloadEInvoice = (id: number) => api.documents.getEInvoice({ params: { id } });
/** A campaign that waits for money, as a pre-invoice that is not kept. */
export const downloadCampaignPreInvoice = (id: number) => api.documents.getCampaignPreInvoice({ params: { id } });
