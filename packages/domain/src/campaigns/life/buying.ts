import { getLane } from '#campaigns/campaign-life.ts';
import { hasTimeToPublish } from '#campaigns/rules/deadlines.ts';
import { NO_CAPTURE } from '#money/captures.ts';
import { getShortfall } from '#money/ledger.ts';
import type { Toman } from '#money/money.ts';
import type { CampaignType } from '#platforms/platforms.ts';
import { refuse, succeed, type Result } from '#result.ts';
import { openHold, type LifeCampaign, type LifePlacement } from './campaign.ts';
import { deadlineAt } from './clock.ts';
import type { CampaignAct, Funds, LifeEvent, LifeQuote, LifeRefusal, NewPlacement, PricedList } from './events.ts';
import { changeCampaign, moveHold, POSTING_KEYS, getStep, type Step } from './money-steps.ts';

type StepResult = Result<Step, LifeRefusal>;
type ActOf<E extends CampaignAct['event']> = Extract<CampaignAct, { readonly event: E }>;

/** A placement as it is bought: its publisher has not been asked yet. */
export function newPlacement({ id, line, bought }: NewPlacement): LifePlacement {
  return {
    id,
    state: 'offered',
    line,
    bought,
    share: 'none',
    capture: NO_CAPTURE,
    released: 0,
    refunded: 0,
    offered_at: null,
    out_at: null,
    out_reason: null,
    slot_at: null,
    live_at: null,
    edited_at: null,
    ended_at: null,
    owed_since: null,
    delivered_at: null,
    rejections: 0,
    delivered_units: 0,
    measured_until: null,
  };
}

function sumOfLines(placements: readonly { readonly line: { readonly total: Toman } }[]): Toman {
  return placements.reduce((sum, { line }) => sum + line.total, 0);
}

/** What a purchase holds for a quote: the lines' total or, where publishers make the content, the ceiling. */
function quoteTotal(type: CampaignType, quote: LifeQuote): Toman {
  return getLane(type) === 2 && quote.ceiling !== null ? quote.ceiling : sumOfLines(quote.placements);
}

/** Freezes a price; it holds for 72 hours. */
export function freezeQuote(campaign: LifeCampaign, quote: LifeQuote | null, now: number, isNewVersion: boolean): StepResult {
  if (quote === null || quote.placements.length === 0) return refuse({ code: 'condition_not_met', condition: 'steps_complete' });
  return succeed(
    getStep({
      ...campaign,
      quoted_at: now,
      total: quoteTotal(campaign.campaign_type, quote),
      publish_until: quote.publish_until,
      placements: quote.placements.map(newPlacement),
      list_ready_at: null,
      rest_released: 0,
      version: campaign.version + (isNewVersion ? 1 : 0),
    }),
  );
}

/** How much a hold lacks; 0 when the hold shrinks. */
export function getLack(difference: Toman, { available, debt_limit }: Funds): Toman {
  return difference <= 0 ? 0 : getShortfall(difference, available, debt_limit);
}

function holdTotal(step: Step): Step {
  const { campaign_type, placements, total } = step.campaign;
  const held = getLane(campaign_type) === 2 ? placements : placements.map((item) => ({ ...item, share: 'open' as const }));
  return moveHold(changeCampaign(step, { placements: held }), total, POSTING_KEYS.purchase(step.campaign));
}

/** Buys at the frozen price, or at a fresh one that the advertiser saw; when money is short, the campaign can only wait for payment. */
export function order(campaign: LifeCampaign, act: ActOf<'purchase' | 'purchase_short'>, now: number): StepResult {
  const isLapsed = now >= deadlineAt(campaign, 'quote')!;
  if (isLapsed && act.fresh === null) return refuse({ code: 'quote_lapsed' });
  const quoted = isLapsed ? freezeQuote(campaign, act.fresh, now, false) : succeed(getStep(campaign));
  if (!quoted.ok) return quoted;
  const { total, publish_until } = quoted.value.campaign;
  if (total !== act.expected_total) return refuse({ code: 'quote_changed', before: act.expected_total, after: total });
  if (!hasTimeToPublish(publish_until, now)) return refuse({ code: 'condition_not_met', condition: 'period_leaves_a_day' });
  const shortfall = getShortfall(total, act.funds.available, act.funds.debt_limit);
  if (act.event === 'purchase') return shortfall > 0 ? refuse({ code: 'spendable_short', shortfall }) : succeed(holdTotal(quoted.value));
  if (shortfall === 0) return refuse({ code: 'condition_not_met', condition: 'spendable_short' });
  return succeed(changeCampaign(quoted.value, { is_auto_after_charge: act.is_auto_after_charge }));
}

