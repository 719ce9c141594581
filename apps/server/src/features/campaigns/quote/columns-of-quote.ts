import { getLane } from '@jarchi/domain/campaigns/campaign-life.ts';
import type { LifeQuote } from '@jarchi/domain/campaigns/life/events.ts';
import { windowInstants, type PublishWindow } from '@jarchi/domain/campaigns/slots.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import type { NewCampaign } from '#features/campaigns/rows/campaigns.repository.ts';
import type { FrozenQuote } from './quote-brief.ts';

/** The columns of a campaign's price. */
export function getPriceColumns({ quote, services, discounts, bundles, placements, valid_until }: FrozenQuote) {
  return {
    price: quote.price,
    discount: quote.discount,
    vat: quote.vat,
    total: quote.total,
    vat_percent: quote.vat_percent,
    services,
    discounts,
    bundles,
    quote_valid_until: valid_until,
    publishers: placements.length,
  } satisfies Partial<NewCampaign>;
}

/** The columns of a complete brief at its price. */
export function getColumns(brief: CampaignDraft, quoted: FrozenQuote) {
  if (brief.publish_period_start === null || brief.publish_period_end === null) throw new Error('a complete brief has its period');
  return {
    title: brief.title.trim(),
    media_type: brief.media_type,
    campaign_type: brief.campaign_type,
    content_type: brief.content_type,
    publish_period_start: brief.publish_period_start,
    publish_period_end: brief.publish_period_end,
    preferred_publish_start_hour: brief.preferred_publish_start_hour,
    preferred_publish_end_hour: brief.preferred_publish_end_hour,
    budget: brief.budget,
    goal_total_reach: brief.goal_total_reach,
    brief,
    search_text: foldForSearch(brief.title),
    ...getPriceColumns(quoted),
  } satisfies Partial<NewCampaign>;
}

/** The price as a campaign's life freezes it. Its placements have no rows yet: their plans identify them. */
export function getLifeQuote(
  columns: PublishWindow & { readonly campaign_type: CampaignDraft['campaign_type'] },
  quoted: FrozenQuote,
): LifeQuote {
  return {
    placements: quoted.placements.map(({ plan, line, bought_units }) => ({
      id: plan.id,
      line,
      bought: bought_units ?? plan.availability_hours,
    })),
    ceiling: getLane(columns.campaign_type) === 2 ? quoted.quote.total : null,
    publish_until: windowInstants(columns).to,
  };
}
