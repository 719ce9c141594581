import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { HelpLink } from '#features/help/HelpLink.tsx';
import { alertsQuery } from '#data/alerts/alerts.ts';
import { AlertList } from '#features/alerts/AlertList.tsx';
import { alertsFa as fa } from '#features/alerts/alerts.fa.ts';
import { ScheduledList } from '#features/alerts/scheduled/ScheduledList.tsx';

/** What the person is told by itself: alerts with their thresholds, and reports at their times. */
export function AlertsSection() {
  const list = useQuery(alertsQuery);
  return (
    <>
      <p className="-mt-3 mb-5 text-md text-text-2">
        {fa.lead} <HelpLink article="alerts-and-reports">{fa.help}</HelpLink>
      </p>
      <DataRegion {...getRegion(list)} skeleton={<SkeletonRows rows={8} hasAvatar={false} />}>
        {list.data && <AlertList alerts={list.data.results} />}
      </DataRegion>
      <ScheduledList />
    </>
  );
}
