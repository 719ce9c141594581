import { useList } from '@jarchi/shell/list/use-list.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { DroppedNotice } from '@jarchi/ui/filters/DroppedNotice.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { TabList, TabPanel } from '@jarchi/ui/navigation/Tabs.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { CheckCheck, SlidersHorizontal } from 'lucide-react';
import { notificationsFa as fa } from '#features/notifications/notifications.fa.ts';
import { notificationsQuery, type NoticeTab } from '#data/notifications/notifications.ts';
import { newNoticesQuery } from '#data/notifications/bell.ts';
import { NOTICE_TABS, notificationsList } from '#features/notifications/notifications-list.ts';
import { NotificationList } from '#features/notifications/NotificationList.tsx';
import { useSeeNotifications } from '#features/notifications/useSeeNotifications.ts';
import { PlainPage } from '#pages/PlainPage.tsx';
import { useToday } from '#data/world/world.ts';

export function NotificationsPage() {
  const { state, change } = useList(notificationsList, useSearch({ from: '/shell/notifications' }));
  const { tab } = state;
  const list = useInfiniteQuery(notificationsQuery(tab));
  const today = useToday();
  const { see, seeAll, isSeeingAll } = useSeeNotifications();
  const bell = useQuery(newNoticesQuery);
  const [first] = list.data?.pages ?? [];
  const isOfType = tab !== 'all' && tab !== 'unread';
  const countOf = (id: NoticeTab) => {
    const count = id === 'unread' ? bell.data?.unread : id === 'all' && tab === 'all' ? first?.count : undefined;
    return count !== undefined && count > 0 ? count : undefined;
  };
  const empty =
    tab === 'unread'
      ? {
          ...fa.unreadEmpty,
          action: (
            <Link to="/notifications" className={buttonClass({ variant: 'soft' })}>
              {fa.toAll}
            </Link>
          ),
        }
      : {
          ...fa.empty,
          action: (
            <Link to="/campaigns" className={buttonClass()}>
              {fa.toCampaigns}
            </Link>
          ),
        };
  return (
    <PlainPage
      title={fa.title}
      tabs={
        <TabList
          isBare
          idPrefix="notices"
          label={fa.tabs.label}
          selected={tab}
          onSelect={(next) => change({ tab: next })}
          tabs={NOTICE_TABS.map((id) => ({ id, label: fa.tabs[id], count: countOf(id) }))}
        />
      }
      actions={
        <>
          <Link to="/profile" search={{ section: 'notifications' }} className={buttonClass({ variant: 'ghost' })}>
            <SlidersHorizontal aria-hidden size={18} />
            {fa.settings}
          </Link>
          {bell.data !== undefined && bell.data.unread > 0 && (
            <Button variant="secondary" icon={CheckCheck} isLoading={isSeeingAll} onClick={seeAll}>
              {fa.seeAll}
            </Button>
          )}
        </>
      }
    >
      <TabPanel id={tab} idPrefix="notices" className="mx-auto w-full max-w-[860px] px-3 pb-8">
        <DroppedNotice count={state.dropped} className="my-3" />
        <DataRegion
          {...getRegion(list, { isEmpty: ({ pages }) => pages[0]?.count === 0, isFiltered: isOfType })}
          onClearFilters={() => change({ tab: 'all' })}
          skeleton={<SkeletonRows rows={8} />}
          empty={empty}
        >
          {list.data && (
            <>
              <NotificationList items={list.data.pages.flatMap(({ results }) => results)} today={today} onSee={see} />
              {list.hasNextPage && (
                <Button
                  variant="secondary"
                  isFullWidth
                  className="mt-4"
                  isLoading={list.isFetchingNextPage}
                  loadingLabel={list.isFetchingNextPage ? fa.loadingMore : undefined}
                  onClick={() => void list.fetchNextPage()}
                >
                  {fa.more}
                </Button>
              )}
            </>
          )}
        </DataRegion>
      </TabPanel>
    </PlainPage>
  );
}
