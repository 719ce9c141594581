import { DataRegion, type DataRegionProps } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion, type QueryLike } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { DroppedNotice } from '@jarchi/ui/filters/DroppedNotice.tsx';
import { Pagination } from '@jarchi/ui/navigation/Pagination.tsx';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { findLastPage, type ListState } from './define-list.ts';
import type { ListControl } from './use-list.ts';

/** The query of one page of a list. */
export interface ListQuery<Data> extends QueryLike<Data> {
  readonly isPlaceholderData: boolean;
}

/** Leads an address beyond the list to its last page; true until then. */
export function useLastPage<State extends ListState>(
  { state, correct }: ListControl<State>,
  list: Pick<ListQuery<{ readonly count: number }>, 'data' | 'isPlaceholderData'>,
): boolean {
  const last = list.data === undefined || list.isPlaceholderData ? undefined : findLastPage(state, list.data.count);
  const showPage = useEffectEvent((page: number) => correct({ page } as Partial<State>));
  useEffect(() => {
    if (last !== undefined) showPage(last);
  }, [last]);
  return last !== undefined;
}

export interface ListPagerProps<State extends ListState> {
  list: ListControl<State>;
  total: number;
}

/** The pager of a list; its sizes are offered where there are several. */
export function ListPager<State extends ListState>({ list: { state, sizes, show, change }, total }: ListPagerProps<State>) {
  return (
    <Pagination
      page={state.page}
      pageSize={state.pageSize}
      total={total}
      onPage={(page) => show({ ...state, page })}
      onPageSize={sizes.length > 1 ? (pageSize) => change({ pageSize } as Partial<State>) : undefined}
    />
  );
}

export interface ListRegionProps<Data extends { readonly count: number }, State extends ListState> extends Pick<
  DataRegionProps,
  'empty' | 'filteredText' | 'failedText' | 'onClearFilters' | 'skeleton'
> {
  list: ListControl<State>;
  query: ListQuery<Data>;
  /** Class of the region while the list is empty. */
  emptyClass?: string | undefined;
  /** Filters make an empty list empty. */
  isFiltered?: boolean | undefined;
  /** The filter bar tells of unreadable parts of the address itself. */
  isDroppedTold?: boolean | undefined;
  children: (data: Data) => ReactNode;
}

/** One page of a list with its loading, failed, refused and empty states, and the pager below. */
export function ListRegion<Data extends { readonly count: number }, State extends ListState>(props: ListRegionProps<Data, State>) {
  const { list, query, emptyClass, isFiltered, isDroppedTold = false, skeleton, children, ...texts } = props;
  const isBeyond = useLastPage(list, query);
  const region = getRegion(query, { isEmpty: ({ count }) => count === 0, isFiltered });
  return (
    <>
      {!isDroppedTold && <DroppedNotice count={list.state.dropped} className="mx-(--gutter) my-3" />}
      <DataRegion
        {...region}
        {...texts}
        state={isBeyond ? 'loading' : region.state}
        skeleton={skeleton ?? <SkeletonRows rows={list.state.pageSize} />}
        className={query.data?.count === 0 ? emptyClass : undefined}
      >
        {query.data && (
          <>
            {children(query.data)}
            <ListPager list={list} total={query.data.count} />
          </>
        )}
      </DataRegion>
    </>
  );
}
