import type { Actor } from '#campaigns/campaign-life.ts';
import type { LifeCampaign, LifePlacement } from '#campaigns/life/campaign.ts';
import { allowedPlacementEvents, type PlacementEvent } from '#campaigns/rules/placement-events.ts';
import { captureTotal } from '#money/captures.ts';
import type { Toman } from '#money/money.ts';

/** The events that an actor may cause for a placement now. */
export function allowedForPlacement(campaign: LifeCampaign, placement: LifePlacement, actor: Actor): PlacementEvent[] {
  if (campaign.is_archived && actor === 'advertiser') return [];
  return allowedPlacementEvents(campaign, placement.state, actor, campaign.campaign_type);
}

/** How much of a captured placement may still be refunded, with its VAT. */
export function refundLimit({ capture, refunded }: Pick<LifePlacement, 'capture' | 'refunded'>): Toman {
  return captureTotal(capture) - refunded;
}
