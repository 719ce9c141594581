import type { App } from '../app.ts';
import type { ActingCaller } from '#infra/http/caller.ts';
import { sampleKey } from './sample-key.ts';

interface SampleList {
  readonly caller: ActingCaller;
  readonly campaignId: number;
}

/** Accepts everyone who accepted. */
export async function acceptSampleList(services: App['services'], { caller, campaignId }: SampleList): Promise<void> {
  const { account_id: accountId } = caller;
  const campaign = await services.campaigns.getCampaign(accountId, campaignId);
  if (!campaign.ok) throw new Error('the sample list has no campaign');
  const accepted = campaign.value.placements.filter(({ state }) => state === 'accepted');
  const expected_total = accepted.reduce((sum, { total }) => sum + total, 0);
  const order = { expected_total, is_auto_after_charge: false };
  const taken = await services.contents.acceptOffers({ caller, key: sampleKey(`list-${campaignId}`) }, campaignId, order);
  if (!taken.ok) throw new Error(`sample list: ${JSON.stringify(taken.error)}`);
}

/** Confirms contents until three are waiting, but at least one. */
export async function confirmSampleContent(services: App['services'], { caller, campaignId }: SampleList): Promise<void> {
  const { account_id: accountId } = caller;
  const { results } = await services.contents.listPendingFeedback(accountId, { limit: 100, offset: 0 });
  const confirmed = results.slice(0, Math.max(1, results.length - 3));
  for (const { id } of confirmed) {
    const feedback = { is_confirmed: true, advertiser_comment: '', attachments: [] };
    const decided = await services.contents.decideContent(caller, campaignId, id, feedback);
    if (!decided.ok) throw new Error(`sample content: ${decided.error.code}`);
  }
}