/** After a charge the system buys only if the advertiser asked it to. */
function mayPay(campaign: LifeCampaign, isSystem: boolean): Result<null, LifeRefusal> {
  return isSystem && !campaign.is_auto_after_charge ? refuse({ code: 'condition_not_met', condition: 'charge_awaited' }) : succeed(null);
}

export function pay(campaign: LifeCampaign, funds: Funds, isSystem: boolean, now: number): StepResult {
  const may = mayPay(campaign, isSystem);
  if (!may.ok) return may;
  if (!hasTimeToPublish(campaign.publish_until, now)) return refuse({ code: 'condition_not_met', condition: 'period_leaves_a_day' });
  const shortfall = getShortfall(campaign.total, funds.available, funds.debt_limit);
  return shortfall > 0 ? refuse({ code: 'spendable_short', shortfall }) : succeed(holdTotal(getStep(campaign)));
}

const getAccepted = ({ placements }: LifeCampaign) => placements.filter(({ state }) => state === 'accepted');

/** Every publisher has answered or let the offer lapse, and at least one accepted. */
function isListReady({ placements }: LifeCampaign): boolean {
  return placements.every(({ state }) => state !== 'offered') && placements.some(({ state }) => state === 'accepted');
}

/**
 * How an advertiser leaves a publisher out of a list before accepting it: whoever leaves out the last one refuses the list. The hold moves
 * when the list is accepted, or refused.
 */
export function getLeaveOutAct(campaign: LifeCampaign, placement: number): LifeEvent {
  const [only, ...others] = getAccepted(campaign);
  const isLast = isListReady(campaign) && only?.id === placement && others.length === 0;
  return isLast ? { event: 'end_negotiation' } : { event: 'leave_out', placement };
}

/** By how much the lines of the accepting publishers exceed the campaign's hold; negative when the hold is larger. */
export function listDifference(campaign: LifeCampaign): Toman {
  return sumOfLines(getAccepted(campaign)) - openHold(campaign);
}

function takeList(campaign: LifeCampaign): Step {
  const placements = campaign.placements.map((item) => (item.state === 'accepted' ? { ...item, share: 'open' as const } : item));
  return moveHold(getStep({ ...campaign, placements }), listDifference(campaign), POSTING_KEYS.list(campaign));
}

/** The campaign with the current price of each line of the list; refused when the advertiser saw another total. */
function priceList(campaign: LifeCampaign, list: PricedList | undefined): Result<LifeCampaign, LifeRefusal> {
  if (list === undefined) return succeed(campaign);
  const lines = new Map(list.lines.map(({ placement, line }) => [placement, line]));
  const placements = campaign.placements.map((item) => ({ ...item, line: lines.get(item.id) ?? item.line }));
  const priced = { ...campaign, placements };
  return checkListTotal(priced, list.expected_total);
}

function checkListTotal(campaign: LifeCampaign, expected: Toman | undefined): Result<LifeCampaign, LifeRefusal> {
  const total = sumOfLines(getAccepted(campaign));
  const isSeen = expected === undefined || expected === total;
  return isSeen ? succeed(campaign) : refuse({ code: 'quote_changed', before: expected, after: total });
}

export function acceptList(campaign: LifeCampaign, act: ActOf<'accept_list' | 'accept_list_short'>): StepResult {
  if (!isListReady(campaign)) return refuse({ code: 'condition_not_met', condition: 'offers_answered' });
  const priced = priceList(campaign, act.list);
  if (!priced.ok) return priced;
  const shortfall = getLack(listDifference(priced.value), act.funds);
  if (act.event === 'accept_list') return shortfall > 0 ? refuse({ code: 'spendable_short', shortfall }) : succeed(takeList(priced.value));
  if (shortfall === 0) return refuse({ code: 'condition_not_met', condition: 'spendable_short' });
  return succeed(getStep({ ...priced.value, is_auto_after_charge: act.is_auto_after_charge }));
}

/** Pays for an accepted list at the price at which it was accepted. */
export function payDifference(campaign: LifeCampaign, act: ActOf<'pay_difference'>, isSystem: boolean): StepResult {
  const may = mayPay(campaign, isSystem);
  if (!may.ok) return may;
  const seen = checkListTotal(campaign, act.expected_total);
  if (!seen.ok) return seen;
  const shortfall = getLack(listDifference(campaign), act.funds);
  return shortfall > 0 ? refuse({ code: 'spendable_short', shortfall }) : succeed(takeList(campaign));
}
