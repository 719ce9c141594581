import type { CallRefusal } from '@jarchi/contract/types.ts';
import { isEditable } from '@jarchi/domain/campaigns/campaign-life.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { findCampaign } from '#features/campaigns/rows/campaigns.repository.ts';
import type { CampaignRef } from '#features/campaigns/life/campaign-ref.ts';
import { refusedAs } from '#features/campaigns/life/refusals.ts';
import { readStoredLife } from '#features/campaigns/life/run-turn.ts';
import type { CampaignOfDraft } from '#features/drafts/drafts.service.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { Writing } from '#features/campaigns/life/stored-life.ts';
import type { Doer } from '#infra/http/caller.ts';
import { editCampaign, findIncomplete, refuseSteps, type CreationDeps } from './create-campaign.ts';

export interface RevisionOrder {
  readonly data: CampaignDraft;
  /** Version of the campaign's draft, as it was read. */
  readonly version: number;
  /** Whether the address names a CPM campaign. */
  readonly is_cpm: boolean;
  readonly doer: Doer;
}

type RevisionRefusal = CallRefusal<'campaigns', 'updateCampaign'> | RefusalOf<'invalid' | 'not_found'>;

/** Brings an editable campaign up to new data. The draft is saved last, so that a refusal does not change it. */
export async function reviseCampaign(
  writing: Writing<CreationDeps>,
  { account_id, id }: CampaignRef,
  { data, version, is_cpm, doer }: RevisionOrder,
): Promise<Result<void, RevisionRefusal>> {
  const { tx, deps, now } = writing;
  const found = await findCampaign(tx, account_id, id);
  if (!found) return refuse({ code: 'campaign_not_found' });
  const revision = await deps.drafts.prepareRevision(tx, account_id, found.draft_id, { data, version });
  const stored = await readStoredLife(tx, account_id, id, { isLocked: true });
  if (!stored) return refuse({ code: 'campaign_not_found' });
  const { row, life } = stored;
  if (!isEditable(row) || row.is_deleted) return refuse(refusedAs(life));
  if (!revision.ok) return revision;
  const brief = revision.value.data;
  if (is_cpm !== (brief.campaign_type === 'CPM'))
    return refuse(refuseSteps([{ step: 'general-information', issues: [{ field: 'is_cpm', code: 'combination_not_allowed' }] }])!);
  const incomplete = findIncomplete(brief, now);
  if (incomplete) return refuse(incomplete);
  const edited = await editCampaign(writing, stored, { brief, doer });
  if (!edited.ok) return edited;
  await revision.value.save();
  return succeed(undefined);
}

/** The state of a draft's campaign. */
export async function findCampaignOfDraft(tx: Tx, accountId: number, id: number): Promise<CampaignOfDraft | undefined> {
  const row = await findCampaign(tx, accountId, id);
  return row && { state: row.state, isEditable: isEditable(row) && !row.is_deleted };
}
