import { DOCUMENT_KINDS, DOCUMENT_STATES, OFFICIAL_STANDINGS } from '#documents/document-kinds.ts';
import type { FilterField } from './filters.ts';

/** In toman. */
const DOCUMENT_TOTAL_MAX = 10 ** 12;

/** The filters of the documents of an account. A search finds numbers and titles of campaigns; `official` is of invoices only. */
export const DOCUMENT_FILTER_FIELDS: readonly FilterField[] = [
  { key: 'search', type: 'search' },
  { key: 'kind', type: 'select', isMultiple: true, options: DOCUMENT_KINDS },
  { key: 'state', type: 'select', isMultiple: true, options: DOCUMENT_STATES },
  { key: 'official', type: 'select', isMultiple: true, options: OFFICIAL_STANDINGS },
  { key: 'campaign', type: 'select', isMultiple: true, options: 'ids' },
  { key: 'price', type: 'number', isWhole: true, limits: { from: 0, to: DOCUMENT_TOTAL_MAX } },
  { key: 'created', type: 'date' },
];
