import { Readable } from 'node:stream';
import { emptyDraft, type DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { networkPlanField } from '@jarchi/domain/drafts/steps/package-step.ts';
import { PLAN_PRICE_TOMAN } from '@jarchi/domain/filters/publisher-filters.ts';
import { isNetworkFormat } from '@jarchi/domain/platforms/platforms.ts';
import type { App } from '#app.ts';
import type { ActingCaller } from '#infra/http/caller.ts';
import { sampleKey } from '../sample-key.ts';
import { paintPicture } from '../story-image.ts';
import { composeBrief } from './compose-brief.ts';
import { SAMPLE_BRANDS } from '../brands/brands.ts';
import type { SampleCampaign } from '../brands/sample-campaign.ts';

type Services = App['services'];

/** Plans are chosen whose price is near an equal share of the budget: between these parts of that share; or far above it. */
const PRICE_FROM = 0.4;
const PRICE_TO = 1.4;
const PRICE_ABOVE = 2;

/** The sides of pictures, in pixels. */
const UPRIGHT = { width: 540, height: 960 };
const SQUARE = { width: 540, height: 540 };
const BROAD = { width: 600, height: 380 };

export interface Making {
  readonly caller: ActingCaller;
  /** Its place in the order of all; names its keys, and colours its picture. */
  readonly index: number;
  readonly startDay: string;
}

/** Makes a sample campaign as its advertiser would; returns its id, or undefined for a draft. */
export async function addCampaign(services: Services, sample: SampleCampaign, making: Making): Promise<number | undefined> {
  const { caller, index, startDay } = making;
  const { account_id: accountId } = caller;
  const acting = (intent: string) => ({ caller, key: sampleKey(`${intent}-${index}`) });
  const plans = await choosePlans(services, accountId, sample);
  const file = sample.campaign_type === 'INFLUENCE' ? undefined : await upload(services, accountId, sample, index);
  const draft = await services.drafts.createDraft(accountId, sampleKey(`draft-${index}`), {
    data: composeBrief(sample, { startDay, file, plans }),
    draft_step: sample.until === 'draft' ? 'create-package' : 'activation',
    campaign: null,
  });
  if (!draft.ok) throw new Error(`sample draft ${index}: ${draft.error.code}`);
  if (sample.until === 'draft') return undefined;
  const created = await services.campaigns.createCampaign(acting('campaign'), draft.value.id);
  if (!created.ok) throw new Error(`sample campaign ${index}: ${JSON.stringify(created.error)}`);
  const { id, total } = created.value;
  if (sample.until === 'created') return id;
  const order = { expected_total: total, is_auto_after_charge: false };
  const bought = await services.campaigns.purchaseCampaign(acting('purchase'), id, order);
  if (!bought.ok) throw new Error(`sample purchase ${index}: ${JSON.stringify(bought.error)}`);
  return id;
}

/** The network's own plan, or the most suitable plans of publishers. */
async function choosePlans({ publishers }: Services, accountId: number, sample: SampleCampaign): Promise<number[]> {
  const { media_type, content_type, budget } = sample;
  const kind = `${media_type}-${content_type}`.toLowerCase().replaceAll('_', '-');
  const isNetwork = networkPlanField(sample) !== undefined;
  const share = sample.plans === 0 ? 0 : budget / sample.plans;
  const floor = Math.round((sample.isAboveBudget ? PRICE_ABOVE : PRICE_FROM) * share);
  const listed = await publishers.listMediaPlans(accountId, kind, {
    limit: 100,
    offset: 0,
    ordering: 'suitable',
    with_facets: false,
    filter: isNetwork ? [] : [`price,gt,${Math.max(PLAN_PRICE_TOMAN.from, floor)}`],
    suits: [],
    story_number: emptyDraft().story_number,
  });
  if (!listed.ok) throw new Error(`no plans of ${kind}`);
  return isNetwork ? listed.value.results.slice(0, 1).map(({ id }) => id) : pickPlans(listed.value.results, sample);
}

/** The most suitable plans, up to the wanted number and, unless the campaign is to be above it, within the budget. */
function pickPlans(plans: readonly { readonly id: number; readonly price: number }[], sample: SampleCampaign): number[] {
  const picked: number[] = [];
  let left = sample.isAboveBudget ? Infinity : sample.budget;
  for (const plan of plans) {
    if (picked.length >= sample.plans) break;
    if ((plan.price > (PRICE_TO * sample.budget) / sample.plans && !sample.isAboveBudget) || plan.price > left) continue;
    picked.push(plan.id);
    left -= plan.price;
  }
  return picked;
}

async function upload(services: Services, accountId: number, sample: SampleCampaign, index: number): Promise<DraftFile> {
  const { media_type, content_type, account } = sample;
  const image = paintPicture((index * 47 + 15) % 360, getSides(sample));
  const stored = await services.creatives.uploadMedia(accountId, { media_type, content_type, purpose: 'creative' }, async () => ({
    name: SAMPLE_BRANDS[account].words.file,
    stream: Readable.from(image),
    isTruncated: () => false,
  }));
  if (!stored.ok) throw new Error(`sample image ${index}: ${stored.error.code}`);
  return stored.value;
}

/** Stories are upright, an ad within channels is broad, all others are square. */
function getSides({ content_type }: SampleCampaign) {
  if (content_type === 'STORY') return UPRIGHT;
  return isNetworkFormat(content_type) && content_type === 'IN_CHANNEL' ? BROAD : SQUARE;
}
