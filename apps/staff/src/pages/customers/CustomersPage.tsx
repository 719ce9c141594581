import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { Pagination } from '@jarchi/ui/navigation/Pagination.tsx';
import { DroppedNotice } from '@jarchi/ui/filters/DroppedNotice.tsx';
import { SearchBox } from '@jarchi/ui/filters/SearchBox.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useOwnAddress } from '@jarchi/shell/router/own-address.ts';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { customersFa as fa } from '#features/customers/customers.fa.ts';
import { customersQuery } from '#data/customers.ts';
import { CustomerTable } from '#features/customers/CustomerTable.tsx';
import { type ListSearch, LONGEST_TEXT, readListSearch, writeListSearch } from '#features/customers/list-search.ts';
import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';

/** All customers, with a search by the facts that a caller can give. */
export function CustomersPage() {
  const navigate = useOwnAddress();
  const search = readListSearch(useSearch({ strict: false }));
  const list = useQuery(customersQuery(search));
  const count = list.data?.count ?? 0;
  const last = Math.max(1, Math.ceil(count / search.pageSize));
  const isBeyond = list.data !== undefined && !list.isPlaceholderData && search.page > last;
  const show = (next: ListSearch, replace = false) =>
    void navigate({ to: '/', search: writeListSearch(next), replace, resetScroll: next.page !== search.page });
  useEffect(() => {
    if (isBeyond) show({ ...search, page: last }, true);
  });
  const region = getRegion(list, { isEmpty: (data) => data.count === 0 });
  const isSearched = search.text !== '';
  const clear = (
    <Button variant="soft" onClick={() => show({ ...search, text: '', page: 1 })}>
      {fa.search.clear}
    </Button>
  );
  return (
    <>
      <PageHead title={fa.title} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 px-(--gutter) py-4">
        <div role="search" className="min-w-0 flex-1 wide:max-w-[440px]">
          <SearchBox
            label={fa.search.label}
            placeholder={fa.search.placeholder}
            maxLength={LONGEST_TEXT}
            text={search.text}
            onText={(text) => show({ ...search, text, page: 1 }, true)}
          />
        </div>
        <p role="status" className="text-sm text-text-3">
          {list.data && !list.isPlaceholderData && fa.search.found(formatNumber(count))}
        </p>
      </div>
      <DroppedNotice count={search.dropped} className="mx-(--gutter) mb-3" />
      <DataRegion
        {...region}
        state={isBeyond ? 'loading' : region.state}
        skeleton={<SkeletonRows rows={search.pageSize} />}
        empty={isSearched ? { title: fa.search.nothing, text: fa.search.nothingText(search.text), action: clear } : fa.empty}
      >
        {list.data && (
          <>
            <CustomerTable rows={list.data.results} now={list.dataUpdatedAt} />
            <Pagination
              page={search.page}
              pageSize={search.pageSize}
              total={count}
              onPage={(page) => show({ ...search, page })}
              onPageSize={(pageSize) => show({ ...search, pageSize, page: 1 })}
            />
          </>
        )}
      </DataRegion>
    </>
  );
}
