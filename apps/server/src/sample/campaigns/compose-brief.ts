import { addDays } from '@jarchi/domain/calendar/jalali.ts';
import { findAdTextLimits } from '@jarchi/domain/creatives/texts/ad-texts.ts';
import { changeCombination } from '@jarchi/domain/drafts/change-combination.ts';
import { emptyDraft, type CampaignDraft, type DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { getAdFields } from '@jarchi/domain/drafts/steps/ad-content.ts';
import { networkPlanField } from '@jarchi/domain/drafts/steps/package-step.ts';
import { SAMPLE_BRANDS } from '../brands/brands.ts';
import type { SampleCampaign } from '../brands/sample-campaign.ts';

export interface BriefParts {
  readonly startDay: string;
  /** None where publishers make the content. */
  readonly file: DraftFile | undefined;
  readonly plans: readonly number[];
}

/** The whole draft of a sample campaign: what is wanted, in the words of its brand. */
export function composeBrief(sample: SampleCampaign, { startDay, file, plans }: BriefParts): CampaignDraft {
  const { media_type, content_type, campaign_type, title, budget, goal, account } = sample;
  const { words, categories } = SAMPLE_BRANDS[account];
  const networkField = networkPlanField(sample);
  return {
    ...changeCombination(emptyDraft(), { media_type, content_type, campaign_type }).draft,
    title,
    budget: campaign_type === 'CPM' || campaign_type === 'CPC' ? null : budget,
    goal_total_reach: goal,
    execution_locations: [...words.locations],
    ad_categories: [...categories],
    publish_period_start: startDay,
    publish_period_end: addDays(startDay, sample.days - 1),
    preferred_publish_start_hour: 18,
    preferred_publish_end_hour: 23,
    publish_considerations: words.considerations,
    content_link: words.link,
    ...(campaign_type === 'INFLUENCE' ? getMade(sample) : { content_caption: words.caption(title) }),
    ...(file && { content_files: [file] }),
    ...getAd(sample),
    ...(networkField === undefined ? { selectedPlans: [...plans] } : { [networkField]: plans[0] ?? null }),
  };
}

function getMade({ account }: SampleCampaign): Partial<CampaignDraft> {
  const { description, todos, notTodos } = SAMPLE_BRANDS[account].words.made;
  return { content_description: description, content_todos: [...todos], content_notTodos: [...notTodos] };
}

/** The texts of an ad that a network shows by itself. */
function getAd({ account, media_type, content_type }: SampleCampaign): Partial<CampaignDraft> {
  const limits = findAdTextLimits(media_type, content_type);
  if (!limits) return {};
  const { ad, link } = SAMPLE_BRANDS[account].words;
  const fields = getAdFields(limits);
  return { [fields.title]: ad.title, [fields.description]: ad.line, [fields.button]: ad.button, button_link: link };
}
