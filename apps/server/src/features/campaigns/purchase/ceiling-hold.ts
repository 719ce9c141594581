import { releaseEntries } from '@jarchi/domain/money/ledger.ts';
import type { CampaignLedger } from '#features/campaigns/campaigns.money.ts';
import type { CampaignRecord } from '#features/campaigns/campaigns.repository.ts';
import type { Tx } from '#infra/tenancy.ts';
import { readHeld, readReleased } from './ceiling-hold.repository.ts';

/** Whether a campaign holds one sum under a ceiling, and its placements none yet: until the list of offers is accepted and paid. */
export function holdsCeiling({ campaign_type, state, reason }: Pick<CampaignRecord, 'campaign_type' | 'state' | 'reason'>): boolean {
  const isBeforeList = state === 'AWAITING_APPROVAL' || state === 'NEGOTIATION' || (state === 'TO_PAY' && reason === 'after_negotiation');
  return campaign_type === 'INFLUENCE' && isBeforeList;
}

const releaseKey = ({ id, version }: Pick<CampaignRecord, 'id' | 'version'>) => `release:${id}:${version}:ceiling`;

/** What was given back of a campaign's ceiling since it was bought as it is. */
export function readReleasedCeiling(tx: Tx, row: Pick<CampaignRecord, 'account_id' | 'id' | 'version'>): Promise<number> {
  return readReleased(tx, row.account_id, releaseKey(row));
}

/** Gives back all that a campaign holds under its ceiling, and says how much. */
export async function releaseCeiling(tx: Tx, ledger: CampaignLedger, row: CampaignRecord, at: Date): Promise<number> {
  const held = await readHeld(tx, row.account_id, row.id);
  await ledger.post(tx, {
    account_id: row.account_id,
    kind: 'release',
    entries: releaseEntries(held),
    idempotency_key: releaseKey(row),
    at,
    campaign_id: row.id,
  });
  return held;
}
