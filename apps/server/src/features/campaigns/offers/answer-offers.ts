import type { CallRefusal } from '@jarchi/contract/types.ts';
import { openHold } from '@jarchi/domain/campaigns/life/campaign.ts';
import type { CampaignAct, PricedList } from '@jarchi/domain/campaigns/life/events.ts';
import { HUNDRED_TOMAN } from '@jarchi/domain/money/hundreds.ts';
import { getShortfall } from '@jarchi/domain/money/ledger.ts';
import type { CampaignQuote } from '@jarchi/domain/pricing/quote-campaign.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { PlacementRecord } from '#features/campaigns/rows/campaigns.repository.ts';
import type { CampaignRef } from '#features/campaigns/life/campaign-ref.ts';
import type { LifeDeps } from '#features/campaigns/life/deps.ts';
import { refusedAs } from '#features/campaigns/life/refusals.ts';
import { lockWithFunds, readStoredLife, runAct, saveAct, tryAct } from '#features/campaigns/life/run-turn.ts';
import type { Said, Writing } from '#features/campaigns/life/stored-life.ts';
import { quoteList, type ListDeps } from '#features/campaigns/quote/quote-list.ts';
import { refuseAboveCeiling } from '#features/campaigns/purchase/ceiling.ts';
import { orderedBy } from '#features/campaigns/purchase/purchase-order.ts';
import { getAccepted } from '#features/campaigns/purchase/pay-list.ts';

export interface ListOrder {
  /** The total that the advertiser saw. */
  readonly expected_total: number;
  /** When money is short: pay by itself after a charge. */
  readonly is_auto_after_charge: boolean;
}

/** Each offer's share of the list. */
export function listLines(list: readonly PlacementRecord[], { lines }: CampaignQuote['quote']): PricedList['lines'] {
  return list.map((item) => {
    const line = lines.find(({ plan_id }) => plan_id === item.plan_id);
    if (!line) throw new Error(`placement ${item.id} is not on the list`);
    const { price, discount, vat, total } = line;
    return { placement: item.id, line: { price, discount, vat, total, publisher_price: item.publisher_price, net_step: HUNDRED_TOMAN } };
  });
}

/**
 * The advertiser accepts the list: the hold moves to the list's total, and contents are ordered. When the list is above the hold and the
 * money is short, it waits for the difference, at the price that was accepted.
 */
export async function acceptOffers(
  writing: Writing<LifeDeps & ListDeps>,
  { account_id, id, ...order }: CampaignRef & ListOrder,
  said: Said,
): Promise<Result<number, CallRefusal<'contents', 'acceptOffers'>>> {
  const { tx, deps, now } = writing;
  const stored = await lockWithFunds(tx, deps, account_id, id);
  if (!stored) return refuse({ code: 'campaign_not_found' });
  const { row, placements, life, funds } = stored;
  // Only a campaign in negotiation has a list with a price.
  if (row.state !== 'NEGOTIATION' || row.is_deleted) return refuse(refusedAs(life));
  const list = getAccepted(placements);
  const { quote, discounts } = await quoteList(writing, row, list);
  const { price, discount, vat, total } = quote;
  const above = await refuseAboveCeiling(writing, { row, doer: said.doer, total, act: 'list' });
  if (above) return refuse(above);
  const difference = total - openHold(life);
  const shortfall = difference > 0 ? getShortfall(difference, funds.available, funds.debt_limit) : 0;
  const priced = { funds, list: { expected_total: order.expected_total, lines: listLines(list, quote) } };
  const short: CampaignAct = { event: 'accept_list_short', is_auto_after_charge: order.is_auto_after_charge, ...priced };
  const turn = tryAct(stored, { command: shortfall > 0 ? short : { event: 'accept_list', ...priced }, by: 'advertiser', now });
  if (!turn.ok) {
    if (turn.error.code === 'quote_changed') return refuse({ ...turn.error, lines: [] });
    return refuse({ code: 'offers_open', waiting: placements.filter(({ state }) => state === 'offered').length });
  }
  // A list that waits for money keeps the price of its ceiling until it is paid.
  const taken = shortfall > 0 ? orderedBy(said.doer) : { price, discount, vat, total, publishers: list.length };
  const facts = shortfall > 0 ? { shortfall } : {};
  await saveAct(writing, stored, turn.value, { ...said, facts, change: { ...taken, discounts } });
  return succeed(id);
}

/** The advertiser drops a list that is not paid yet: it can be accepted or refused again. */
export async function dropOffers(
  writing: Writing,
  campaign: CampaignRef,
  said: Said,
): Promise<Result<number, CallRefusal<'contents', 'dropOffers'>>> {
  const { tx } = writing;
  const { account_id, id } = campaign;
  const stored = await readStoredLife(tx, account_id, id, { isLocked: true });
  if (!stored) return refuse({ code: 'campaign_not_found' });
  const done = await runAct(writing, stored, { command: { event: 'drop_list' }, by: 'advertiser' }, said);
  return done.ok ? succeed(id) : refuse(refusedAs(stored.life));
}
