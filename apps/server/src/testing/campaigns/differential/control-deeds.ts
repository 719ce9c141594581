import type { Api } from '@jarchi/api-client/api.ts';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { isReplaceable } from '@jarchi/domain/campaigns/life/campaign.ts';
import type { LifeEvent } from '@jarchi/domain/campaigns/life/events.ts';
import type { Deed, Seen } from './deeds.ts';
import { getShown } from './deeds.ts';
import { getPlacements } from './rows.ts';
import { actOnTwin, changeTwin } from './twin.ts';

const iso = (at: number) => new Date(at).toISOString();

/** A pause of now or later, with or without an end. */
export function pausing({ rows, random, now, key }: Seen): Deed {
  const { id } = rows.campaign;
  const pause_at = random.chance(0.5) ? null : now + random.between(1, 20 * HOUR_MS);
  const begin = pause_at ?? now;
  const resume_at = random.chance(0.3) ? null : begin + random.between(1, 30 * HOUR_MS);
  const body = {
    expected: { captured: 0, released: 0 },
    pause_at: pause_at === null ? null : iso(pause_at),
    resume_at: resume_at === null ? null : iso(resume_at),
  };
  const command: LifeEvent = pause_at === null ? { event: 'pause', resume_at } : { event: 'plan_pause', pause_at, resume_at };
  return {
    name: pause_at === null ? 'pause' : 'plan a pause',
    isKeyed: true,
    send: (by) => by.campaigns.pauseCampaign({ params: { id }, body }, { idempotencyKey: key }),
    live: (before) => actOnTwin(before, command, { by: 'advertiser', now, key }),
  };
}

export function resuming({ rows, now, key }: Seen): Deed {
  const { id } = rows.campaign;
  return {
    name: 'resume',
    isKeyed: true,
    send: (by) => by.campaigns.resumeCampaign({ params: { id }, body: {} }, { idempotencyKey: key }),
    live: (before) => {
      const isPlanned = before.life.state === 'PUBLISHING' && before.life.pause_at !== null;
      return actOnTwin(before, { event: isPlanned ? 'cancel_pause' : 'resume' }, { by: 'advertiser', now, key });
    },
  };
}

export function stopping({ twin, rows, random, now, key }: Seen): Deed {
  const { id } = rows.campaign;
  const command: LifeEvent = { event: 'stop' };
  const expected = getShown(twin, command, now);
  const comment = random.pick(['', 'sold out']);
  return {
    name: 'stop',
    isKeyed: true,
    send: (by) => by.campaigns.stopCampaign({ params: { id }, body: { expected, reason: comment } }, { idempotencyKey: key }),
    live: (before) => actOnTwin(before, command, { by: 'advertiser', now, key, facts: comment === '' ? {} : { comment } }),
  };
}

/** Another publisher takes the share of one who fell out, or one who did not. */
export async function replacing({ twin, rows, random, funds, now, key }: Seen, client: Api): Promise<Deed | undefined> {
  const { id } = rows.campaign;
  const open = twin.life.placements.filter(isReplaceable);
  const item = random.pick(open.length > 0 ? open : twin.life.placements);
  if (!item) return undefined;
  const params = { id, placement: item.id };
  const listed = await client.campaigns.listReplacements({ params }).catch(() => ({ results: [] }));
  const candidate = listed.results.length > 0 ? random.pick(listed.results) : undefined;
  const body = { plan_id: candidate?.plan_id ?? 1, expected_difference: candidate?.difference ?? 0 };
  const known = new Set(twin.life.placements.map((one) => one.id));
  return {
    name: 'replace',
    isKeyed: true,
    send: (by) => by.campaigns.replacePlacement({ params, body }, { idempotencyKey: key }),
    mayRefuse: ['replacement_gone', 'preview_changed'],
    live: (before, after) => {
      const taken = after.life.placements.find((one) => !known.has(one.id));
      if (!taken) return undefined;
      const { line, bought } = taken;
      const command: LifeEvent = { event: 'replace', placement: item.id, replacement: { id: taken.id, line, bought }, funds };
      const placements = new Map([...before.placements, ...getPlacements(after)]);
      const done = actOnTwin({ ...before, placements }, command, { by: 'advertiser', now, key });
      return done && changeTwin(done, { total: before.life.total + line.total - item.line.total });
    },
  };
}

export function releasing({ twin, rows, random, now, key }: Seen): Deed | undefined {
  const { id } = rows.campaign;
  const open = twin.life.placements.filter(isReplaceable);
  const item = random.pick(open.length > 0 ? open : twin.life.placements);
  if (!item) return undefined;
  const command: LifeEvent = { event: 'drop', placement: item.id };
  const expected = getShown(twin, command, now);
  return {
    name: 'release a share',
    isKeyed: true,
    send: (by) => by.campaigns.dropPlacement({ params: { id, placement: item.id }, body: { expected } }, { idempotencyKey: key }),
    live: (before) => actOnTwin(before, command, { by: 'advertiser', now, key }),
  };
}

export function disputing({ rows, now, key }: Seen): Deed {
  const { id } = rows.campaign;
  const reason = 'too few people saw it';
  return {
    name: 'dispute',
    isKeyed: true,
    send: (by) => by.campaigns.openDispute({ params: { id }, body: { reason } }, { idempotencyKey: key }),
    live: (before) => actOnTwin(before, { event: 'dispute' }, { by: 'advertiser', now, key, facts: { comment: reason } }),
  };
}
