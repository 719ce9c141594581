import { Button } from '@jarchi/ui/actions/Button.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { searchText } from '@jarchi/ui/filters/filter-spec.ts';
import { ListPage, ListSearch } from '@jarchi/shell/list/ListPage.tsx';
import { useList } from '@jarchi/shell/list/use-list.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { customersFa as fa } from '#features/customers/customers.fa.ts';
import { customersQuery } from '#data/customers.ts';
import { CustomerTable } from '#features/customers/CustomerTable.tsx';
import { customersList, getCustomersQuery } from '#features/customers/customers-list.ts';

const route = getRouteApi('/desk/');

/** All customers, with a search by the facts that a caller can give. */
export function CustomersPage() {
  const list = useList(customersList, route.useSearch());
  const query = useQuery(customersQuery(getCustomersQuery(list.state)));
  const search = searchText(list.state.filters);
  const clear = (
    <Button variant="soft" onClick={list.clear}>
      {fa.search.clear}
    </Button>
  );
  return (
    <ListPage
      title={fa.title}
      list={list}
      query={query}
      tools={
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 px-(--gutter) py-4">
          <div role="search" className="min-w-0 flex-1 wide:max-w-[440px]">
            <ListSearch list={list} label={fa.search.label} placeholder={fa.search.placeholder} />
          </div>
          <p role="status" className="text-sm text-text-3">
            {query.data && !query.isPlaceholderData && fa.search.found(formatNumber(query.data.count))}
          </p>
        </div>
      }
      empty={search === '' ? fa.empty : { title: fa.search.nothing, text: fa.search.nothingText(search), action: clear }}
    >
      {({ results }) => <CustomerTable rows={results} now={query.dataUpdatedAt} />}
    </ListPage>
  );
}
