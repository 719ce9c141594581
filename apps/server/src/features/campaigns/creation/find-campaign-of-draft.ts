import { isEditable } from '@jarchi/domain/campaigns/campaign-life.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { CampaignOfDraft } from '#features/drafts/drafts.service.ts';
import { findCampaign } from '#features/campaigns/rows/campaigns.repository.ts';

/** The state of a draft's campaign. */
export async function findCampaignOfDraft(tx: Tx, accountId: number, id: number): Promise<CampaignOfDraft | undefined> {
  const row = await findCampaign(tx, accountId, id);
  return row && { state: row.state, isEditable: isEditable(row) && !row.is_deleted };
}
