import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { openHold, type LifeCampaign, type LifePlacement } from '@jarchi/domain/campaigns/life/campaign.ts';
import { dueEvents, waitsFor } from '@jarchi/domain/campaigns/life/clock.ts';
import { questionsFor } from '@jarchi/domain/campaigns/turn/questions.ts';
import { captureTotal } from '@jarchi/domain/money/captures.ts';
import { campaign, placement } from '#features/campaigns/campaigns.tables.ts';
import { readLife } from '#features/campaigns/life/life-of-rows.ts';
import type { CampaignRecord, PlacementRecord } from '#features/campaigns/campaigns.repository.ts';
import type { Database } from '#infra/store/db.ts';
import { createTenancy } from '#infra/store/tenancy.ts';

/** When the store of the previous version was copied. */
export const TAKEN_AT = Date.parse('2026-12-07T08:00:00Z');

export interface StoredLife {
  readonly row: CampaignRecord;
  readonly places: readonly PlacementRecord[];
  readonly life: LifeCampaign;
}

/** Every campaign of a store as this version reads it, by its title. */
export async function readLives(store: Database): Promise<ReadonlyMap<string, StoredLife>> {
  const { rows, all } = await createTenancy(store).withSystem(async (tx) => ({
    rows: await tx.select().from(campaign),
    all: await tx.select().from(placement),
  }));
  const lives = rows.map((row): [string, StoredLife] => {
    const places = all
      .filter((item) => item.account_id === row.account_id && item.campaign_id === row.id)
      .toSorted((one, other) => one.id - other.id);
    return [row.title, { row, places, life: readLife(row, places) }];
  });
  return new Map(lives.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Hours since the store was copied, to the minute. */
const hour = (at: number) => String(Math.round(((at - TAKEN_AT) / HOUR_MS) * 60) / 60).replace(/(\.\d\d)\d+$/, '$1');
const since = (word: string, at: number | null) => (at === null ? [] : [`${word} ${hour(at)}`]);

/** A life in words, for people to compare: its campaign in one row, each of its places in another. */
export function describeLife(title: string, life: LifeCampaign): string[] {
  const { state, reason, version, held, captured, released, rest_released } = life;
  const due = dueEvents(life).map(({ event, at }) => `${event} ${hour(at)}`);
  const asks = [...new Set(questionsFor(life, TAKEN_AT).map(({ ask }) => ask))];
  const said = [
    `${title}: ${reason ?? state} ${version}`,
    `since ${hour(life.state_since)}`,
    `changed ${hour(life.changed_at)}`,
    ...since('list', life.list_ready_at),
    `waits for ${waitsFor(life) ?? 'nobody'}`,
    ...(asks.length === 0 ? [] : [`asks ${asks.join(' ')}`]),
    ...(due.length === 0 ? [] : [`due ${due.join(' ')}`]),
    `held ${held} - ${captured} - ${released}${rest_released === 0 ? '' : ` rest ${rest_released}`} = ${openHold(life)}`,
  ];
  return [said.join(', '), ...life.placements.map((item) => `  ${describePlace(item)}`)];
}

function describePlace(item: LifePlacement): string {
  const { state, share, capture, released, rejections, out_reason } = item;
  const { gross, discount, vat, publisher } = capture;
  const money = gross === 0 ? [] : [`captured ${captureTotal(capture)}: ${gross} - ${discount} + ${vat}, publisher ${publisher}`];
  return [
    state,
    `share ${share}`,
    ...since('asked', item.offered_at),
    ...since('owed', item.owed_since),
    ...since('delivered', item.delivered_at),
    ...(rejections === 0 ? [] : [`rejected ${rejections}`]),
    ...since('slot', item.slot_at),
    ...since('live', item.live_at),
    ...since('ended', item.ended_at),
    ...since(`out: ${out_reason}`, item.out_at),
    ...money,
    ...(released === 0 ? [] : [`released ${released}`]),
  ].join(', ');
}
