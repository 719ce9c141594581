import type { Api } from '@jarchi/api-client/api.ts';
import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { addDays, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { getLeaveOutAct } from '@jarchi/domain/campaigns/life/buying.ts';
import { openHold, type LifeCampaign } from '@jarchi/domain/campaigns/life/campaign.ts';
import { deadlineAt } from '@jarchi/domain/campaigns/life/clock.ts';
import type { Funds, LifeEvent } from '@jarchi/domain/campaigns/life/events.ts';
import { windowInstants, type PublishWindow } from '@jarchi/domain/campaigns/slots.ts';
import { act } from '@jarchi/domain/campaigns/turn/act.ts';
import { makePreview } from '@jarchi/domain/campaigns/turn/preview.ts';
import type { Random } from '@jarchi/domain/campaigns/testing/random.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import type { CampaignType } from '@jarchi/domain/platforms/platforms.ts';
import { getShortfall } from '@jarchi/domain/money/ledger.ts';
import { getPlacements, getQuote, type Rows } from './rows.ts';
import { actOnTwin, changeTwin, planSlots, requoteTwin, type Twin } from './twin.ts';

const QUOTE_MS = 3 * DAY_MS;

/** A campaign as the person who acts on it sees it. */
export interface Seen {
  readonly twin: Twin;
  readonly rows: Rows;
  readonly funds: Funds;
  readonly now: number;
  readonly key: string;
  readonly random: Random;
}

/** A person's act by a call, and the same act in memory. */
export interface Deed {
  readonly name: string;
  /** Its key makes it happen once, however often and late it is sent. */
  readonly isKeyed: boolean;
  send(client: Api): Promise<unknown>;
  /** The twin after the act; undefined when its life refuses it. `rows` are read afterwards: ids and prices come from them. */
  live(twin: Twin, rows: Rows): Twin | undefined;
  /** Codes by which the server may refuse what a life allows, and what such a refusal still changes. */
  readonly mayRefuse?: readonly string[];
  refused?(twin: Twin, rows: Rows): Twin;
}

export const getWindow = (data: CampaignDraft): PublishWindow => ({
  publish_period_start: data.publish_period_start ?? '',
  publish_period_end: data.publish_period_end ?? '',
  preferred_publish_start_hour: data.preferred_publish_start_hour,
  preferred_publish_end_hour: data.preferred_publish_end_hour,
});

/** A period, sometimes so short that the review comes too late for it. */
export function drawPeriod(random: Random, type: CampaignType, now: number) {
  const today = tehranDay(now);
  const start = random.pick([0, 1, 2, 2, 5]);
  // Contents that publishers make need more time.
  const days = random.chance(0.25) ? 0 : type === 'INFLUENCE' ? random.between(6, 14) : random.between(1, 5);
  const publish_period_start = addDays(today, start);
  return {
    publish_period_start,
    publish_period_end: addDays(publish_period_start, start === 0 ? Math.max(1, days) : days),
    preferred_publish_start_hour: random.pick([8, 18]),
    preferred_publish_end_hour: random.pick([20, 23]),
  };
}

/** The goal or budget of a campaign, by its type. */
export function drawGoal(
  random: Random,
  data: Pick<CampaignDraft, 'campaign_type' | 'publish_period_start' | 'publish_period_end'>,
): Partial<CampaignDraft> {
  const { campaign_type, publish_period_start: start, publish_period_end: end } = data;
  const days = (Date.parse(end ?? '') - Date.parse(start ?? '')) / DAY_MS + 1;
  if (campaign_type === 'CPC') return { goal_total_reach: days * random.pick([2_000, 6_000]) };
  if (campaign_type === 'CPM') return { goal_total_reach: random.pick([50, 100, 400]) };
  return campaign_type === 'INFLUENCE' ? { budget: random.pick([1_500_000, 1_500_000, 4_000_000, 30_000_000]) } : { budget: 50_000_000 };
}

export async function editing({ twin, rows, random, now }: Seen, client: Api): Promise<Deed> {
  const { id, draft_id } = rows.campaign;
  const { data, version } = await client.drafts.getDraft({ params: { id: draft_id } });
  const period = drawPeriod(random, twin.life.campaign_type, now);
  const title = `${twin.title.replace(/ #.*/, '')} #${rows.campaign.version + 1}`;
  const edited: CampaignDraft = { ...data, ...period, ...drawGoal(random, { ...data, ...period }), title };
  return {
    name: 'edit',
    isKeyed: false,
    send: (by) =>
      by.campaigns.updateCampaign({ params: { id }, query: { is_cpm: data.campaign_type === 'CPM' }, body: { data: edited, version } }),
    mayRefuse: ['draft_incomplete'],
    live: (before, after) => {
      const window = getWindow(edited);
      const placements = new Map([...before.placements, ...getPlacements(after)]);
      const command: LifeEvent = { event: 'edit', quote: getQuote(after, window) };
      const saying = { by: 'advertiser', now, key: `edit:${before.life.version + 1}` } as const;
      return actOnTwin({ ...before, window, title, placements }, command, saying);
    },
  };
}

const isLapsed = ({ life }: Twin, now: number) => now >= life.quoted_at! + QUOTE_MS;

/** Whether a period can still be bought. */
export const isPeriodOpen = ({ window }: Twin, now: number) =>
  window.publish_period_start >= tehranDay(now) && window.publish_period_end > tehranDay(now) && windowInstants(window).to - now >= DAY_MS;

/** The twin with a new quote, when its quote has lapsed and it may be bought. */
function renewed(twin: Twin, rows: Rows, now: number): Twin {
  const isWaiting = twin.life.state === 'CREATED' || twin.life.reason === 'before_review';
  if (!isWaiting || twin.life.is_archived || !isLapsed(twin, now) || !isPeriodOpen(twin, now)) return twin;
  return requoteTwin(twin, getQuote(rows, twin.window), getPlacements(rows), now);
}

/** Whether a person has to see the new price first. For a package each line counts, for others the sum. */
function isDearer(before: Twin, { life, placements }: Twin): boolean {
  const lineOf = ({ id, line }: LifeCampaign['placements'][number]) => `${placements.get(id)?.publisher_id} ${line.total}`;
  const linesOf = (one: LifeCampaign) => new Set(one.placements.map(lineOf));
  if (life.total !== before.life.total) return true;
  return life.campaign_type === 'REACH' && [...linesOf(life)].some((line) => !linesOf(before.life).has(line));
}

const isListUnpaid = ({ reason }: Pick<LifeCampaign, 'reason'>) => reason === 'after_negotiation';

const listTotal = ({ placements }: LifeCampaign) =>
  placements.reduce((sum, { state, line }) => (state === 'accepted' ? sum + line.total : sum), 0);

/** A row's total is that of its list, once a list is accepted. */
const withListTotal = (before: Twin, after: Twin | undefined) => after && changeTwin(after, { total: listTotal(before.life) });

/** The money that is missing to buy a campaign, or to pay its list. */
export function missingFor({ life }: Twin, { available }: Funds): number {
  return (isListUnpaid(life) ? listTotal(life) - openHold(life) : life.total) - available;
}

/**
 * A purchase in memory. Without the money, a campaign that waits for it keeps waiting, with the last answer to whether a charge buys it.
 */
function buyTwin(
  twin: Twin,
  { funds, now, key }: Pick<Seen, 'funds' | 'now' | 'key'>,
  expected_total: number,
  is_auto_after_charge: boolean,
): Twin | undefined {
  const { life } = twin;
  const saying = { by: 'advertiser', now, key } as const;
  if (life.is_archived) return undefined;
  const total = isListUnpaid(life) ? listTotal(life) - openHold(life) : life.total;
  const shortfall = total <= 0 ? 0 : getShortfall(total, funds.available, funds.debt_limit);
  if (isListUnpaid(life)) {
    if (expected_total !== listTotal(life) || now >= deadlineAt(life, 'difference')!) return undefined;
    if (shortfall > 0) return changeTwin(twin, { is_auto_after_charge });
    return withListTotal(twin, actOnTwin(twin, { event: 'pay_difference', funds, expected_total }, saying));
  }
  if (expected_total !== life.total || (life.state !== 'CREATED' && life.state !== 'TO_PAY') || !isPeriodOpen(twin, now)) return undefined;
  if (life.state === 'TO_PAY')
    return shortfall > 0 ? changeTwin(twin, { is_auto_after_charge }) : actOnTwin(twin, { event: 'pay', funds }, saying);
  const asked = { funds, expected_total, fresh: null };
  if (shortfall === 0) return actOnTwin(twin, { event: 'purchase', ...asked }, saying);
  return actOnTwin(twin, { event: 'purchase_short', is_auto_after_charge, ...asked }, { ...saying, facts: { shortfall } });
}

export function buying({ twin, rows, random, funds, now, key }: Seen): Deed {
  const { id } = rows.campaign;
  const seen = isListUnpaid(twin.life) ? listTotal(twin.life) : twin.life.total;
  const expected_total = random.chance(0.05) ? seen + 1 : seen;
  const is_auto_after_charge = random.chance(0.6);
  return {
    name: 'purchase',
    isKeyed: true,
    send: (by) =>
      by.campaigns.purchaseCampaign({ params: { id }, body: { expected_total, is_auto_after_charge } }, { idempotencyKey: key }),
    live: (before, after) => {
      const fresh = renewed(before, after, now);
      return isDearer(before, fresh) ? undefined : buyTwin(fresh, { funds, now, key }, expected_total, is_auto_after_charge);
    },
    refused: (before, after) => renewed(before, after, now),
  };
}

/** What a charge does for a campaign that waits for it; `funds` are what earlier campaigns left. */
export function payAfterCharge(twin: Twin, rows: Rows, funds: Funds, now: number): Twin {
  const { life } = twin;
  if (life.state !== 'TO_PAY' || !life.is_auto_after_charge || life.is_archived) return twin;
  const saying = { by: 'system', now, key: `auto:${life.id}:${life.version}${isListUnpaid(life) ? ':list' : ''}` } as const;
  if (isListUnpaid(life)) return withListTotal(twin, actOnTwin(twin, { event: 'pay_difference', funds }, saying)) ?? twin;
  if (!isPeriodOpen(twin, now)) return twin;
  const fresh = renewed(twin, rows, now);
  if (isDearer(twin, fresh)) return fresh;
  return actOnTwin(fresh, { event: 'pay', funds }, saying) ?? fresh;
}

/** The amounts that are shown for a call that ends a campaign; 0 for one that is refused. */
export function getShown(twin: Twin, command: LifeEvent, now: number) {
  const turn = act(twin.life, { command, by: 'advertiser', now }, planSlots(twin));
  if (!turn.ok) return { captured: 0, released: 0 };
  const { captured, released } = makePreview(twin.life, turn.value);
  return { captured, released };
}

export function cancelling({ twin, rows, now, key }: Seen): Deed {
  const { id } = rows.campaign;
  const command: LifeEvent = { event: 'cancel' };
  const expected = getShown(twin, command, now);
  return {
    name: 'cancel',
    isKeyed: true,
    send: (by) => by.campaigns.cancelCampaign({ params: { id }, body: { expected } }, { idempotencyKey: key }),
    live: (before) => actOnTwin(before, command, { by: 'advertiser', now, key }),
  };
}

export function redating({ twin, rows, random, now, key }: Seen): Deed {
  const { id } = rows.campaign;
  const { publish_period_start, publish_period_end } = drawPeriod(random, twin.life.campaign_type, now);
  const dates = { publish_period_start, publish_period_end };
  const window = { ...twin.window, ...dates };
  return {
    name: 'redate',
    isKeyed: true,
    send: (by) => by.campaigns.redateCampaign({ params: { id }, body: dates }, { idempotencyKey: key }),
    mayRefuse: ['draft_incomplete'],
    live: (before) => {
      const command: LifeEvent = { event: 'redate', publish_until: windowInstants(window).to };
      return actOnTwin({ ...before, window }, command, { by: 'advertiser', now, key, facts: dates });
    },
  };
}

export async function accepting({ twin, rows, random, funds, now, key }: Seen, client: Api): Promise<Deed> {
  const { id } = rows.campaign;
  const { list } = await client.campaigns.getCampaign({ params: { id } });
  const seen = list?.total ?? listTotal(twin.life);
  const expected_total = random.chance(0.05) ? seen + 1 : seen;
  const is_auto_after_charge = random.chance(0.4);
  const body = { expected_total, is_auto_after_charge };
  return {
    name: 'accept offers',
    isKeyed: true,
    send: (by) => by.contents.acceptOffers({ params: { id }, body }, { idempotencyKey: key }),
    live: (before, after) => {
      const accepted = before.life.placements.filter(({ state }) => state === 'accepted');
      const lines = accepted.flatMap((item) => {
        const line = after.life.placements.find((one) => one.id === item.id)?.line;
        return line ? [{ placement: item.id, line }] : [];
      });
      const total = lines.reduce((sum, { line }) => sum + line.total, 0);
      const difference = total - openHold(before.life);
      const shortfall = difference > 0 ? getShortfall(difference, funds.available, funds.debt_limit) : 0;
      const asked = { funds, list: { expected_total, lines } };
      const saying = { by: 'advertiser', now, key } as const;
      if (shortfall > 0)
        return actOnTwin(before, { event: 'accept_list_short', is_auto_after_charge, ...asked }, { ...saying, facts: { shortfall } });
      const taken = actOnTwin(before, { event: 'accept_list', ...asked }, saying);
      return taken && changeTwin(taken, { total });
    },
  };
}

/** A publisher of the list, and sometimes another one, or at amounts that are old. */
export async function leavingOut({ twin, rows, random, now, key }: Seen, client: Api): Promise<Deed | undefined> {
  const { id } = rows.campaign;
  const { life } = twin;
  const accepted = life.placements.filter(({ state }) => state === 'accepted');
  const item = random.pick(random.chance(0.9) && accepted.length > 0 ? accepted : life.placements);
  if (!item) return undefined;
  const params = { id, placement: item.id };
  const shown = await client.contents.previewLeaveOut({ params }).catch(() => ({ total: 0, released: 0 }));
  const isOld = random.chance(0.05);
  const expected = { total: shown.total + (isOld ? 100 : 0), released: shown.released };
  return {
    name: 'leave out offer',
    isKeyed: true,
    send: (by) => by.contents.leaveOutOffer({ params, body: { expected } }, { idempotencyKey: key }),
    live: (before) => (isOld ? undefined : actOnTwin(before, getLeaveOutAct(before.life, item.id), { by: 'advertiser', now, key })),
  };
}

export function dropping({ rows, now, key }: Seen): Deed {
  const { id } = rows.campaign;
  return {
    name: 'drop offers',
    isKeyed: true,
    send: (by) => by.contents.dropOffers({ params: { id }, body: {} }, { idempotencyKey: key }),
    live: (before) => actOnTwin(before, { event: 'drop_list' }, { by: 'advertiser', now, key }),
  };
}

export function refusing({ twin, rows, now, key }: Seen): Deed {
  const { id } = rows.campaign;
  const command: LifeEvent = { event: 'end_negotiation' };
  const expected = getShown(twin, command, now);
  return {
    name: 'refuse offers',
    isKeyed: true,
    send: (by) => by.contents.refuseOffers({ params: { id }, body: { expected } }, { idempotencyKey: key }),
    live: (before) => actOnTwin(before, command, { by: 'advertiser', now, key }),
  };
}

/** A verdict on a content that waits, or did once; undefined when there was never one. */
export function judging({ twin, rows, random, now }: Seen): Deed | undefined {
  const { id } = rows.campaign;
  const waiting = rows.contents.filter(({ state }) => state === 'pending');
  const [content] = waiting.length > 0 ? [random.pick(waiting)] : rows.contents.slice(-1);
  if (!content) return undefined;
  // Some people nearly always reject: then the operator decides.
  const isPicky = twin.born.changed_at % 2 === 0;
  const isConfirmed = random.chance(isPicky ? 0.1 : 0.7);
  const comment = isConfirmed ? '' : 'louder';
  const body = { is_confirmed: isConfirmed, advertiser_comment: comment, attachments: [] };
  return {
    name: isConfirmed ? 'confirm content' : 'reject content',
    isKeyed: true,
    send: (by) => by.contents.decideContent({ params: { campaign: id, content: content.id }, body }),
    live: (before) => {
      const index = rows.contents.findIndex((one) => one.id === content.id);
      const state = before.contents[index]?.state;
      // An earlier decision stays; the same one again is no refusal.
      if (state !== 'pending') return state === (isConfirmed ? 'confirmed' : 'rejected') ? before : undefined;
      const command: LifeEvent = { event: isConfirmed ? 'confirm_content' : 'reject_content', placement: content.placement_id };
      return actOnTwin(before, command, {
        by: 'advertiser',
        now,
        key: `content:${content.id}`,
        ...(!isConfirmed && { facts: { comment } }),
      });
    },
  };
}

export function archiving({ twin, rows, now }: Seen): Deed {
  const { id } = rows.campaign;
  const { is_archived } = twin.life;
  if (is_archived)
    return {
      name: 'restore',
      isKeyed: false,
      send: (by) => by.campaigns.restoreCampaign({ params: { id }, body: {} }),
      live: (before) => changeTwin(before, { is_archived: false }),
    };
  return {
    name: 'archive',
    isKeyed: false,
    send: (by) => by.campaigns.archiveCampaign({ params: { id } }),
    live: (before) =>
      before.life.is_archived ? before : actOnTwin(before, { event: 'archive' }, { by: 'advertiser', now, key: `archive:${id}` }),
  };
}
