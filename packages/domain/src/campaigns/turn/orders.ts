import type { LifeCampaign, LifePlacement } from '#campaigns/life/campaign.ts';
import { isPlacementOver, type OutReason } from '#campaigns/placements.ts';
import { isPaidByUnits } from '#campaigns/rules/share-rules.ts';
import type { Order } from './turn.ts';

/** The orders to the outside after one event. They follow from what the event changed, whoever caused it. */
export function ordersBetween(before: LifeCampaign, after: LifeCampaign): Order[] {
  return after.placements.flatMap((item) => {
    const was = before.placements.find(({ id }) => id === item.id);
    return [...listOrders(was, item), ...endOrders(before, after, was, item), ...deliveryOrders(before, after, was, item)];
  });
}

function listOrders(was: LifePlacement | undefined, item: LifePlacement): Order[] {
  const placement = item.id;
  if (item.state === 'offered' && item.offered_at !== null && was?.offered_at !== item.offered_at)
    return [{ order: 'ask_publisher', placement, key: `ask:${placement}:${item.offered_at}` }];
  if (item.state === 'content_pending' && was?.owed_since !== item.owed_since) {
    const attempt = item.rejections + 1;
    return [{ order: 'order_content', placement, attempt, key: `content:${placement}:${attempt}` }];
  }
  if (item.state === 'scheduled' && was?.state !== 'scheduled' && item.slot_at !== null)
    return [{ order: 'publish', placement, slot_at: item.slot_at, key: `publish:${placement}` }];
  return [];
}

const isOut = ({ state, reason }: Pick<LifeCampaign, 'state' | 'reason'>): boolean => state === 'INACTIVE' && reason !== 'paused';

/** Whether a publisher who was asked is not needed: the campaign is over, or its advertiser left the publisher out. */
const isNotNeeded = (out_reason: OutReason | null | undefined): boolean => out_reason === 'campaign_over' || out_reason === 'left_out';

/** When a campaign ends, scheduled placements, and live ones that are over with it, are taken down, and every other publisher who was asked is called off. */
function endOrders(before: LifeCampaign, after: LifeCampaign, was: LifePlacement | undefined, item: LifePlacement): Order[] {
  const placement = item.id;
  const isClosed = isNotNeeded(item.out_reason) && !isNotNeeded(was?.out_reason);
  // Posts that the advertiser paid whole stay up.
  const isTaken = was?.state === 'live' && item.state === 'cut_short' && isOut(after) && !isOut(before);
  if ((isTaken && !isPaidByUnits(after.campaign_type)) || (isClosed && was?.state === 'scheduled'))
    return [{ order: 'take_down', placement, key: `take_down:${placement}` }];
  return isClosed && item.offered_at !== null ? [{ order: 'call_off', placement, key: `call_off:${placement}` }] : [];
}

/** Networks are paused and resumed; a placement whose views or clicks are over is taken down. */
function deliveryOrders(before: LifeCampaign, after: LifeCampaign, was: LifePlacement | undefined, item: LifePlacement): Order[] {
  const placement = item.id;
  const isRunning = item.state === 'live' || item.state === 'scheduled';
  const isCounted = isPaidByUnits(after.campaign_type);
  const isEnded = was?.state === 'live' && isPlacementOver(item.state);
  if (isCounted && isEnded) return [{ order: 'take_down', placement, key: `take_down:${placement}` }];
  if (!isRunning || after.pauses.length + openPauses(after) === before.pauses.length + openPauses(before)) return [];
  const is_on = openPauses(after) === 0;
  return [{ order: 'set_delivery', placement, is_on, key: `delivery:${placement}:${after.pauses.length}:${is_on ? 'on' : 'off'}` }];
}

const openPauses = ({ pauses }: LifeCampaign): number => pauses.filter(({ to }) => to === null).length;
