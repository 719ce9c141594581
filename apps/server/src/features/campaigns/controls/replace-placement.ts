import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { isReplaceable, type LifePlacement } from '@jarchi/domain/campaigns/life/campaign.ts';
import { deadlineAt } from '@jarchi/domain/campaigns/life/clock.ts';
import type { LifeRefusal } from '@jarchi/domain/campaigns/life/events.ts';
import { hasTimeToPublish } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { PlacementRecord } from '#features/campaigns/rows/campaigns.repository.ts';
import type { CampaignRef } from '#features/campaigns/life/campaign-ref.ts';
import type { LifeDeps } from '#features/campaigns/life/deps.ts';
import { listFirstCategories } from '#features/campaigns/life/life.repository.ts';
import { findPreviewChange, refusedAs, type Shown } from '#features/campaigns/life/refusals.ts';
import { lockWithFunds, readStoredLife, saveAct, tryAct } from '#features/campaigns/life/run-turn.ts';
import { refuseAboveCeiling } from '#features/campaigns/purchase/ceiling.ts';
import { insertReplacement } from '#features/campaigns/life/saving/replacements-of-turn.ts';
import type { Said, StoredLife, Writing } from '#features/campaigns/life/stored-life.ts';
import { findCandidate, getReplaceAct, listCandidates, NO_ROW, offerOf, type MarketDeps } from './replacement-offers.ts';

/** A publisher who fell out of a campaign. */
export interface LostRef extends CampaignRef {
  readonly placement: number;
}

interface Lost {
  readonly record: PlacementRecord;
  readonly item: LifePlacement;
}

/** The placement if its share is open, or else the refusal. */
function findLost(
  { life, placements }: StoredLife,
  id: number,
): Result<Lost, RefusalOf<'not_found' | 'transition_refused' | 'replacement_over'>> {
  const record = placements.find((row) => row.id === id);
  const item = life.placements.find((one) => one.id === id);
  if (!record || !item) return refuse({ code: 'not_found' });
  if (isReplaceable(item) && !life.is_archived) return succeed({ record, item });
  return refuse(item.state === 'declined' && !life.is_archived ? { code: 'replacement_over' } : refusedAs(life));
}

const iso = (at: number): string => new Date(at).toISOString();

/** The publishers who can take the share of one who fell out, at final prices. */
export async function listReplacements(
  { tx, deps, now }: Writing<LifeDeps & MarketDeps>,
  { account_id, id, placement }: LostRef,
): Promise<Result<CallAnswer<'campaigns', 'listReplacements'>, CallRefusal<'campaigns', 'listReplacements'>>> {
  const stored = await readStoredLife(tx, account_id, id);
  if (!stored) return refuse({ code: 'campaign_not_found' });
  const found = findLost(stored, placement);
  if (!found.ok) return found;
  const { record: lost, item } = found.value;
  const until = deadlineAt(stored.life, 'replacement', item);
  if (until === undefined || lost.out_reason === null) throw new Error(`placement ${placement} waits without a deadline`);
  if (now >= until) return refuse({ code: 'replacement_late', until: iso(until) });
  const isTooLate = !hasTimeToPublish(stored.life.publish_until, now);
  const candidates = isTooLate ? [] : await listCandidates(tx, deps, stored, lost);
  const funds = await deps.ledger.lockBalances(tx, account_id);
  const offers = candidates.map((candidate) => offerOf(stored, lost, candidate, { funds, now }));
  const categories = await listFirstCategories(tx, [lost.publisher_id, ...offers.map(({ publisher_id }) => publisher_id)]);
  const categoryOf = (publisher: number) => categories.get(publisher) ?? null;
  return succeed({
    until: iso(until),
    lost: {
      id: lost.id,
      plan_id: lost.plan_id,
      publisher_id: lost.publisher_id,
      category_id: categoryOf(lost.publisher_id),
      title: lost.title,
      username: lost.username,
      reach_estimate: lost.reach_estimate,
      slot_at: lost.slot_at?.toISOString() ?? null,
      total: lost.total,
      out_reason: lost.out_reason,
    },
    spendable: funds.available + funds.debt_limit,
    results: offers.map((offer) => ({ ...offer, category_id: categoryOf(offer.publisher_id) })),
  });
}

type ReplaceRefusal = CallRefusal<'campaigns', 'replacePlacement'>;

function toRefusal({ life }: StoredLife, refusal: LifeRefusal): ReplaceRefusal {
  if (refusal.code === 'too_late') return { code: 'replacement_late', until: iso(refusal.deadline_at) };
  if (refusal.code === 'spendable_short') return refusal;
  return refusal.code === 'condition_not_met' ? { code: 'period_short' } : refusedAs(life);
}

/** The change of the hold by a difference of price. */
const getHoldChange = (difference: number) => ({ captured: 0, released: Math.max(0, -difference), held: Math.max(0, difference) });

/** Gives the share of a publisher who fell out to another one, who is asked at once. */
export async function replacePlacement(
  writing: Writing<LifeDeps & MarketDeps>,
  { account_id, id, placement, ...order }: LostRef & ParsedInput<'campaigns', 'replacePlacement'>['body'],
  said: Said,
): Promise<Result<number, ReplaceRefusal>> {
  const { tx, deps, now } = writing;
  const stored = await lockWithFunds(tx, deps, account_id, id);
  if (!stored) return refuse({ code: 'campaign_not_found' });
  const found = findLost(stored, placement);
  if (!found.ok) return found;
  const lost = found.value.record;
  const candidate = await findCandidate(tx, deps, { stored, lost }, order.plan_id);
  if (!candidate) return refuse({ code: 'replacement_gone', plan_id: order.plan_id });
  const doing = (newId: number) => ({
    command: getReplaceAct(placement, candidate, newId, stored.funds),
    by: 'advertiser' as const,
    now,
  });
  const difference = candidate.line.total - lost.total;
  if (difference > order.expected_difference)
    return refuse({ code: 'preview_changed', shown: getHoldChange(order.expected_difference), now: getHoldChange(difference) });
  const tried = tryAct(stored, doing(NO_ROW));
  if (!tried.ok) return refuse(toRefusal(stored, tried.error));
  // A share that costs no more spends nothing.
  const spending = { row: stored.row, doer: said.doer, total: stored.row.total + difference, act: 'replacement' as const };
  const above = difference > 0 ? await refuseAboveCeiling(writing, spending) : undefined;
  if (above) return refuse(above);
  const record = await insertReplacement(tx, stored.row, candidate);
  const turn = tryAct(stored, doing(record.id));
  if (!turn.ok) throw new Error(`a replacement that was tried is refused: ${turn.error.code}`);
  await saveAct(writing, { ...stored, placements: [...stored.placements, record] }, turn.value, said);
  return succeed(id);
}

/** Releases the share of a publisher who fell out. */
export async function dropPlacement(
  writing: Writing,
  { account_id, id, placement, expected }: LostRef & { readonly expected: Shown },
  said: Said,
): Promise<Result<number, CallRefusal<'campaigns', 'dropPlacement'>>> {
  const stored = await readStoredLife(writing.tx, account_id, id, { isLocked: true });
  if (!stored) return refuse({ code: 'campaign_not_found' });
  const found = findLost(stored, placement);
  if (!found.ok) return found;
  const turn = tryAct(stored, { command: { event: 'drop', placement }, by: 'advertiser', now: writing.now });
  if (!turn.ok) return refuse(refusedAs(stored.life));
  const changed = findPreviewChange(stored.life, turn.value, expected);
  if (changed) return refuse(changed);
  await saveAct(writing, stored, turn.value, said);
  return succeed(id);
}
