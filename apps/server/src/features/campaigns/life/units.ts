import { mustBecome } from '@jarchi/domain/campaigns/placements.ts';
import { isPaidHour } from '@jarchi/domain/campaigns/rules/share-rules.ts';
import { windowInstants } from '@jarchi/domain/campaigns/slots.ts';
import type { HourFigures } from '#connectors/platforms/platform-connector.ts';
import { captureUnits } from '#features/campaigns/campaigns.money.ts';
import type { Sighting } from '#features/campaigns/campaigns.observe.ts';
import type { CampaignRecord, NewPlacement, PlacementRecord } from '#features/campaigns/campaigns.repository.ts';
import type { Tx } from '#infra/tenancy.ts';
import type { LifeDeps } from './deps.ts';
import { note } from './placement-steps.ts';

const HOUR_MS = 3_600_000;

/** What is bought and counted: views (CPM) or clicks (CPC). */
const metricOf = ({ campaign_type }: CampaignRecord) => (campaign_type === 'CPC' ? 'clicks' : 'views');

interface Counted {
  readonly hours: readonly HourFigures[];
  readonly delivered: number;
  /** The end of the hour in which the goal was reached. */
  readonly reachedAt: number | undefined;
}

/** The hours that are new and paid for, up to the one that reaches the goal. */
function countHours(row: CampaignRecord, item: PlacementRecord, bought: number, sighting: Sighting | undefined): Counted {
  const ended = item.ended_at?.getTime() ?? Infinity;
  const removed = sighting?.post?.seen === 'removed' ? sighting.post.removed_at : Infinity;
  // Nobody can pause a campaign yet.
  const time = { live_at: item.live_at?.getTime() ?? Infinity, until: Math.min(ended, removed, windowInstants(row).to), pauses: [] };
  const from = item.measured_until?.getTime() ?? 0;
  const metric = metricOf(row);
  const hours: HourFigures[] = [];
  let delivered = item.delivered_units;
  for (const hour of sighting?.hours ?? []) {
    if (hour.hour < from || !isPaidHour(hour.hour, time)) continue;
    hours.push(hour);
    delivered += hour[metric];
    if (delivered >= bought) return { hours, delivered, reachedAt: hour.hour + HOUR_MS };
  }
  return { hours, delivered, reachedAt: undefined };
}

/** Views and clicks of a network: each paid hour is captured as it comes in; the end is the goal's, the period's, or the post's own. */
export async function followUnits(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  item: PlacementRecord,
  sighting: Sighting | undefined,
  now: number,
): Promise<{ readonly hours: readonly HourFigures[]; readonly change: Partial<NewPlacement> }> {
  const bought = item.bought_units ?? 0;
  const { hours, delivered, reachedAt } = countHours(row, item, bought, sighting);
  if (delivered > item.delivered_units) await captureUnits(tx, deps.ledger, row, item, delivered, new Date(now));
  const measured_until = sighting?.measured_until === undefined ? {} : { measured_until: new Date(sighting.measured_until) };
  if (item.state !== 'live') return { hours, change: measured_until };
  const removedAt = sighting?.post?.seen === 'removed' ? sighting.post.removed_at : undefined;
  const periodEnd = windowInstants(row).to;
  const endedAt = reachedAt ?? (removedAt !== undefined && removedAt < periodEnd ? removedAt : now >= periodEnd ? periodEnd : undefined);
  if (endedAt === undefined) return { hours, change: measured_until };
  const isCut = reachedAt === undefined && removedAt !== undefined && removedAt < periodEnd;
  const state = mustBecome(item.state, isCut ? 'cut_short' : 'ended');
  const ended_at = new Date(Math.max(endedAt, item.live_at?.getTime() ?? 0));
  await note(tx, row, `placement_${state}`, isCut ? 'publisher' : 'system', ended_at, { title: item.title, delivered, bought });
  return { hours, change: { ...measured_until, state, ended_at } };
}
