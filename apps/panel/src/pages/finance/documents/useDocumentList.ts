import { getListStep } from '@jarchi/ui/filters/filter-spec.ts';
import { listQuery, readList, writeList, type ListState } from '@jarchi/ui/table/list-search.ts';
import { useOwnAddress } from '@jarchi/shell/router/own-address.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { DOCUMENT_ORDERINGS, documentsQuery, type DocumentOrdering } from '#data/documents/documents.ts';
import { kindFilter, listFields, type DocumentTab } from '#features/documents/list/document-tabs.ts';

export type DocumentSearch = ListState<DocumentOrdering>;

/** One tab of the documents, as the URL has it, and the function that changes the URL. */
export function useDocumentList(tab: DocumentTab) {
  const navigate = useOwnAddress();
  const rules = { fields: listFields(tab, true), orderings: DOCUMENT_ORDERINGS };
  const search: DocumentSearch = readList(useSearch({ strict: false }), rules);
  const query = listQuery(search, rules.fields);
  const asked = { ...query, filter: [kindFilter(tab), ...query.filter] };
  const list = useQuery(documentsQuery(asked));
  const onSearch = (next: DocumentSearch) => {
    const address = writeList(next, rules);
    const how = getListStep(search, next);
    if (tab === 'official') void navigate({ to: '/financial/factor/official/list', search: address, ...how });
    else
      void navigate({
        to: '/financial/factor/{-$id}',
        params: { id: undefined },
        search: tab === 'invoices' ? address : { tab, ...address },
        ...how,
      });
  };
  return { search, onSearch, list, asked };
}
