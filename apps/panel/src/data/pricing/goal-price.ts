import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { pricingKeys } from './pricing.ts';

type Views = CallAnswer<'pricing', 'getCpmPrice'>;
type Clicks = CallAnswer<'pricing', 'getCpcPrice'>;

/** The price of a campaign's goal: thousands of views, or clicks over its period. */
export type GoalPrice = ({ readonly of: 'views' } & Views) | ({ readonly of: 'clicks' } & Clicks);

type Brief = Pick<
  CampaignDraft,
  'campaign_type' | 'media_type' | 'content_type' | 'goal_total_reach' | 'publish_period_start' | 'publish_period_end'
>;

/** Requests a price only where views or clicks are bought and their fields are complete. */
export function useGoalPrice(brief: Brief) {
  const { campaign_type, media_type, content_type, goal_total_reach, publish_period_start, publish_period_end } = brief;
  const format = { media_type, content_type };
  const isPeriod = publish_period_start !== null && publish_period_end !== null && publish_period_start <= publish_period_end;
  const period = isPeriod ? { publish_period_start, publish_period_end } : undefined;
  const isKnown = goal_total_reach !== null && (campaign_type === 'CPM' || (campaign_type === 'CPC' && period !== undefined));
  return useQuery({
    queryKey: pricingKeys.goal(campaign_type, format, goal_total_reach, campaign_type === 'CPC' ? period : null),
    enabled: isKnown,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<GoalPrice> => {
      const goal = { ...format, goal_total_reach: goal_total_reach ?? 0 };
      if (campaign_type === 'CPC' && period)
        return { of: 'clicks', ...(await api.pricing.getCpcPrice({ body: { ...goal, ...period } }, { signal })) };
      return { of: 'views', ...(await api.pricing.getCpmPrice({ body: goal }, { signal })) };
    },
  });
}
