import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { DEADLINE_HOURS } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { getIntent } from '@jarchi/domain/campaigns/rules/derived-state.ts';
import type { LifeCampaign, LifePlacement } from '@jarchi/domain/campaigns/life/campaign.ts';
import { assignSlots, firstPublishMoment, windowInstants, type PublishWindow } from '@jarchi/domain/campaigns/slots.ts';
import type { PlanSlots } from '@jarchi/domain/campaigns/turn/advance.ts';
import type { CampaignRecord, PlacementRecord } from '#features/campaigns/rows/campaigns.repository.ts';

const ms = (at: Date | null): number | null => at?.getTime() ?? null;

/** The life of a campaign, read from its rows. */
export function readLife(row: CampaignRecord, placements: readonly PlacementRecord[]): LifeCampaign {
  const { id, campaign_type, state, reason, version, replacement_hours, is_auto_after_charge, is_auto_replace, total, pauses } = row;
  const { held, captured, released, refunded, rest_released, credit_notes } = row;
  return {
    id,
    campaign_type,
    state,
    reason,
    version,
    replacement_hours,
    is_auto_after_charge,
    is_auto_replace,
    total,
    pauses,
    held,
    captured,
    released,
    refunded,
    rest_released,
    credit_notes,
    intent: getIntent(row),
    state_since: row.state_since.getTime(),
    changed_at: row.changed_at.getTime(),
    is_archived: row.is_deleted,
    quoted_at: row.quote_valid_until.getTime() - DEADLINE_HOURS.quote * HOUR_MS,
    publish_until: windowInstants(row).to,
    list_ready_at: ms(row.list_ready_at),
    pause_at: ms(row.pause_at),
    resume_at: ms(row.resume_at),
    disputed_at: ms(row.disputed_at),
    placements: placements.map(readLifePlacement),
  };
}

function readLifePlacement(item: PlacementRecord): LifePlacement {
  const { id, state, share, released, refunded, out_reason, rejections, delivered_units } = item;
  const { captured, captured_vat: vat, captured_discount: discount, captured_publisher: publisher } = item;
  const { price, total, publisher_price, net_step } = item;
  return {
    id,
    state,
    share,
    released,
    refunded,
    out_reason,
    rejections,
    delivered_units,
    line: { price, discount: item.discount, vat: item.vat, total, publisher_price, net_step },
    bought: item.bought_units ?? item.availability_hours,
    capture: { gross: captured - vat + discount, discount, vat, publisher },
    offered_at: ms(item.offered_at),
    out_at: ms(item.out_at),
    slot_at: ms(item.slot_at),
    live_at: ms(item.live_at),
    edited_at: ms(item.edited_at),
    ended_at: ms(item.ended_at),
    owed_since: ms(item.owed_since),
    delivered_at: ms(item.delivered_at),
    measured_until: ms(item.measured_until),
  };
}

/** Posts are spread over the campaign's period; views and clicks begin with it. */
export function planSlotsOf(row: PublishWindow & Pick<CampaignRecord, 'campaign_type'>): PlanSlots {
  const isCounted = row.campaign_type === 'CPM' || row.campaign_type === 'CPC';
  return (count, notBefore) => {
    if (!isCounted) return assignSlots(count, row, notBefore);
    return Array.from({ length: count }, () => firstPublishMoment(row, notBefore + HOUR_MS));
  };
}
