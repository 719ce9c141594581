import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { publisherWordsFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import { publisherWordOf } from '@jarchi/domain/platforms/platforms.ts';
import { formatNumber, formatScaledText } from '@jarchi/ui/format.ts';
import { platformName } from '@jarchi/ui/PlatformGlyph.tsx';
import { ProgressBar } from '@jarchi/ui/ProgressBar.tsx';
import { Skeleton } from '@jarchi/ui/Skeleton.tsx';
import type { ReactNode } from 'react';
import { formatLabel, hoursLabel, listLabel, periodLabel } from '../draft-texts.ts';
import { draftsFa as fa } from '../drafts.fa.ts';

export interface MatchingPublishers {
  /** Undefined while it is counted. */
  readonly count: number | undefined;
  readonly byCategory: readonly { readonly id: number; readonly title: string; readonly count: number }[];
}

const Strong = ({ children }: { children: ReactNode }) => <strong className="font-semibold text-text">{children}</strong>;

/** The campaign as one sentence that rewrites itself; what is not answered yet is left out. */
function Sentence({ data }: { data: CampaignDraft }) {
  const say = fa.sentence;
  const period = periodLabel(data.publish_period_start, data.publish_period_end);
  return (
    <p className="text-lg leading-prose text-text-2">
      {say.one}
      <Strong>{formatLabel(data)}</Strong>
      {say.in}
      <Strong>{platformName(data.media_type)}</Strong>
      {say.withReady}
      {period !== '' && (
        <>
          {say.from}
          <Strong>{period}</Strong>
        </>
      )}
      {say.hour}
      <Strong>{hoursLabel(data.preferred_publish_start_hour, data.preferred_publish_end_hour)}</Strong>
      {data.execution_locations.length > 0 && (
        <>
          {say.audience}
          <Strong>{listLabel(data.execution_locations)}</Strong>
        </>
      )}
      {data.budget !== null && (
        <>
          {say.upTo}
          <Strong>
            {formatScaledText(data.budget)}
            {say.toman}
          </Strong>
        </>
      )}
      {data.budget === null && data.goal_total_reach !== null && (
        <>
          {say.forReach}
          <Strong>
            {formatScaledText(data.goal_total_reach)}
            {say.people}
          </Strong>
        </>
      )}
      {say.stop}
    </p>
  );
}

/** The sentence, how many publishers fit, and when money moves. */
export function GlanceRail({ data, matching }: { data: CampaignDraft; matching: MatchingPublishers }) {
  const { count, byCategory } = matching;
  return (
    <div className="divide-y divide-line [&>section]:px-6 [&>section]:py-6">
      <section className="max-lg:hidden">
        <h2 className="mb-2 text-lg font-bold">{fa.glance}</h2>
        <Sentence data={data} />
      </section>
      <section>
        <h2 className="text-md text-text-2">{fa.matching}</h2>
        <p aria-live="polite" className="flex items-baseline gap-2">
          {count === undefined ? (
            <Skeleton className="my-3 h-7! w-24" />
          ) : (
            <span className="text-3xl font-semibold">{formatNumber(count)}</span>
          )}
          <span className="text-md text-text-3">{publisherWordsFa[publisherWordOf(data.media_type)]}</span>
        </p>
        {count !== undefined && byCategory.length > 0 && (
          <>
            <ul className="mt-3 flex flex-col gap-2">
              {byCategory.map((category) => (
                <li key={category.id} className="grid grid-cols-[7rem_1fr_3rem] items-center gap-3 text-md">
                  <span className="truncate">{category.title}</span>
                  <ProgressBar value={count === 0 ? 0 : category.count / count} label={category.title} />
                  <span className="font-medium">{formatNumber(category.count)}</span>
                </li>
              ))}
            </ul>
            {byCategory.length > 1 && <p className="mt-2 text-sm text-text-3">{fa.inBoth}</p>}
          </>
        )}
      </section>
      <section>
        <h2 className="mb-1 text-md font-semibold">{fa.whenMoneyMoves}</h2>
        <p className="text-sm leading-prose text-text-2">{fa.whenMoneyMovesText}</p>
      </section>
    </div>
  );
}
