import { getTarget } from '@jarchi/domain/campaigns/goals.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { formatNumber, formatScaledText } from '@jarchi/ui/format/format.ts';
import { platformName } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import type { ReactNode } from 'react';
import { formatLabel, hoursLabel, listLabel, periodLabel } from '#features/drafts/draft-texts.ts';
import { generalFa } from '#features/drafts/general/general.fa.ts';
import { getDays, isPeriodKnown, getPerDay } from '#features/drafts/general/goal/clicks-goal.ts';

const say = generalFa.rail.sentence;
const Strong = ({ children }: { children: ReactNode }) => <strong className="font-semibold text-text">{children}</strong>;

/** The goal and the budget. */
function Aim({ data }: { data: CampaignDraft }) {
  const { campaign_type, budget, goal_total_reach: goal } = data;
  if (campaign_type === 'CPM' && goal !== null)
    return (
      <>
        <span>{say.untilViews}</span>
        <Strong>
          {formatScaledText(getTarget(data) ?? 0)}
          {say.views}
        </Strong>
      </>
    );
  if (campaign_type === 'CPC' && goal !== null)
    return (
      <>
        <span>{say.perDay}</span>
        <Strong>
          {formatNumber(getPerDay(goal, getDays(data)))}
          {say.clicks}
        </Strong>
        {isPeriodKnown(data) && (
          <>
            <span>{say.inAll}</span>
            <Strong>
              {formatNumber(goal)}
              {say.clicks}
            </Strong>
          </>
        )}
      </>
    );
  if (campaign_type === 'CPM' || campaign_type === 'CPC') return null;
  if (budget !== null)
    return (
      <>
        <span>{say.upTo}</span>
        <Strong>
          {formatScaledText(budget)}
          {say.toman}
        </Strong>
      </>
    );
  if (goal === null) return null;
  return (
    <>
      <span>{say.forReach}</span>
      <Strong>
        {formatScaledText(goal)}
        {say.people}
      </Strong>
    </>
  );
}

/** The campaign in one sentence, which leaves out open answers. */
export function Sentence({ data }: { data: CampaignDraft }) {
  const period = periodLabel(data.publish_period_start, data.publish_period_end);
  return (
    <p className="text-lg leading-prose text-text-2">
      <span>{say.one}</span>
      <Strong>{formatLabel(data)}</Strong>
      <span>{say.in}</span>
      <Strong>{platformName(data.media_type)}</Strong>
      {data.campaign_type === 'INFLUENCE' && <span>{say.made}</span>}
      {data.campaign_type === 'REACH' && <span>{say.ready}</span>}
      {period !== '' && (
        <>
          <span>{say.from}</span>
          <Strong>{period}</Strong>
        </>
      )}
      <span>{say.hour}</span>
      <Strong>{hoursLabel(data.preferred_publish_start_hour, data.preferred_publish_end_hour)}</Strong>
      {data.execution_locations.length > 0 && (
        <>
          <span>{say.audience}</span>
          <Strong>{listLabel(data.execution_locations)}</Strong>
        </>
      )}
      <Aim data={data} />
      <span>{say.stop}</span>
    </p>
  );
}
