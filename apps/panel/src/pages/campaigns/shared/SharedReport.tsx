import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { formatDate } from '@jarchi/domain/calendar/jalali.ts';
import { useList } from '@jarchi/shell/list/use-list.ts';
import { usePageTitle } from '@jarchi/shell/title/page-title.ts';
import { NeutralBadge } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { downloadSharedPdf, downloadSharedReport, sharedReportQuery, sharedStatsQuery, type SharedLink } from '#data/sharing/shared.ts';
import { PublishersTable } from '#features/reports/PublishersTable.tsx';
import { ReportSheet } from '#features/reports/ReportSheet.tsx';
import { isCostHidden } from '#features/reports/shown-stats.ts';
import { reportList } from '#features/reports/report-list.ts';
import { ReportTabs } from '#features/reports/tabs/ReportTabs.tsx';
import { LinkBar } from '#features/sharing/page/LinkBar.tsx';
import { sharedPageFa as fa } from '#features/sharing/page/shared-page.fa.ts';
import { SharedHead } from '#features/sharing/page/SharedHead.tsx';
import { sharedFa } from './shared.fa.ts';

export interface SharedReportProps {
  link: SharedLink;
  /** Shown if the link does not open. */
  closed: ReactNode;
}

/** A report that its owner shared: what it is about, then figures, chart and publishers as inside, without what only the owner may do. */
export function SharedReport({ link, closed }: SharedReportProps) {
  const list = useList(reportList, useSearch({ from: '/container/campaigns/$id/share/{-$token}' }), { keepsScroll: true });
  const { state, change } = list;
  const report = useQuery(sharedReportQuery(link));
  const stats = useQuery({ ...sharedStatsQuery(link, state.range), enabled: report.data !== undefined });
  usePageTitle(report.data?.title ?? sharedFa.loading);
  if (hasErrorCode(report.error, 'share_closed') || hasErrorCode(stats.error, 'share_closed')) return closed;
  const query = { ...state.range, ordering: state.ordering };
  const table = { ...query, by: state.tab };
  return (
    <div data-page="tall" className="mx-auto w-full max-w-[1160px] px-(--gutter) py-6 max-lg:px-0 lg:py-8">
      <DataRegion {...getRegion(report)} skeleton={<SkeletonRows rows={8} />}>
        {report.data && (
          <>
            <LinkBar>
              <NeutralBadge tone="neutral" icon={Link2} className="max-sm:hidden">
                {fa.report}
              </NeutralBadge>
              <span className="ms-auto text-sm text-text-3">{fa.until(formatDate(Date.parse(report.data.expire_datetime)))}</span>
            </LinkBar>
            <div className="max-lg:px-(--gutter)">
              <SharedHead
                report={report.data}
                stats={stats.data}
                downloadTable={() => downloadSharedReport(link, table)}
                downloadPdf={() => downloadSharedPdf(link, query)}
              />
            </div>
            <div className="mt-5 overflow-hidden border-line bg-surface max-lg:border-y lg:rounded-xl lg:border">
              <DataRegion {...getRegion(stats)} skeleton={<SkeletonRows rows={6} />}>
                {stats.data && (
                  <ReportSheet stats={stats.data} list={list} now={Date.parse(report.data.now)}>
                    <ReportTabs
                      campaign={link.id}
                      ranges={{ ...state.range, token: link.token }}
                      isLive={false}
                      tab={state.tab}
                      onTab={(tab) => change({ tab })}
                      publishers={stats.data.publishers.length}
                    >
                      <PublishersTable
                        publishers={stats.data.publishers}
                        measure={stats.data.pace.goal.measure}
                        ordering={state.ordering}
                        onOrdering={(ordering) => change({ ordering })}
                        isCostHidden={isCostHidden(stats.data)}
                      />
                    </ReportTabs>
                  </ReportSheet>
                )}
              </DataRegion>
            </div>
          </>
        )}
      </DataRegion>
    </div>
  );
}
