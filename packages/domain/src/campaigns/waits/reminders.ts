import { HOUR_MS } from '#calendar/durations.ts';
import { applyEvent } from '#campaigns/life/apply-event.ts';
import { listDifference } from '#campaigns/life/buying.ts';
import type { LifeCampaign } from '#campaigns/life/campaign.ts';
import type { LifeEvent } from '#campaigns/life/events.ts';
import type { Toman } from '#money/money.ts';
import { startOfTehranHour } from '#calendar/jalali.ts';
import { ADVERTISER_WAITS, listOpenWaits, type AdvertiserWait, type OpenWait } from './waits.ts';

/** A reminder comes at half of a wait, and another this many hours before its end. */
export const LAST_REMINDER_HOURS = 6;

/** What the advertiser is reminded of. Instants in ms, amounts in toman with VAT. */
export interface Reminder {
  /** The same reminder always has the same key, and is sent once under it. */
  readonly key: string;
  readonly wait: AdvertiserWait;
  /** The placements that wait; empty where the campaign itself does. */
  readonly placements: readonly number[];
  /** The first and the last end of these waits. */
  readonly until: number;
  readonly last_until: number;
  /** What the lapses would release. */
  readonly released: Toman;
  /** What is to be paid. */
  readonly to_pay: Toman;
}

/**
 * The instants (ms) at which a wait is announced, in order. Those of placements are moved to the start of their hour, because a campaign's
 * placements wait by the dozen: one notice then names all whose instants are in the same hour.
 */
export function listReminderMoments({ placement, since, until }: OpenWait): number[] {
  const moments = [since + Math.floor((until - since) / 2), until - LAST_REMINDER_HOURS * HOUR_MS];
  const placed = placement === null ? moments : moments.map(startOfTehranHour);
  return [...new Set(placed)].filter((at) => at > since).toSorted((a, b) => a - b);
}

/** The waits in which an answer is needed: a share that goes to another publisher by itself needs none. */
export function listAskedWaits(life: LifeCampaign): OpenWait[] {
  return listOpenWaits(life).filter(({ wait }) => !(wait === 'replacement' && life.is_auto_replace));
}

/** The next instant (ms) after `now` at which the advertiser is to be reminded; undefined when there is none. */
export function nextReminderAt(life: LifeCampaign, now: number): number | undefined {
  const moments = listAskedWaits(life).flatMap(listReminderMoments);
  const next = Math.min(...moments.filter((at) => at > now));
  return next === Infinity ? undefined : next;
}

/** A wait with the latest of its instants that has come. */
interface Announced {
  readonly open: OpenWait;
  readonly moment: number;
}

/**
 * The reminders of a campaign at `now`. They follow from its life alone: a wait that was answered, or is over, has none; of two instants
 * that passed while no one looked, only the later one counts; a wait that begins again, or whose end moves, has new keys. Nobody can act
 * on an archived campaign, so it has none.
 */
export function listReminders(life: LifeCampaign, now: number): Reminder[] {
  if (life.is_archived) return [];
  const announced = listAskedWaits(life).flatMap((open): Announced[] => {
    const moment = listReminderMoments(open).findLast((at) => at <= now);
    return moment === undefined || open.until <= now ? [] : [{ open, moment }];
  });
  const keyed = announced.map(({ open, moment }) => ({ open, key: getKey(life, open, moment) }));
  return [...new Set(keyed.map(({ key }) => key))].map((key) => {
    const waits = keyed.flatMap((one) => (one.key === key ? one.open : []));
    return makeReminder(
      life,
      key,
      waits.toSorted((a, b) => a.until - b.until),
    );
  });
}

function getKey({ id }: LifeCampaign, { wait, placement, until }: OpenWait, moment: number): string {
  return placement === null ? `remind:${id}:${wait}:${until}:${moment}` : `remind:${id}:${wait}:${moment}`;
}

/** `waits`: at least one, by their ends. */
function makeReminder(life: LifeCampaign, key: string, waits: readonly OpenWait[]): Reminder {
  const first = waits[0]!;
  return {
    key,
    wait: first.wait,
    placements: waits.flatMap(({ placement }) => placement ?? []),
    until: first.until,
    last_until: waits.at(-1)!.until,
    released: releasedByLapse(life, waits),
    to_pay: getToPay(life, first.wait),
  };
}

/** What these lapses would release: the lapses themselves, done on a copy that is thrown away. */
function releasedByLapse(life: LifeCampaign, waits: readonly OpenWait[]): Toman {
  const after = waits.reduce((lived, { wait, placement, until }) => {
    const event = ADVERTISER_WAITS[wait].lapse;
    const outcome = applyEvent(lived, (placement === null ? { event } : { event, placement }) as LifeEvent, 'system', until);
    // An open wait is one whose lapse the life allows.
    return (outcome as Extract<typeof outcome, { readonly ok: true }>).value.campaign;
  }, life);
  return after.released - life.released;
}

function getToPay(life: LifeCampaign, wait: AdvertiserWait): Toman {
  if (wait === 'quote') return life.total;
  return wait === 'difference' ? listDifference(life) : 0;
}
