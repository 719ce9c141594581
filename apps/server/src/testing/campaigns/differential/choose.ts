import type { Api } from '@jarchi/api-client/api.ts';
import type { Random } from '@jarchi/domain/campaigns/testing/random.ts';
import {
  accepting,
  archiving,
  buying,
  cancelling,
  dropping,
  editing,
  isPeriodOpen,
  leavingOut,
  judging,
  redating,
  refusing,
  type Deed,
  type Seen,
} from './deeds.ts';
import { disputing, pausing, releasing, replacing, resuming, stopping } from './control-deeds.ts';
import { getHash } from './draws.ts';

type Make = (seen: Seen, client: Api) => Deed | undefined | Promise<Deed | undefined>;

const MAKERS = {
  edit: editing,
  buy: buying,
  cancel: cancelling,
  redate: redating,
  accept: accepting,
  leaveOut: leavingOut,
  drop: dropping,
  refuse: refusing,
  judge: judging,
  archive: archiving,
  pause: pausing,
  resume: resuming,
  stop: stopping,
  replace: replacing,
  release: releasing,
  dispute: disputing,
} as const satisfies Record<string, Make>;
type Wish = keyof typeof MAKERS | 'charge' | 'nothing';

/** The weight of each wish, by the state of the campaign. */
const WISHES: Readonly<Record<string, Partial<Record<Wish, number>>>> = {
  CREATED: { buy: 75, edit: 6, cancel: 1, archive: 3, nothing: 15 },
  'TO_PAY before_review': { charge: 18, buy: 12, edit: 4, cancel: 1, archive: 4, nothing: 61 },
  AWAITING_APPROVAL: { cancel: 1, archive: 1, nothing: 98 },
  'AWAITING_APPROVAL new_dates': { redate: 22, cancel: 2, nothing: 76 },
  'NEGOTIATION unanswered': { accept: 6, leaveOut: 3, cancel: 1, nothing: 93 },
  NEGOTIATION: { accept: 70, leaveOut: 12, refuse: 4, cancel: 1, nothing: 13 },
  'TO_PAY after_negotiation': { charge: 14, buy: 26, drop: 5, cancel: 1, nothing: 54 },
  ACCEPTED: { judge: 55, replace: 25, release: 6, cancel: 3, nothing: 26 },
  SCHEDULED: { judge: 3, cancel: 2, nothing: 95 },
  PUBLISHING: { judge: 16, pause: 12, resume: 4, replace: 6, release: 2, stop: 2, cancel: 1, nothing: 79 },
  'INACTIVE paused': { resume: 25, stop: 3, judge: 2, nothing: 70 },
  'INACTIVE stopped': { dispute: 6, archive: 4, nothing: 90 },
  'INACTIVE completed': { dispute: 6, archive: 8, nothing: 86 },
  REJECTED: { edit: 65, cancel: 2, archive: 8, nothing: 25 },
  INACTIVE: { archive: 8, nothing: 92 },
  archived: { archive: 40, buy: 5, nothing: 55 },
  late: { edit: 75, buy: 15, cancel: 5, nothing: 5 },
};
/** Deeds that are tried although they do not fit; a cancellation nearly always fits. */
const FITTING_EARLY = ['edit', 'buy', 'redate', 'accept', 'leaveOut', 'drop', 'refuse', 'judge', 'archive'] as const;
const MISFITS = [...FITTING_EARLY, 'pause', 'resume', 'replace', 'release', 'dispute'] as const;

function draw(random: Random, shares: Partial<Record<Wish, number>>): Wish {
  const entries = Object.entries(shares) as [Wish, number][];
  let left = random.below(entries.reduce((sum, [, share]) => sum + share, 0));
  return entries.find(([, share]) => (left -= share) < 0)?.[0] ?? 'nothing';
}

/** What the people of a campaign do next: mostly what helps it on, and sometimes what does not fit at all. */
export async function chooseDeed(seen: Seen, client: Api): Promise<Deed | 'charge' | undefined> {
  const { random, twin } = seen;
  const { state, reason, is_archived } = twin.life;
  const isUnbought = state === 'CREATED' || reason === 'before_review';
  // Some people wait so long that their price lapses.
  if (isUnbought && getHash(twin.title) % 4 === 0 && random.chance(0.85)) return undefined;
  const isLate = !isPeriodOpen(twin, seen.now) && isUnbought;
  const isUnanswered = state === 'NEGOTIATION' && twin.life.list_ready_at === null;
  const stands = isUnanswered ? 'NEGOTIATION unanswered' : reason === null ? state : `${state} ${reason}`;
  const key = is_archived ? 'archived' : isLate ? 'late' : stands;
  const wish = random.chance(0.03) ? random.pick(MISFITS) : draw(random, WISHES[key] ?? WISHES[state] ?? { nothing: 1 });
  if (wish === 'charge') return 'charge';
  return wish === 'nothing' ? undefined : MAKERS[wish](seen, client);
}
