import { formatFullDate } from '@jarchi/domain/calendar/jalali.ts';
import { DataRegion } from '@jarchi/ui/DataRegion.tsx';
import { Skeleton, SkeletonRows } from '@jarchi/ui/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { balanceQuery, userQuery } from '#features/account/account.queries.ts';
import { campaignsFa } from '#features/campaigns/campaigns.fa.ts';
import { anyCampaignQuery, draftsQuery, runningQuery, waitingQuery } from '#features/campaigns/campaigns.queries.ts';
import { draftTitle } from '#features/campaigns/draft-titles.ts';
import { BalancePanel } from '#features/finance/BalancePanel.tsx';
import { headlineOf } from '#features/home/headline.ts';
import { homeFa } from '#features/home/home.fa.ts';
import { suggestedPlansQuery, worldTimeQuery } from '#features/home/home.queries.ts';
import { regionStateOf } from '#pages/region-state.ts';
import { DraftStrip } from './DraftStrip.tsx';

const loadRunning = () => import('#features/campaigns/RunningCampaigns.tsx');
// Asked for beside their data, not after it; a failure is met again, and shown, when they are drawn.
loadRunning().catch(() => undefined);
const RunningCampaigns = lazy(async () => ({ default: (await loadRunning()).RunningCampaigns }));
const loadSuggested = () => import('#features/home/SuggestedPublishers.tsx');
loadSuggested().catch(() => undefined);
const SuggestedPublishers = lazy(async () => ({ default: (await loadSuggested()).SuggestedPublishers }));
const FirstCampaign = lazy(async () => ({ default: (await import('#features/campaigns/FirstCampaign.tsx')).FirstCampaign }));

function Headline({ facts, at }: { facts: Parameters<typeof headlineOf>[0] | undefined; at: number | undefined }) {
  const words = facts && headlineOf(facts);
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
  const state = now === undefined && running.data ? 'loading' : regionStateOf(running, ({ count }) => count === 0);
  return (
    <section aria-labelledby="running">
      <div className="mb-3 flex items-baseline justify-between gap-4">
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
        <Link to="/campaigns" className="text-md font-medium text-action-soft-text">
          {campaignsFa.allCampaigns}
        </Link>
      </div>
      <DataRegion
        state={state}
        skeleton={<SkeletonRows rows={3} />}
        empty={campaignsFa.runningEmpty}
        failedText={campaignsFa.restIsFresh}
        onRetry={() => void running.refetch()}
        isStale={running.isError}
      >
        <Suspense>{running.data && now !== undefined && <RunningCampaigns rows={running.data.results} now={now} />}</Suspense>
      </DataRegion>
    </section>
  );
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
        <p className="text-sm text-text-3">{fa.text}</p>
      </div>
      <DataRegion
        state={regionStateOf(plans, ({ count }) => count === 0)}
        skeleton={<SkeletonRows rows={2} />}
        empty={fa.empty}
        failedText={campaignsFa.restIsFresh}
        onRetry={() => void plans.refetch()}
      >
        <Suspense>{plans.data && <SuggestedPublishers plans={plans.data.results} />}</Suspense>
      </DataRegion>
    </section>
  );
}

function BalanceRail() {
  const balance = useQuery(balanceQuery);
  return (
    <aside className="max-xl:mx-(--gutter) max-xl:rounded-lg max-xl:border max-xl:p-4 border-line bg-surface-sunken xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:border-s xl:p-6">
      <DataRegion
        state={regionStateOf(balance)}
        skeleton={<SkeletonRows rows={2} hasAvatar={false} />}
        failedText={campaignsFa.restIsFresh}
        onRetry={() => void balance.refetch()}
        isStale={balance.isError}
      >
        {balance.data && <BalancePanel balance={balance.data} />}
      </DataRegion>
    </aside>
  );
}

/** «What needs me?»: named in the headline, then shown. */
export function HomePage() {
  const user = useQuery(userQuery);
  const clock = useQuery(worldTimeQuery());
  const running = useQuery(runningQuery());
  const waiting = useQuery(waitingQuery());
  const drafts = useQuery(draftsQuery());
  const isQuiet = running.data?.count === 0 && waiting.data?.count === 0 && drafts.data?.count === 0;
  const any = useQuery({ ...anyCampaignQuery(), enabled: isQuiet });
  const isNew = isQuiet && any.data?.count === 0;
  const isKnown = [running, waiting, drafts, user].every((query) => query.data || query.isError) && (!isQuiet || any.data || any.isError);
  const now = clock.data && Date.parse(clock.data.now);

  const facts = isKnown
    ? {
        firstName: user.data?.first_name ?? '',
        waiting: waiting.data?.results ?? [],
        running: running.data?.results ?? [],
        runningCount: running.data?.count ?? 0,
        draftTitles: (drafts.data?.results ?? []).map(draftTitle),
        isNew,
      }
    : undefined;

  return (
    <div className="grid gap-6 pb-10 xl:min-h-full xl:grid-cols-[minmax(0,1fr)_340px] xl:grid-rows-[auto_1fr] xl:gap-0 xl:pb-0">
      <Headline facts={facts} at={now} />
      <BalanceRail />
      {isNew ? (
        <Suspense>
          <FirstCampaign />
        </Suspense>
      ) : (
        <div className="flex min-w-0 max-w-content flex-col gap-8 px-(--gutter) xl:py-6">
          <DraftStrip drafts={drafts.data?.results ?? []} now={drafts.dataUpdatedAt} />
          <RunningSection now={now} />
          <SuggestedSection />
        </div>
      )}
    </div>
  );
}
