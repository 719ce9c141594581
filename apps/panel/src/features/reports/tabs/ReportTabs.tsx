import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { TabList, TabPanel } from '@jarchi/ui/navigation/Tabs.tsx';
import { Suspense, type ReactNode } from 'react';
import type { Ranges } from '#data/reports/reports.ts';
import { REPORT_TABS, type ReportTab } from '../report-list.ts';
import { tabsFa as fa } from './tabs.fa.ts';

const PartsTab = lazyPart(() => import('./PartsTab.tsx'), 'PartsTab');
const HoursTab = lazyPart(() => import('../hours/HoursTab.tsx'), 'HoursTab');

export interface ReportTabsProps {
  campaign: number;
  ranges: Ranges;
  /** Whether the campaign can still change. */
  isLive: boolean;
  tab: ReportTab;
  onTab: (tab: ReportTab) => void;
  /** How many publishers the report has. */
  publishers: number;
  /** The publishers' tab. */
  children: ReactNode;
}

/** The figures told by publisher, content, platform and hour; each tab but the first is loaded when it is opened. */
export function ReportTabs({ campaign, ranges, isLive, tab, onTab, publishers, children }: ReportTabsProps) {
  const tabs = REPORT_TABS.map((id) => ({ id, label: fa.names[id], count: id === 'publisher' ? publishers : undefined }));
  return (
    <section aria-label={fa.label}>
      <TabList label={fa.label} tabs={tabs} selected={tab} onSelect={onTab} idPrefix="report" className="px-(--gutter) pt-2" />
      <TabPanel id={tab} idPrefix="report">
        <Suspense fallback={<SkeletonRows rows={6} />}>
          {tab === 'publisher' && children}
          {(tab === 'content' || tab === 'platform') && <PartsTab campaign={campaign} by={tab} ranges={ranges} isLive={isLive} />}
          {tab === 'hour' && <HoursTab campaign={campaign} ranges={ranges} isLive={isLive} />}
        </Suspense>
      </TabPanel>
    </section>
  );
}
