import { leavesTimeToPublish } from '@jarchi/domain/campaigns/slots.ts';
import type { Stage } from '@jarchi/domain/campaigns/rehearsal/rehearse.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { findIncomplete, startFromBrief } from '#features/campaigns/creation/create-campaign.ts';
import { planSlotsOf } from '#features/campaigns/life/life-of-rows.ts';
import { getColumns } from '#features/campaigns/quote/columns-of-quote.ts';
import { quoteBrief } from '#features/campaigns/quote/quote-brief.ts';
import type { Quoting } from '#features/campaigns/quote/quote-sources.ts';

/** A draft that no campaign was made of. */
export interface UnusedDraft {
  readonly id: number;
  readonly data: CampaignDraft;
}

export interface PricedDraft {
  readonly draft: UnusedDraft;
  readonly stage: Stage;
}

/** Campaigns have positive numbers. */
export const stageIdOf = (draftId: number): number => -draftId;

/** A complete draft as the campaign that its last step would make of it now; undefined if there is none, or no price for it. */
export async function priceDraft(quoting: Quoting, draft: UnusedDraft): Promise<PricedDraft | undefined> {
  const { now } = quoting;
  const brief = draft.data;
  if (findIncomplete(brief, now)) return undefined;
  const quoted = await quoteBrief(quoting, brief, []);
  if (!quoted.ok) return undefined;
  const columns = getColumns(brief, quoted.value);
  if (!leavesTimeToPublish(columns, now)) return undefined;
  const { life } = startFromBrief(stageIdOf(draft.id), brief, quoted.value, now);
  return { draft, stage: { life, planSlots: planSlotsOf(columns) } };
}
