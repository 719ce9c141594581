import { DAY_MS, HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { windowInstants } from '@jarchi/domain/campaigns/slots.ts';
import { startOfTehranHour } from '@jarchi/domain/reports/reports.ts';
import type { CampaignRecord, PlacementRecord } from '#features/campaigns/campaigns.repository.ts';

/** The scripted platform's figures of each hour. */
const EACH_HOUR = { views: 120, clicks: 3 };

/** The price of `delivered` of the `bought` units, net and VAT each rounded half up. */
function getPart({ price, discount, vat }: PlacementRecord, delivered: number, bought: number): number {
  const part = (amount: number) => Math.floor((2 * amount * delivered + bought) / (2 * bought));
  return delivered >= bought ? price - discount + vat : part(price - discount) + part(vat);
}

/** Hours between what the previous version measured and the end, each with the same figures. */
function deliveredLater(row: CampaignRecord, item: PlacementRecord, was: PlacementRecord): number {
  if (item.live_at === null) return 0;
  const from = was.measured_until?.getTime() ?? startOfTehranHour(item.live_at.getTime());
  const until = Math.min(was.ended_at?.getTime() ?? Infinity, windowInstants(row).to);
  const hours = Math.max(0, Math.ceil((until - from) / HOUR_MS));
  return hours * (row.campaign_type === 'CPC' ? EACH_HOUR.clicks : EACH_HOUR.views);
}

/**
 * What a placement has captured by the plain rules: its whole price, its whole hours, its views, or half of it when it was cancelled late.
 */
export function capturedByRules(row: CampaignRecord, item: PlacementRecord, was: PlacementRecord, cancelledAt: number | undefined): number {
  const isOverBefore = was.state === 'declined' || was.state === 'failed';
  if (isOverBefore || item.id !== was.id) return was.captured;
  if (item.bought_units !== null && item.live_at !== null)
    return getPart(item, Math.min(item.bought_units, was.delivered_units + deliveredLater(row, item, was)), item.bought_units);
  if (item.state === 'ended') return row.total === 0 && was.state !== 'ended' ? 0 : getPart(item, 1, 1);
  if (item.state === 'cut_short') {
    const hours = Math.floor((item.ended_at!.getTime() - item.live_at!.getTime()) / HOUR_MS);
    return getPart(item, hours, item.availability_hours);
  }
  if (cancelledAt === undefined || (was.slot_at === null && was.state !== 'content_confirmed')) return 0;
  const isNear = was.slot_at !== null && was.slot_at.getTime() - cancelledAt < DAY_MS;
  return isNear || row.campaign_type === 'INFLUENCE' ? getPart(item, 1, 2) : 0;
}
