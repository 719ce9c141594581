import { contentDueAt, deliveryDueAt } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import { mustBecome } from '@jarchi/domain/campaigns/placements.ts';
import { windowInstants } from '@jarchi/domain/campaigns/slots.ts';
import type { Observation } from '#features/campaigns/campaigns.observe.ts';
import { listPlacements, updatePlacement, type CampaignRecord, type PlacementRecord } from '#features/campaigns/campaigns.repository.ts';
import type { Tx } from '#infra/tenancy.ts';
import { isOperatorsTurn, standingOf, type ContentStanding } from './content-standing.ts';
import type { DeliveredContent, LifeDeps } from './deps.ts';
import { scheduleOnceSettled } from './offers.ts';
import { dropPlacement, note } from './placement-steps.ts';

/** Contents come in, are decided by the operator where the advertiser may no longer reject, and lapse; once all are settled slots are given. */
export async function followDeliveries(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  placements: readonly PlacementRecord[],
  seen: Observation,
  now: number,
): Promise<boolean> {
  const contents = await deps.contents.listContents(tx, row.account_id, row.id);
  let hasChanged = false;
  for (const item of placements.filter(({ state }) => state === 'content_pending'))
    hasChanged = (await followOne(tx, deps, row, item, standingOf(row, item, contents), seen, now)) || hasChanged;
  const fresh = hasChanged ? await listPlacements(tx, row.account_id, row.id) : placements;
  return (await scheduleOnceSettled(tx, deps, row, fresh, { open: 'content_pending', settled: 'content_confirmed' }, now)) || hasChanged;
}

async function followOne(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  item: PlacementRecord,
  standing: ContentStanding,
  seen: Observation,
  now: number,
): Promise<boolean> {
  const { open, attempt, owedSince } = standing;
  const sighting = seen.sightings.get(item.id);
  if (open && isOperatorsTurn(standing) && sighting?.verdict) {
    if (sighting.verdict.verdict === 'approve') await confirmContent(tx, deps, row, item, open, 'operator', new Date(now));
    else await withdraw(tx, deps, row, item, open, new Date(now));
    return true;
  }
  if (open && !isOperatorsTurn(standing) && now >= open.due_at.getTime()) {
    await withdraw(tx, deps, row, item, open, open.due_at);
    return true;
  }
  if (open) return false;
  const made = sighting?.content;
  if (made && sighting.attempt === attempt + 1) {
    const created = new Date(made.at);
    const due_at = new Date(contentDueAt(made.at, windowInstants(row).to));
    const content = { account_id: row.account_id, campaign_id: row.id, placement_id: item.id, attempt: attempt + 1, created, due_at };
    await deps.contents.addContent(tx, { ...content, files: made.files, caption: made.caption });
    const facts = { title: row.title, publisher: item.title, due_at: due_at.toISOString() };
    await deps.notify(tx, row.account_id, { kind: 'content_delivered', campaign_id: row.id, at: created, facts });
    await note(tx, row, 'content_delivered', 'publisher', created, { title: item.title, attempt: attempt + 1 });
    return true;
  }
  if (now < deliveryDueAt(owedSince)) return false;
  await dropPlacement(tx, deps, row, item, 'declined', new Date(deliveryDueAt(owedSince)));
  return true;
}

/** Nobody answered in time, or the operator refused it: the publisher leaves, and the share is given back. */
async function withdraw(
  tx: Tx,
  deps: LifeDeps,
  row: CampaignRecord,
  item: PlacementRecord,
  open: DeliveredContent,
  at: Date,
): Promise<void> {
  await deps.contents.decideContent(tx, row.account_id, open.id, { state: 'withdrawn' }, at);
  await dropPlacement(tx, deps, row, item, 'declined', at);
}

export async function confirmContent(
  tx: Tx,
  deps: Pick<LifeDeps, 'contents'>,
  row: CampaignRecord,
  item: PlacementRecord,
  open: DeliveredContent,
  actor: 'advertiser' | 'operator',
  at: Date,
): Promise<void> {
  await deps.contents.decideContent(tx, row.account_id, open.id, { state: 'confirmed' }, at);
  await updatePlacement(tx, row.account_id, item.id, { state: mustBecome(item.state, 'content_confirmed') });
  await note(tx, row, 'content_confirmed', actor, at, { title: item.title });
}
