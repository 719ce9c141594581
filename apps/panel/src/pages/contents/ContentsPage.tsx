import { ForWhoMayOpen } from '#features/team/ForWhoMayOpen.tsx';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { DroppedNotice } from '@jarchi/ui/filters/DroppedNotice.tsx';
import { Pagination } from '@jarchi/ui/navigation/Pagination.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { Segmented } from '@jarchi/ui/actions/Segmented.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { TabList } from '@jarchi/ui/navigation/Tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useOwnAddress } from '@jarchi/shell/router/own-address.ts';
import { Link, useSearch } from '@tanstack/react-router';
import { GalleryHorizontal, LayoutGrid } from 'lucide-react';
import { HelpLink } from '#features/help/HelpLink.tsx';
import { contentsFa as fa } from '#features/contents/contents.fa.ts';
import { useContents } from '#data/contents/contents.ts';
import {
  CONTENT_TABS,
  PAGE_SIZE,
  queryOfSearch,
  readContentsSearch,
  writeContentsSearch,
  type ContentsSearch,
} from '#features/contents/queue/contents-search.ts';
import { ContentsFilterBar } from '#features/contents/queue/ContentsFilterBar.tsx';
import { queueFa } from '#features/contents/queue/queue.fa.ts';
import { ContentsGrid } from '#features/contents/queue/ContentsGrid.tsx';
import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { pagesFa } from '#pages/pages.fa.ts';
import { worldClockQuery } from '#data/world/world.ts';
import { contentsFa as pageFa } from './contents.fa.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { ReviewHead } from '#features/contents/review/pager/ReviewHead.tsx';
import { useReviewQueue } from '#features/contents/review/pager/useReviewQueue.ts';
import { ContentReview } from '#features/contents/review/ContentReview.tsx';

/** Enough for a queue that a person decides in one sitting. */
const QUEUE_SIZE = 50;

/** Contents from publishers, as a grid or one at a time. */
export function ContentsPage() {
  const navigate = useOwnAddress();
  const search = readContentsSearch(useSearch({ strict: false }));
  const isReview = search.view === 'review';
  const asked = isReview ? { ...queryOfSearch({ ...search, page: 1 }), limit: QUEUE_SIZE } : queryOfSearch(search);
  const list = useContents(asked);
  const clock = useQuery(worldClockQuery);
  const now = clock.data ? Date.parse(clock.data.now) : undefined;
  const isFiltered = Object.keys(search.filters).length > 0;
  const region = getRegion(list, { isEmpty: (data) => data.count === 0, isFiltered });
  const isTrulyEmpty = list.data?.counts.all === 0 && !isFiltered;
  const onSearch = (next: ContentsSearch, replace = false) =>
    void navigate({ to: '/contents', search: writeContentsSearch(next), replace, resetScroll: next.page !== search.page });
  const queue = useReviewQueue(isReview ? (list.data?.results ?? []) : [], search.content, (content) =>
    onSearch({ ...search, content }, true),
  );
  const isFocused = !useMedia(WIDE) && isReview && !isTrulyEmpty;
  const start = (
    <ForWhoMayOpen page="creation">
      <Link to="/campaign" className={buttonClass()}>
        {pagesFa.start}
      </Link>
    </ForWhoMayOpen>
  );
  const firstSteps = (
    <>
      {start}
      <HelpLink article="offer-list">{pageFa.help}</HelpLink>
    </>
  );
  return (
    <div className={joinClasses('flex flex-col', isReview ? 'lg:h-full' : 'lg:min-h-full')}>
      {isFocused ? (
        <ReviewHead queue={queue} toGrid={writeContentsSearch({ ...search, view: 'grid' })} />
      ) : (
        <PageHead
          title={fa.title}
          back={{ to: '/', label: fa.home.place, isInSidebar: true }}
          tabs={
            !isTrulyEmpty && (
              <TabList
                isBare
                label={queueFa.tabList}
                tabs={CONTENT_TABS.map((id) => ({ id, label: queueFa.tabs[id], count: list.data?.counts[id] }))}
                selected={search.tab}
                onSelect={(tab) => onSearch({ ...search, tab, page: 1, content: undefined })}
              />
            )
          }
          actions={
            !isTrulyEmpty && (
              <Segmented
                label={queueFa.views.label}
                value={search.view}
                onChange={(view) => onSearch({ ...search, view, page: 1 })}
                options={[
                  { value: 'grid', label: <span className="max-sm:sr-only">{queueFa.views.grid}</span>, icon: LayoutGrid },
                  { value: 'review', label: <span className="max-sm:sr-only">{queueFa.views.review}</span>, icon: GalleryHorizontal },
                ]}
              />
            )
          }
        />
      )}
      {isReview || isTrulyEmpty ? (
        <DroppedNotice count={search.dropped} className="mx-(--gutter) mt-4" />
      ) : (
        <ContentsFilterBar search={search} campaigns={list.data?.campaigns ?? []} count={list.data?.count ?? 0} onSearch={onSearch} />
      )}
      <DataRegion
        {...region}
        state={region.state === 'ready' && now === undefined ? 'loading' : region.state}
        skeleton={<SkeletonRows rows={4} />}
        empty={isTrulyEmpty ? { title: pageFa.empty, text: pageFa.text, action: firstSteps } : queueFa.tabEmpty}
        onClearFilters={() => onSearch({ ...search, filters: {}, page: 1 })}
        className={isReview ? 'min-h-0 flex-1' : undefined}
      >
        {list.data && now !== undefined && isReview && <ContentReview queue={queue} now={now} />}
        {list.data && now !== undefined && !isReview && (
          <>
            <ContentsGrid contents={list.data.results} search={search} now={now} />
            {list.data.count > PAGE_SIZE && (
              <Pagination
                page={search.page}
                pageSize={PAGE_SIZE}
                total={list.data.count}
                onPage={(page) => onSearch({ ...search, page })}
              />
            )}
          </>
        )}
      </DataRegion>
    </div>
  );
}
