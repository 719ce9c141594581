import { calls } from '@jarchi/contract/calls.ts';
import { namesOfGroup } from '#features/team/roles.fa.ts';
import { useMay, useMayOpen } from '#data/account/role.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { formatFullDate } from '@jarchi/domain/calendar/jalali.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { Skeleton, SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { userQuery } from '#data/account/account.ts';
import { balanceQuery } from '#data/finance/finance.ts';
import { useCanSee } from '#data/account/viewer.ts';
import { campaignsFa } from '#features/campaigns/campaigns.fa.ts';
import { anyCampaignQuery, runningQuery, waitingQuery } from '#data/campaigns/campaigns.ts';
import { useDrafts } from '#data/drafts/drafts.ts';
import { draftTitle } from '#features/campaigns/drafts/draft-titles.ts';
import { usePendingContents, type PendingList } from '#data/contents/contents.ts';
import { getHeadline } from '#features/home/headline.ts';
import { FiguresTime } from '#features/campaigns/FiguresTime.tsx';
import { homeFa } from '#features/home/home.fa.ts';
import { suggestedPlansQuery } from '#data/campaigns/suggested-plans.ts';
import { worldClockQuery } from '#data/world/world.ts';
import { QuickStart } from '#features/home/QuickStart.tsx';
import { RunningCampaigns } from '#features/campaigns/list/RunningCampaigns.tsx';
import { BalancePanel } from '#features/finance/BalancePanel.tsx';
import { SuggestedPublishers } from '#features/home/SuggestedPublishers.tsx';
import { ApprovalsRegion } from '#features/contents/queue/ApprovalsRegion.tsx';

const FirstCampaign = lazyPart(() => import('#features/campaigns/drafts/FirstCampaign.tsx'), 'FirstCampaign');

function Headline({ facts, at }: { facts: Parameters<typeof getHeadline>[0] | undefined; at: number | undefined }) {
  const words = facts && getHeadline(facts);
  return (
    <header className="px-(--gutter) pt-6 xl:pt-7">
      <p className="min-h-6 text-md text-text-2">{at !== undefined && formatFullDate(at)}</p>
      {words ? (
        <>
          <h1 tabIndex={-1} className="text-xl leading-relaxed font-bold outline-none wide:text-2xl">
            {words.title}
          </h1>
          {words.sub !== '' && <p className="text-md text-text-2">{words.sub}</p>}
        </>
      ) : (
        <Skeleton className="my-3 h-6 w-3/5 animate-late" />
      )}
    </header>
  );
}

function RunningSection({ now }: { now: number | undefined }) {
  const running = useQuery(runningQuery());
  const canSeeDashboard = useCanSee('dashboard');
  const region = getRegion(running, { isEmpty: ({ count }) => count === 0 });
  return (
    <section aria-labelledby="running">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <div className="flex items-baseline gap-4">
          <h2 id="running" className="text-lg font-bold">
            {campaignsFa.runningTitle}
          </h2>
          <p aria-hidden className="flex items-center gap-4 text-sm text-text-3 max-lg:hidden">
            <span className="flex items-center gap-1.5">
              <span className="h-1.5 w-4 rounded-full bg-chart-1" />
              {campaignsFa.runningLegend.spend}
            </span>
            <span className="flex items-center gap-1.5">
              <span className="h-3.5 w-0.5 bg-chart-tick" />
              {campaignsFa.runningLegend.today}
            </span>
          </p>
        </div>
        <span className="flex items-baseline gap-4">
          {canSeeDashboard && (
            <Link to="/dashboard" className="text-md font-medium text-action-soft-text lg:hidden">
              {homeFa.dashboard}
            </Link>
          )}
          <Link to="/campaigns" className="text-md font-medium text-action-soft-text">
            {campaignsFa.allCampaigns}
          </Link>
        </span>
      </div>
      <DataRegion
        {...region}
        state={now === undefined && running.data ? 'loading' : region.state}
        skeleton={<SkeletonRows rows={3} />}
        empty={campaignsFa.runningEmpty}
        failedText={campaignsFa.restIsFresh}
      >
        {running.data && now !== undefined && <RunningCampaigns rows={running.data.results} now={now} />}
      </DataRegion>
    </section>
  );
}

/** The reason for these suggestions: the most frequent choices of the account's campaigns, else a general one. */
function suggestionReason({ campaigns, categories }: CallAnswer<'campaigns', 'listSuggestedPlans'>['basis']): string {
  const fa = homeFa.suggested;
  if (campaigns === 0 || categories.length === 0) return fa.text;
  return fa.basis(categories.map(({ title_fa }) => fa.category(title_fa)).join(fa.and), formatNumber(campaigns));
}

function SuggestedSection() {
  const plans = useQuery(suggestedPlansQuery());
  const fa = homeFa.suggested;
  return (
    <section aria-labelledby="suggested">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <h2 id="suggested" className="text-lg font-bold">
          {fa.title}
        </h2>
        <p className="text-sm text-text-3">{plans.data ? suggestionReason(plans.data.basis) : fa.text}</p>
      </div>
      <DataRegion
        {...getRegion(plans, { isEmpty: ({ results }) => results.length === 0 })}
        skeleton={<SkeletonRows rows={2} />}
        empty={fa.empty}
        failedText={campaignsFa.restIsFresh}
      >
        {plans.data && <SuggestedPublishers plans={plans.data.results} />}
      </DataRegion>
    </section>
  );
}

function BalanceBox() {
  const balance = useQuery(balanceQuery);
  const canSeeReport = useMayOpen('statement');
  return (
    <div className="border-line max-lg:rounded-lg max-lg:border max-lg:bg-surface-sunken max-lg:p-4 lg:p-(--gutter) xl:px-6 xl:pt-6 xl:pb-0">
      <DataRegion {...getRegion(balance)} skeleton={<SkeletonRows rows={2} hasAvatar={false} />} failedText={campaignsFa.restIsFresh}>
        {balance.data && <BalancePanel balance={balance.data} canSeeReport={canSeeReport} />}
      </DataRegion>
    </div>
  );
}

/** The money, then the contents that wait for a verdict, if any. */
function Rail({ pending, now }: { pending: UseQueryResult<PendingList>; now: number | undefined }) {
  const hasApprovals = pending.data ? pending.data.count > 0 : pending.isError;
  return (
    <aside
      className={joinClasses(
        'grid grid-cols-[minmax(0,1fr)] content-start gap-6 border-line max-lg:mx-(--gutter) lg:bg-surface-sunken lg:max-xl:gap-0 lg:max-xl:border-y xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:border-s',
        hasApprovals && 'md:max-xl:grid-cols-2',
      )}
    >
      <BalanceBox />
      {hasApprovals && (
        <div className="border-line lg:max-xl:border-s lg:max-xl:p-(--gutter) xl:border-t xl:p-6">
          <DataRegion {...getRegion(pending)} failedText={campaignsFa.restIsFresh}>
            {pending.data && now !== undefined && <ApprovalsRegion pending={pending.data} now={now} />}
          </DataRegion>
        </div>
      )}
    </aside>
  );
}

/** Answers «What needs me?»: first the headline, then the lists. */
export function HomePage() {
  const user = useQuery(userQuery);
  const clock = useQuery(worldClockQuery);
  const running = useQuery(runningQuery());
  const waiting = useQuery(waitingQuery());
  const drafts = useDrafts();
  const pending = usePendingContents();
  const isQuiet = running.data?.count === 0 && waiting.data?.count === 0 && drafts.data?.count === 0;
  const any = useQuery({ ...anyCampaignQuery(), enabled: isQuiet });
  const isNew = isQuiet && any.data?.count === 0;
  const isKnown =
    [running, waiting, drafts, pending, user].every((query) => query.data || query.isError) && (!isQuiet || any.data || any.isError);
  const isCut = [running, waiting, drafts, pending].some((query) => query.isError && !query.data);
  const now = clock.data && Date.parse(clock.data.now);
  const mayAct = useMay(calls.campaigns.purchaseCampaign);

  const facts = isKnown
    ? {
        firstName: user.data?.first_name ?? '',
        waiting: waiting.data?.results ?? [],
        pendingContents: pending.data?.count ?? 0,
        running: running.data?.results ?? [],
        runningCount: running.data?.count ?? 0,
        draftTitles: (drafts.data?.results ?? []).map(draftTitle),
        isNew,
        isCut,
        waitsFor: mayAct ? undefined : namesOfGroup(calls.campaigns.purchaseCampaign.for),
      }
    : undefined;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-10 xl:min-h-full xl:[reading-flow:grid-columns] xl:grid-cols-[minmax(0,1fr)_340px] xl:grid-rows-[auto_1fr] xl:gap-0 xl:pb-0">
      <FiguresTime />
      <Headline facts={facts} at={now} />
      {/* Below xl a new person finds the first campaign above a balance of zero. */}
      {isNew && (
        <Suspense>
          <FirstCampaign />
        </Suspense>
      )}
      <Rail pending={pending} now={now} />
      {!isNew && (
        <div className="flex min-w-0 max-w-content flex-col gap-8 px-(--gutter) xl:py-6">
          <QuickStart drafts={drafts.data?.results ?? []} now={drafts.dataUpdatedAt} />
          <RunningSection now={now} />
          <SuggestedSection />
        </div>
      )}
    </div>
  );
}
