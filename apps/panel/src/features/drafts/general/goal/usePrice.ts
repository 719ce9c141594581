import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { addDays } from '@jarchi/domain/calendar/jalali.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { checkClicksGoal } from '@jarchi/domain/pricing/goals/clicks-price.ts';
import { checkViewsGoal } from '@jarchi/domain/pricing/goals/views-price.ts';
import { pauses } from '@jarchi/ui/toasts/pauses.ts';
import { useRested } from '@jarchi/ui/use-rested.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#api/api.ts';
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

export type ViewsPrice = CallAnswer<'pricing', 'getCpmPrice'>;
export type ClicksPrice = CallAnswer<'pricing', 'getCpcPrice'>;

/** Requests a price once the question stops changing, and shows the last one meanwhile. Each question is sent once; an outdated one is aborted. */
function useAsked<Q extends object, T>(
  name: string,
  scope: string,
  question: Q | undefined,
  ask: (question: Q, signal: AbortSignal) => Promise<T>,
): Price<T> {
  const text = question === undefined ? '' : JSON.stringify(question);
  const rested = useRested(text, pauses.figures);
  // An empty question applies at once.
  const still = text === '' ? '' : rested;
  const query = useQuery({
    queryKey: ['pricing', name, still],
    enabled: still !== '',
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(JSON.parse(still) as Q, signal),
  });
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
  type Question = CallInput<'pricing', 'getCpmPrice'>['body'];
  const question: Question | undefined = isWhole ? { media_type, content_type, goal_total_reach: goal } : undefined;
  return useAsked('views', getScope(data), question, (body, signal) => api.pricing.getCpmPrice({ body }, { signal }));
}

/** The price of a CPC campaign's clicks; for tomorrow only until the period is known. */
export function useClicksPrice(data: CampaignDraft, today: string | undefined): Price<ClicksPrice> {
  const { campaign_type, media_type, content_type, goal_total_reach: goal } = data;
  const tomorrow = today === undefined ? null : addDays(today, 1);
  const isKnown = isPeriodKnown(data);
  const start = isKnown ? data.publish_period_start : tomorrow;
  const end = isKnown ? data.publish_period_end : tomorrow;
  const isWhole = campaign_type === 'CPC' && goal !== null && checkClicksGoal(goal, getDays(data)).length === 0;
  type Question = CallInput<'pricing', 'getCpcPrice'>['body'];
  const question: Question | undefined =
    isWhole && start !== null && end !== null
      ? { media_type, content_type, goal_total_reach: goal, publish_period_start: start, publish_period_end: end }
      : undefined;
  return useAsked('clicks', getScope(data), question, (body, signal) => api.pricing.getCpcPrice({ body }, { signal }));
}
