import { ForWhoMayOpen } from '#features/team/ForWhoMayOpen.tsx';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { DroppedNotice } from '@jarchi/ui/filters/DroppedNotice.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { Segmented } from '@jarchi/ui/actions/Segmented.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { TabList } from '@jarchi/ui/navigation/Tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { ListPager, useLastPage } from '@jarchi/shell/list/ListRegion.tsx';
import { useList } from '@jarchi/shell/list/use-list.ts';
import { Link, useSearch } from '@tanstack/react-router';
import { GalleryHorizontal, LayoutGrid } from 'lucide-react';
import { HelpLink } from '#features/help/HelpLink.tsx';
import { contentsFa as fa } from '#features/contents/contents.fa.ts';
import { useContents } from '#data/contents/contents.ts';
import { CONTENT_TABS, contentsList, getContentsQuery, writeGrid } from '#features/contents/queue/contents-list.ts';
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
  const list = useList(contentsList, useSearch({ from: '/shell/contents' }));
  const { state, change, correct } = list;
  const isReview = state.view === 'review';
  const asked = isReview ? { ...getContentsQuery({ ...state, page: 1 }), limit: QUEUE_SIZE } : getContentsQuery(state);
  const query = useContents(asked);
  const isBeyond = useLastPage(list, query);
  const clock = useQuery(worldClockQuery);
  const now = clock.data ? Date.parse(clock.data.now) : undefined;
  const isFiltered = Object.keys(state.filters).length > 0;
  const region = getRegion(query, { isEmpty: (data) => data.count === 0, isFiltered });
  const isTrulyEmpty = query.data?.counts.all === 0 && !isFiltered;
  const queue = useReviewQueue(isReview ? (query.data?.results ?? []) : [], state.content, (content) => correct({ content }));
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
        <ReviewHead queue={queue} toGrid={writeGrid(state)} />
      ) : (
        <PageHead
          title={fa.title}
          back={{ to: '/', label: fa.home.page, isInSidebar: true }}
          tabs={
            !isTrulyEmpty && (
              <TabList
                isBare
                label={queueFa.tabList}
                tabs={CONTENT_TABS.map((id) => ({ id, label: queueFa.tabs[id], count: query.data?.counts[id] }))}
                selected={state.tab}
                onSelect={(tab) => change({ tab, content: undefined })}
              />
            )
          }
          actions={
            !isTrulyEmpty && (
              <Segmented
                label={queueFa.views.label}
                value={state.view}
                onChange={(view) => change({ view, content: undefined })}
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
        <DroppedNotice count={state.dropped} className="mx-(--gutter) mt-4" />
      ) : (
        <ContentsFilterBar list={list} campaigns={query.data?.campaigns ?? []} count={query.data?.count ?? 0} />
      )}
      <DataRegion
        {...region}
        state={(region.state === 'ready' && now === undefined) || (isBeyond && !isReview) ? 'loading' : region.state}
        skeleton={<SkeletonRows rows={4} />}
        empty={isTrulyEmpty ? { title: pageFa.empty, text: pageFa.text, action: firstSteps } : queueFa.tabEmpty}
        onClearFilters={() => change({ filters: {} })}
        className={isReview ? 'min-h-0 flex-1' : undefined}
      >
        {query.data && now !== undefined && isReview && <ContentReview queue={queue} now={now} />}
        {query.data && now !== undefined && !isReview && (
          <>
            <ContentsGrid contents={query.data.results} state={state} now={now} />
            {query.data.count > state.pageSize && <ListPager list={list} total={query.data.count} />}
          </>
        )}
      </DataRegion>
    </div>
  );
}
