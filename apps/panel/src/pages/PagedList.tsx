import { DataRegion, type DataRegionProps } from '@jarchi/ui/feedback/DataRegion.tsx';
import { DroppedNotice } from '@jarchi/ui/filters/DroppedNotice.tsx';
import { Pagination } from '@jarchi/ui/navigation/Pagination.tsx';
import { getRegion, type QueryLike } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import type { ReactNode } from 'react';
import type { Paging } from './paging.ts';
import { useLastPage } from './useLastPage.ts';

/** The place in a list, as the URL has it. */
interface Place extends Paging {
  readonly dropped: number;
}

export interface PagedListProps<T extends { readonly count: number }, Search extends Place> extends Pick<
  DataRegionProps,
  'empty' | 'filteredText' | 'onClearFilters'
> {
  list: QueryLike<T> & { readonly isPlaceholderData: boolean };
  /** The list's state in the URL. */
  search: Search;
  onSearch: (search: Search) => void;
  /** Class of the region while the list is empty. */
  emptyClass?: string | undefined;
  /** Filters make an empty list empty. */
  isFiltered?: boolean | undefined;
  /** The page tells of unreadable parts of the URL itself. */
  isDroppedTold?: boolean | undefined;
  children: (data: T) => ReactNode;
}

/** A paged list with its loading, failed and empty states, and the pager below. */
export function PagedList<T extends { readonly count: number }, Search extends Place>(props: PagedListProps<T, Search>) {
  const { list, search, onSearch, empty, emptyClass, isFiltered, isDroppedTold = false, filteredText, onClearFilters, children } = props;
  const isBeyond = useLastPage(search, list, (page) => onSearch({ ...search, page }));
  const region = getRegion(list, { isEmpty: ({ count }) => count === 0, isFiltered });
  return (
    <>
      {!isDroppedTold && <DroppedNotice count={search.dropped} className="mx-(--gutter) my-3" />}
      <DataRegion
        {...region}
        state={isBeyond ? 'loading' : region.state}
        skeleton={<SkeletonRows rows={search.pageSize} />}
        className={list.data?.count === 0 ? emptyClass : undefined}
        empty={empty}
        filteredText={filteredText}
        onClearFilters={onClearFilters}
      >
        {list.data && (
          <>
            {children(list.data)}
            <Pagination
              page={search.page}
              pageSize={search.pageSize}
              total={list.data.count}
              onPage={(page) => onSearch({ ...search, page })}
              onPageSize={(pageSize) => onSearch({ ...search, pageSize, page: 1 })}
            />
          </>
        )}
      </DataRegion>
    </>
  );
}
