import { deadlineEnd } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { laneOf } from '@jarchi/domain/campaigns/campaign-life.ts';
import { leavesTimeToPublish } from '@jarchi/domain/campaigns/slots.ts';
import type { ReviewVerdict } from '#connectors/platforms/platform-connector.ts';
import type { Tx } from '#infra/tenancy.ts';
import type { Observation } from './campaigns.observe.ts';
import type { CampaignRecord, PlacementRecord } from './campaigns.repository.ts';
import { mustApply } from './campaigns.transitions.ts';
import { followDeliveries } from './life/deliveries.ts';
import type { LifeDeps } from './life/deps.ts';
import { isListUnpaid, payUntil } from './life/list-payment.ts';
import { followNegotiation } from './life/negotiation.ts';
import { answerOffers } from './life/offers.ts';
import { releaseAll } from './life/placement-steps.ts';
import { followPosts } from './life/posts.ts';

/** One step of a locked campaign's life: what was observed becomes states, money and events. Says whether anything moved. */
export async function applyObservation(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  placements: readonly PlacementRecord[],
  seen: Observation,
  now: number,
): Promise<boolean> {
  switch (row.state) {
    case 'TO_PAY': {
      if (now < payUntil(row)) return false;
      await mustApply(tx, deps, row, isListUnpaid(row) ? 'drop_list' : 'lapse_quote', 'system', new Date(now));
      return true;
    }
    case 'AWAITING_APPROVAL':
      return row.reason === 'new_dates' ? endUndated(tx, deps, row, placements, now) : review(tx, deps, row, placements, seen.verdict, now);
    case 'NEGOTIATION':
      return followNegotiation(tx, deps, row, placements, seen, now);
    case 'ACCEPTED': {
      const follow = laneOf(row.campaign_type) === 2 ? followDeliveries : answerOffers;
      return follow(tx, deps, row, placements, seen, now);
    }
    case 'SCHEDULED':
    case 'PUBLISHING':
      return followPosts(tx, deps, row, placements, seen, now);
    case 'CREATION':
    case 'CREATED':
    case 'REJECTED':
    case 'INACTIVE':
      return false;
  }
}

/** The operator's word: whoever is approved goes on only with time to publish, and is asked for another period without. */
async function review(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  placements: readonly PlacementRecord[],
  verdict: ReviewVerdict | undefined,
  now: number,
): Promise<boolean> {
  if (!verdict) return false;
  const at = new Date(now);
  if (verdict.verdict === 'reject') {
    await releaseAll(tx, deps, row, placements, at);
    await mustApply(tx, deps, row, 'reject', 'operator', at, { reason: verdict.reason, amount: row.total });
  } else if (!leavesTimeToPublish(row, now)) await mustApply(tx, deps, row, 'ask_new_dates', 'operator', at);
  else await mustApply(tx, deps, row, laneOf(row.campaign_type) === 2 ? 'approve_to_negotiation' : 'approve', 'operator', at);
  return true;
}

async function endUndated(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  placements: readonly PlacementRecord[],
  now: number,
): Promise<boolean> {
  if (now < deadlineEnd('new_dates', row.state_since.getTime())) return false;
  const released = await releaseAll(tx, deps, row, placements, new Date(now));
  await mustApply(tx, deps, row, 'cancel_undated', 'system', new Date(now), { released });
  return true;
}
