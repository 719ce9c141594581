import { HOUR_MS } from '#calendar/durations.ts';
import type { CampaignEvent, StateKey } from '#campaigns/campaign-life.ts';
import { allowedEvents } from '#campaigns/find-transition.ts';
import type { LifeCampaign } from '#campaigns/life/campaign.ts';
import { dueEvents, isForOperator } from '#campaigns/life/clock.ts';
import type { CampaignType } from '#platforms/platforms.ts';

/** A deadline is acted on within minutes; a day later, whoever acts on it has stopped. */
export const OVERDUE_AFTER_HOURS = 24;
/** The operator has no deadline of the life; an answer that takes longer than this is overdue. */
export const OPERATOR_HOURS = 72;

/** `deadline`: one that was to end by itself; the others wait for the operator. `job`: its work used up its tries. */
export const AWAITED = ['deadline', 'review', 'verdict', 'dispute', 'job'] as const;

/** What a campaign waits for, longer than its table of deadlines allows, and the instant (ms) at which that should have come. */
export interface Overdue {
  readonly since: number;
  readonly awaited: Exclude<(typeof AWAITED)[number], 'job'>;
}

function listOperatorWaits(life: LifeCampaign): Overdue[] {
  const after = (awaited: Overdue['awaited'], begin: number): Overdue => ({ awaited, since: begin + OPERATOR_HOURS * HOUR_MS });
  if (life.state === 'AWAITING_APPROVAL') return life.reason === null ? [after('review', life.state_since)] : [];
  const disputes = life.disputed_at === null ? [] : [after('dispute', life.disputed_at)];
  const verdicts = life.placements.flatMap((item) =>
    item.state === 'content_pending' && item.delivered_at !== null && isForOperator(item) ? [after('verdict', item.delivered_at)] : [],
  );
  return [...disputes, ...verdicts];
}

/** What a campaign has waited for too long at `now`, the longest wait first; undefined when it is in time. An archived one waits for nothing. */
export function findOverdue(life: LifeCampaign, now: number): Overdue | undefined {
  if (life.is_archived) return undefined;
  const [due] = dueEvents(life);
  const deadline: Overdue[] = due && due.at + OVERDUE_AFTER_HOURS * HOUR_MS <= now ? [{ since: due.at, awaited: 'deadline' }] : [];
  const operator = listOperatorWaits(life).filter(({ since }) => since <= now);
  return [...deadline, ...operator].toSorted((a, b) => a.since - b.since)[0];
}

/** Acts by which the operator ends a campaign for good. */
export const RELEASE_EVENTS = ['stop', 'cancel'] as const satisfies readonly CampaignEvent[];
export type ReleaseEvent = (typeof RELEASE_EVENTS)[number];

/** The act by which the operator ends a campaign in its present state; undefined where its life has none. */
export function findReleaseEvent(state: StateKey, type: CampaignType): ReleaseEvent | undefined {
  const allowed = allowedEvents(state, type, 'operator');
  return RELEASE_EVENTS.find((event) => allowed.includes(event));
}
