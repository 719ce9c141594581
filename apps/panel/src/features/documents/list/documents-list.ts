import { oneOf } from '@jarchi/shell/list/address-parts.ts';
import { defineList, getListQuery, type StateOf } from '@jarchi/shell/list/define-list.ts';
import { DOCUMENT_ORDERINGS } from '#data/documents/documents.ts';
import { kindFilter, listFields, type DocumentTab } from './document-tabs.ts';

const define = (tabs: readonly DocumentTab[], first: DocumentTab) =>
  defineList({
    orderings: DOCUMENT_ORDERINGS,
    filters: ({ tab }) => listFields(tab, true),
    parts: { tab: oneOf('tab', tabs, first) },
  });

export const documentsList = define(['invoices', 'receipts', 'pre'], 'invoices');
/** Official invoices have a page of their own. */
export const officialList = define(['official'], 'official');
export type DocumentsState = StateOf<typeof documentsList>;

export function getDocumentsQuery(state: DocumentsState) {
  const { filter, ...query } = getListQuery(state, listFields(state.tab, true));
  return { ...query, filter: [kindFilter(state.tab), ...filter] };
}
