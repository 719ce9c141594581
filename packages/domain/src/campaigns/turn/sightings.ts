import { HOUR_MS } from '#calendar/durations.ts';
import type { Actor } from '#campaigns/campaign-life.ts';
import { isReplaceable, type LifeCampaign, type LifePlacement } from '#campaigns/life/campaign.ts';
import { deadlineAt, isForOperator } from '#campaigns/life/clock.ts';
import type { LifeEvent, NewPlacement } from '#campaigns/life/events.ts';
import { getLane } from '#campaigns/campaign-life.ts';
import { hasTimeToPublish } from '#campaigns/rules/deadlines.ts';
import type { PlacementLine } from '#money/captures.ts';

/** The accepted views or clicks of an hour. */
export interface HourFigure {
  /** Its start (ms). */
  readonly hour: number;
  readonly accepted: number;
}

/** The reviewer's decision, and when it was made (ms). */
export type Verdict = { readonly at: number } & ({ readonly verdict: 'approve' } | { readonly verdict: 'reject'; readonly reason: string });

/** What the outside reports about a placement. A missing field was not seen. */
export interface Sighting {
  readonly placement: number;
  /** The instant (ms) that the sighting is true of: what is not in it had not happened by then. */
  readonly asked_at: number;
  /** In a negotiation the publisher may name another price. */
  readonly answer?: { readonly answer: 'accepted' | 'declined'; readonly at: number; readonly line?: PlacementLine };
  readonly withdrawn_at?: number;
  /** The delivery of this attempt, counted from 1. */
  readonly content?: { readonly attempt: number; readonly at: number };
  /** On a content that was rejected twice. */
  readonly verdict?: Verdict;
  readonly live_at?: number;
  readonly removed_at?: number;
  /** The nearest publisher for a share that waits for a replacement, asked from its deadline on; null: there is none. */
  readonly replacement?: NewPlacement | null;
  /** The last change of a live post. */
  readonly edited_at?: number;
  /** Whole hours, from the first up to the first unknown one. */
  readonly hours?: readonly HourFigure[];
}

/** What was seen outside since the last look. */
export interface Sightings {
  /** On the campaign as it was bought. */
  readonly review?: Verdict;
  /** Something of the brief cannot be used: what it is, for the advertiser, and when that was found (ms). */
  readonly unusable?: { readonly at: number; readonly reason: string };
  readonly placements: readonly Sighting[];
}

/** An event with its actor and instant. */
export interface Happening {
  readonly act: LifeEvent;
  readonly by: Actor;
  readonly at: number;
}

/** What the sightings report and still fits the campaign; what has already been applied does not. */
export function listHappenings(life: LifeCampaign, sightings: Sightings): Happening[] {
  return [
    ...(sightings.unusable === undefined ? [] : unusable(life, sightings.unusable)),
    ...(sightings.review === undefined ? [] : reviewed(life, sightings.review)),
    ...sightings.placements.flatMap((sighting) => {
      const item = life.placements.find(({ id }) => id === sighting.placement);
      return item === undefined ? [] : [...getSeen(item, sighting), ...getTaken(life, item, sighting)];
    }),
  ];
}

/** Before its approval a campaign with a field that cannot be used goes back to its advertiser, whoever else was asked. */
function unusable(life: LifeCampaign, { at, reason }: NonNullable<Sightings['unusable']>): Happening[] {
  return life.state === 'AWAITING_APPROVAL' ? [{ act: { event: 'reject', comment: reason }, by: 'system', at }] : [];
}

/** An approved campaign continues only with time to publish; without it, new dates are asked for. */
function reviewed(life: LifeCampaign, verdict: Verdict): Happening[] {
  const { at } = verdict;
  if (life.state !== 'AWAITING_APPROVAL' || life.reason !== null || at < life.state_since) return [];
  if (verdict.verdict === 'reject') return [{ act: { event: 'reject', comment: verdict.reason }, by: 'operator', at }];
  if (!hasTimeToPublish(life.publish_until, at)) return [{ act: { event: 'ask_new_dates' }, by: 'operator', at }];
  return [{ act: { event: getLane(life.campaign_type) === 2 ? 'approve_to_negotiation' : 'approve' }, by: 'operator', at }];
}

/** The system gives an open share away when its deadline comes; it holds nothing for it. */
function getTaken(life: LifeCampaign, item: LifePlacement, { replacement }: Sighting): Happening[] {
  const at = isReplaceable(item) ? deadlineAt(life, 'replacement', item) : undefined;
  if (!replacement || at === undefined) return [];
  return [{ act: { event: 'replace', placement: item.id, replacement, funds: { available: 0, debt_limit: 0 } }, by: 'system', at }];
}

function getSeen(item: LifePlacement, sighting: Sighting): Happening[] {
  const placement = item.id;
  const { answer, withdrawn_at, content, verdict, live_at, removed_at, edited_at, hours = [] } = sighting;
  const seen: Happening[] = [];
  const happens = (act: LifeEvent, by: Actor, at: number) => seen.push({ act, by, at });
  if (item.state === 'offered' && answer?.answer === 'accepted')
    happens({ event: 'accept', placement, line: answer.line ?? null }, 'publisher', answer.at);
  if (item.state === 'offered' && answer?.answer === 'declined') happens({ event: 'decline', placement }, 'publisher', answer.at);
  if (withdrawn_at !== undefined) happens({ event: 'withdraw', placement }, 'publisher', withdrawn_at);
  if (item.state === 'content_pending' && content?.attempt === item.rejections + 1)
    happens({ event: 'deliver_content', placement }, 'publisher', content.at);
  if (verdict !== undefined && isForOperator(item) && verdict.at >= item.delivered_at!)
    happens({ event: verdict.verdict === 'approve' ? 'confirm_content' : 'refuse_content', placement }, 'operator', verdict.at);
  if (item.state === 'scheduled' && live_at !== undefined) happens({ event: 'see_live', placement, live_at }, 'system', live_at);
  if (item.state === 'live' && removed_at !== undefined) happens({ event: 'cut_short', placement, removed_at }, 'system', removed_at);
  if (item.state === 'live' && edited_at !== undefined) happens({ event: 'edit_post', placement, edited_at }, 'system', edited_at);
  const next = hours.find(({ hour }) => hour >= (item.measured_until ?? -Infinity) && hour + HOUR_MS > (item.live_at ?? Infinity));
  if (next !== undefined) happens({ event: 'measure', placement, ...next }, 'system', next.hour + HOUR_MS);
  return seen;
}
