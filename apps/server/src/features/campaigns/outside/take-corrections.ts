import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import type { LifeCampaign, LifePlacement } from '@jarchi/domain/campaigns/life/campaign.ts';
import { isPaidByUnits, isPausedHour } from '@jarchi/domain/campaigns/rules/share-rules.ts';
import { act } from '@jarchi/domain/campaigns/turn/act.ts';
import { joined } from '@jarchi/domain/campaigns/turn/advance.ts';
import type { Turn } from '@jarchi/domain/campaigns/turn/turn.ts';
import type { Metric } from '@jarchi/domain/campaigns/goals.ts';
import type { HourFigures } from '#connectors/platforms/platform-connector.ts';
import { planSlotsOf } from '#features/campaigns/life/life-of-rows.ts';
import type { CountedFigure } from '#features/campaigns/life/deps.ts';
import type { SeenBeside, StoredLife, Writing } from '#features/campaigns/life/stored-life.ts';

/** The metric whose units a campaign buys; undefined where it buys hours. */
const paidMetric = ({ campaign_type }: Pick<LifeCampaign, 'campaign_type'>): Metric | undefined =>
  isPaidByUnits(campaign_type) ? (campaign_type === 'CPC' ? 'clicks' : 'views') : undefined;

/** Figures of hours that are measured: the platform has changed them since. */
function isCorrected({ live_at, measured_until }: LifePlacement, { hour }: HourFigures): boolean {
  return live_at !== null && measured_until !== null && hour < measured_until && hour + HOUR_MS > live_at;
}

/**
 * Stores corrected figures of a locked campaign, and returns the turn in which its life takes what was added to paid hours; undefined if
 * nothing counts anew.
 */
export async function takeCorrections(writing: Writing, { row, life }: StoredLife, seen: SeenBeside): Promise<Turn | undefined> {
  const { tx, deps, now } = writing;
  const metric = paidMetric(life);
  const isPaidHour = (hour: number) => metric !== undefined && !isPausedHour(hour, life.pauses);
  const rows = life.placements.flatMap((item) =>
    (seen.hours.get(item.id) ?? [])
      .filter((figures) => isCorrected(item, figures))
      .map((figures) => ({
        ...figures,
        placement_id: item.id,
        ...(metric && isPaidHour(figures.hour) && { paid: { metric, is_settled: item.share !== 'open' } }),
      })),
  );
  if (rows.length === 0) return undefined;
  const of = { account_id: row.account_id, campaign_id: row.id, source: seen.source, collected_at: new Date(now) };
  const counted = await deps.measurements.ingest(tx, { ...of, rows });
  const correct = (before: LifeCampaign, { placement_id, hour, added, metric: counting }: CountedFigure): Turn => {
    const item = before.placements.find(({ id }) => id === placement_id);
    const delivered = (item?.delivered_units ?? 0) + (counting === metric && isPaidHour(hour) ? added : 0);
    const command = { event: 'correct', placement: placement_id, hour, delivered } as const;
    const turn = act(before, { command, by: 'system', now }, planSlotsOf(row));
    if (!turn.ok) throw new Error(`figures of placement ${placement_id} at ${hour} count, and its life refuses them: ${turn.error.code}`);
    return turn.value;
  };
  return counted.reduce<Turn | undefined>((turn, figure) => {
    const then = correct(turn?.life ?? life, figure);
    return turn ? joined(turn, then) : then;
  }, undefined);
}
