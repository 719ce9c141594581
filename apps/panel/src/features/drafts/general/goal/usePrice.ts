import { addDays } from '@jarchi/domain/calendar/jalali.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { checkClicksGoal } from '@jarchi/domain/pricing/goals/clicks-price.ts';
import { checkViewsGoal } from '@jarchi/domain/pricing/goals/views-price.ts';
import { pauses } from '@jarchi/ui/toasts/pauses.ts';
import { useRested } from '@jarchi/ui/use-rested.ts';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import {
  clicksPriceQuery,
  viewsPriceQuery,
  type ClicksPrice,
  type ClicksQuestion,
  type ViewsPrice,
  type ViewsQuestion,
} from '#data/pricing/pricing.ts';
import { getDays, isPeriodKnown } from './clicks-goal.ts';

export interface Price<T> {
  /** The latest price of this platform and format. */
  readonly answer: T | undefined;
  /** The price is that of an earlier goal. */
  readonly isOld: boolean;
  readonly isAsking: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Requests a price once the question stops changing, and shows the last one meanwhile. Each question is sent once; an outdated one is aborted. */
function useAsked<T, K extends readonly unknown[]>(
  scope: string,
  question: object | undefined,
  queryOf: (question: string) => UseQueryOptions<T, Error, T, K>,
): Price<T> {
  const text = question === undefined ? '' : JSON.stringify(question);
  const rested = useRested(text, pauses.figures);
  // An empty question applies at once.
  const still = text === '' ? '' : rested;
  const query = useQuery(queryOf(still));
  const [last, setLast] = useState<{ readonly scope: string; readonly text: string; readonly answer: T }>();
  const fresh = query.isPlaceholderData || still === '' ? undefined : query.data;
  if (fresh !== undefined && fresh !== last?.answer) setLast({ scope, text: still, answer: fresh });
  const known = last?.scope === scope ? last : undefined;
  return {
    answer: known?.answer,
    isOld: known !== undefined && known.text !== text,
    isAsking: text !== '' && (text !== still || query.isFetching),
    error: text === still && query.isError ? query.error : null,
    retry: () => void query.refetch(),
  };
}

const getScope = ({ media_type, content_type }: CampaignDraft) => `${media_type} ${content_type}`;

/** The price of a CPM campaign's views; a goal that cannot be bought is not requested. */
export function useViewsPrice(data: CampaignDraft): Price<ViewsPrice> {
  const { campaign_type, media_type, content_type, goal_total_reach: goal } = data;
  const isWhole = campaign_type === 'CPM' && goal !== null && checkViewsGoal(media_type, goal).length === 0;
  const question: ViewsQuestion | undefined = isWhole ? { media_type, content_type, goal_total_reach: goal } : undefined;
  return useAsked(getScope(data), question, viewsPriceQuery);
}

/** The price of a CPC campaign's clicks; for tomorrow only until the period is known. */
export function useClicksPrice(data: CampaignDraft, today: string | undefined): Price<ClicksPrice> {
  const { campaign_type, media_type, content_type, goal_total_reach: goal } = data;
  const tomorrow = today === undefined ? null : addDays(today, 1);
  const isKnown = isPeriodKnown(data);
  const start = isKnown ? data.publish_period_start : tomorrow;
  const end = isKnown ? data.publish_period_end : tomorrow;
  const isWhole = campaign_type === 'CPC' && goal !== null && checkClicksGoal(goal, getDays(data)).length === 0;
  const question: ClicksQuestion | undefined =
    isWhole && start !== null && end !== null
      ? { media_type, content_type, goal_total_reach: goal, publish_period_start: start, publish_period_end: end }
      : undefined;
  return useAsked(getScope(data), question, clicksPriceQuery);
}
