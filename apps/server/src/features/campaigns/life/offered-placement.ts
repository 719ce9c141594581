import { getLane } from '@jarchi/domain/campaigns/campaign-life.ts';
import type { LifeCampaign, LifePlacement } from '@jarchi/domain/campaigns/life/campaign.ts';
import type { OfferedPlacement } from '#connectors/platforms/platform-connector.ts';
import type { CampaignRecord, PlacementRecord } from '#features/campaigns/rows/campaigns.repository.ts';

/** A placement as the outside needs to know it: what was bought, and how far it has come. */
export function offeredPlacement(
  row: CampaignRecord,
  record: PlacementRecord,
  life: Pick<LifeCampaign, 'publish_until' | 'pauses'>,
  item: Pick<LifePlacement, 'offered_at' | 'slot_at' | 'live_at'>,
): OfferedPlacement {
  return {
    placement_id: record.id,
    publisher_id: record.publisher_id,
    media_type: row.media_type,
    content_type: row.content_type,
    availability_hours: record.availability_hours,
    reach_estimate: record.reach_estimate,
    price: record.plan_price ?? record.price,
    bought_units: record.bought_units,
    metric: row.campaign_type === 'CPC' ? 'clicks' : 'views',
    is_content_made: getLane(row.campaign_type) === 2,
    publish_until: life.publish_until,
    pauses: life.pauses,
    preferred_publish_start_hour: row.preferred_publish_start_hour,
    preferred_publish_end_hour: row.preferred_publish_end_hour,
    offered_at: item.offered_at ?? row.state_since.getTime(),
    slot_at: item.slot_at,
    live_at: item.live_at,
    post_ref: record.post_ref,
  };
}
