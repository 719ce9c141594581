import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { PlatformGlyph } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { StateBadge } from '@jarchi/ui/badges/StateBadge.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { getRouteApi, Link, notFound } from '@tanstack/react-router';
import { ChartLine } from 'lucide-react';
import { Suspense } from 'react';
import { campaignQuery } from '#data/campaigns/campaigns.ts';
import { ControlButtons } from '#features/campaigns/controls/ControlButtons.tsx';
import { ControlNotice } from '#features/campaigns/controls/ControlNotice.tsx';
import { DuplicateButton } from '#features/campaigns/duplicate/DuplicateButton.tsx';
import { BriefFacts } from '#features/campaigns/identity/BriefFacts.tsx';
import { identityFa as fa } from '#features/campaigns/identity/identity.fa.ts';
import { MoneyFigures } from '#features/campaigns/identity/MoneyFigures.tsx';
import { PlacementsTable } from '#features/campaigns/identity/PlacementsTable.tsx';
import { StateTimeline } from '#features/campaigns/history/StateTimeline.tsx';
import { AskSupportLink } from '#features/tickets/AskSupportLink.tsx';
import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { useCategories } from '#data/publishers/plans.ts';

const route = getRouteApi('/shell/campaigns/$id/identity');

const TrackedLinks = lazyPart(() => import('#features/campaigns/links/TrackedLinks.tsx'), 'TrackedLinks');

/** The bought order, and where its money is. */
export function CampaignIdentityPage() {
  const { id } = route.useParams();
  const campaign = useQuery(campaignQuery(Number(id)));
  const categories = useCategories();
  if (hasErrorCode(campaign.error, 'campaign_not_found')) throw notFound();
  const data = campaign.data;
  const titles = (categories.data ?? []).filter((category) => data?.ad_categories.includes(category.id));
  return (
    <>
      <PageHead
        title={data === undefined ? fa.title : fa.headOf(data.title)}
        lead={data && <PlatformGlyph platform={data.media_type} size={24} />}
        badge={data && <StateBadge state={data.state} />}
        sub={data && fa.number(formatId(data.id))}
        back={{ to: '/campaigns/$id', label: fa.report }}
        actions={
          <>
            {data && <ControlButtons campaign={data} />}
            {data && <DuplicateButton campaign={data} />}
            <Link
              to="/campaigns/$id"
              params={{ id }}
              className={`${buttonClass({ variant: 'secondary' })} max-lg:w-11 max-lg:border-0 max-lg:bg-transparent max-lg:px-0 max-lg:text-text-2`}
            >
              <ChartLine aria-hidden size={18} />
              <span className="max-lg:sr-only">{fa.report}</span>
            </Link>
          </>
        }
      />
      <DataRegion {...getRegion(campaign)} skeleton={<SkeletonRows rows={8} />}>
        {data && (
          <div className="grid grid-cols-1 xl:min-h-[calc(100dvh-80px)] xl:grid-cols-[minmax(0,1fr)_330px]">
            <div className="min-w-0">
              <ControlNotice campaign={data} />
              <MoneyFigures campaign={data} />
              <BriefFacts campaign={data} categories={titles.map(({ title_fa }) => title_fa)} />
              <PlacementsTable placements={data.placements} />
              {data.content_link !== '' && (
                <Suspense fallback={null}>
                  <TrackedLinks campaign={data} />
                </Suspense>
              )}
            </div>
            <aside className="border-line bg-surface-sunken px-(--gutter) py-6 max-xl:border-t xl:border-s xl:px-5">
              <StateTimeline events={data.events} />
              <AskSupportLink about="campaign" id={data.id} className="mt-4" />
            </aside>
          </div>
        )}
      </DataRegion>
    </>
  );
}
