import type { DocumentKind, DocumentState } from '@jarchi/domain/documents/document-kinds.ts';
import { OFFICIAL_STANDINGS } from '@jarchi/domain/documents/document-kinds.ts';
import { DOCUMENT_FILTER_FIELDS } from '@jarchi/domain/filters/document-filters.ts';
import type { FilterField } from '@jarchi/domain/filters/filters.ts';
import type { FilterSpec } from '@jarchi/ui/filters/filter-spec.ts';
import type { DocumentList } from '#data/documents/documents.ts';
import { documentsFa } from '#features/documents/documents.fa.ts';

export const DOCUMENT_TABS = ['invoices', 'receipts', 'official', 'pre'] as const;
export type DocumentTab = (typeof DOCUMENT_TABS)[number];

const kindsOf: Readonly<Record<DocumentTab, readonly DocumentKind[]>> = {
  invoices: ['invoice', 'credit_note'],
  receipts: ['receipt'],
  official: ['official_invoice'],
  pre: ['pre_invoice'],
};

const statesOf: Partial<Record<DocumentTab, readonly DocumentState[]>> = {
  official: ['requested', 'issued', 'refused', 'withdrawn'],
  pre: ['open', 'paid', 'expired', 'void'],
};

/** The filter that makes a tab of all documents. */
export const kindFilter = (tab: DocumentTab): string => `kind,${kindsOf[tab].join(',')}`;

export function countTab(tab: DocumentTab, counts: DocumentList['counts']): number {
  return kindsOf[tab].reduce((sum, kind) => sum + counts[kind], 0);
}

/** The domain's filters that a tab offers. */
export function listFields(tab: DocumentTab, hasOfficial: boolean): readonly FilterField[] {
  return DOCUMENT_FILTER_FIELDS.flatMap((field) => {
    if (field.key === 'kind' || field.key === 'campaign') return [];
    if (field.key === 'official') return tab === 'invoices' && hasOfficial ? [field] : [];
    if (field.key !== 'state' || field.type !== 'select') return [field];
    const states = statesOf[tab];
    return states ? [{ ...field, options: states }] : [];
  });
}

const fa = documentsFa.filters;
const labels: Readonly<Record<string, string>> = {
  search: fa.search,
  created: fa.created,
  price: fa.price,
  official: fa.official,
  state: fa.state,
};

/** The same with their words. */
export function listSpecs(fields: readonly FilterField[]): readonly FilterSpec[] {
  return fields.map((field) => ({
    field,
    label: labels[field.key] ?? field.key,
    unit: field.key === 'price' ? documentsFa.toman : undefined,
    options: findOptions(field),
  }));
}

function findOptions(field: FilterField) {
  if (field.type !== 'select' || typeof field.options === 'string') return undefined;
  if (field.key === 'official') return OFFICIAL_STANDINGS.map((value) => ({ value, label: fa.standings[value] }));
  return field.options.map((value) => ({ value, label: documentsFa.states[value as DocumentState] }));
}
