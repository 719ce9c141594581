import type { CallAnswer } from '@jarchi/contract/types.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { addDays } from '@jarchi/domain/calendar/jalali.ts';
import { changeCombination } from '@jarchi/domain/drafts/change-combination.ts';
import { emptyDraft, type CampaignDraft, type Combination, type DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { networkPlanField } from '@jarchi/domain/drafts/steps/package-step.ts';
import { findAdTextLimits } from '@jarchi/domain/creatives/texts/ad-texts.ts';
import { PLATFORM_PAIRS } from '@jarchi/domain/platforms/platforms.ts';
import { createPng } from '#infra/testing/media-samples.ts';
import type { TestAccount } from '#testing/test-app.ts';
import type { Campaigns } from './open-campaigns.ts';

/** The fifteen that can be bought. */
export const COMBINATIONS: readonly Combination[] = PLATFORM_PAIRS.flatMap(({ media_type, content_type, campaign_types }) =>
  campaign_types.map((campaign_type) => ({ media_type, content_type, campaign_type })),
);

export const getName = ({ media_type, content_type, campaign_type }: Combination) => `${media_type} ${content_type} ${campaign_type}`;

/** The combination of a name. */
export function getCombination(name: string): Combination {
  const found = COMBINATIONS.find((combination) => getName(combination) === name);
  if (!found) throw new Error(`${name} cannot be bought`);
  return found;
}

/** The word for a format in the address of a list of plans. */
export const getKind = ({ media_type, content_type }: Pick<Combination, 'media_type' | 'content_type'>) =>
  `${media_type}-${content_type}`.toLowerCase().replace('_', '-');

/** A complete brief of a combination: its content is uploaded, and its plans are the first in the list; through public calls only. */
export async function composeDraft(
  shop: Pick<Campaigns, 'today'>,
  { client }: TestAccount,
  combination: Combination,
  change: Partial<CampaignDraft> = {},
): Promise<CampaignDraft> {
  const { draft } = changeCombination(emptyDraft(), combination);
  const { results } = await client.publishers.listMediaPlans({ params: { kind: getKind(combination) } });
  const ids = results.map(({ id }) => id);
  const networkField = networkPlanField(combination);
  return {
    ...draft,
    title: getName(combination),
    publish_period_start: addDays(shop.today(), 3),
    publish_period_end: addDays(shop.today(), 9),
    ...getMoney(draft),
    ...getWords(combination),
    content_files: combination.campaign_type === 'INFLUENCE' ? [] : [await upload(client, combination)],
    ...(networkField === undefined ? { selectedPlans: ids } : { [networkField]: ids[0] ?? null }),
    ...change,
  };
}

function getMoney({ campaign_type, goal_total_reach }: CampaignDraft): Partial<CampaignDraft> {
  if (campaign_type === 'CPC') return { goal_total_reach: 42_000 };
  return campaign_type === 'CPM' ? { goal_total_reach } : { budget: 50_000_000 };
}

function getWords({ media_type, content_type, campaign_type }: Combination): Partial<CampaignDraft> {
  if (campaign_type === 'INFLUENCE') return { content_description: 'tell of the new taste' };
  const limits = findAdTextLimits(media_type, content_type);
  if (!limits) return { content_caption: 'come in' };
  const line = limits.description > 40 ? 'ad_caption' : 'ad_subtitle';
  return { ad_title: 'autumn', [line]: 'this week', button_label: 'buy', button_link: 'https://jarchi.test/menu' };
}

async function upload(client: TestAccount['client'], { media_type, content_type }: Combination): Promise<DraftFile> {
  const file = new File([new Uint8Array(createPng(300, 300))], 'ad.png', { type: 'image/png' });
  return client.creatives.uploadMedia({ query: { media_type, content_type }, file });
}

/** Creates a draft with this data, and the campaign of it. */
export async function createFrom({ client }: TestAccount, data: CampaignDraft): Promise<CallAnswer<'campaigns', 'createCampaign'>> {
  const draft = await client.drafts.createDraft({ body: { data, draft_step: 'activation' } }, { idempotencyKey: newIdempotencyKey() });
  return client.campaigns.createCampaign({ body: { draft: draft.id } }, { idempotencyKey: newIdempotencyKey() });
}
