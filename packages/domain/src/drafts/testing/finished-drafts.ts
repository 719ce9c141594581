import { addDays } from '#calendar/jalali.ts';
import { PLATFORM_PAIRS } from '#platforms/platforms.ts';
import { changeCombination } from '#drafts/change-combination.ts';
import { emptyDraft, type CampaignDraft, type Combination, type DraftFile } from '#drafts/drafts.ts';

export const TODAY = '2026-11-10';

export const IMAGE: DraftFile = { id: 1, name: 'a.png', type: 'image/png', size: 9, width: 9, height: 16, duration: null, url: '/a' };
export const VIDEO: DraftFile = { ...IMAGE, id: 2, name: 'a.mp4', type: 'video/mp4', duration: 15 };

/** The fifteen combinations that can be bought. */
export const COMBINATIONS: readonly Combination[] = PLATFORM_PAIRS.flatMap(({ media_type, content_type, campaign_types }) =>
  campaign_types.map((campaign_type) => ({ media_type, content_type, campaign_type })),
);

export const getName = ({ media_type, content_type, campaign_type }: Combination) => `${media_type} ${content_type} ${campaign_type}`;

/** A draft with only what its combination needs, over seven days from today. */
export function finishedDraft(combination: Combination): CampaignDraft {
  const { draft } = changeCombination(emptyDraft(), combination);
  const period = { publish_period_start: TODAY, publish_period_end: addDays(TODAY, 6) };
  return { ...draft, title: 'معرفی محصول', ...period, ...getMoney(draft), ...getContent(draft), ...getPackage(draft) };
}

function getMoney({ campaign_type, goal_total_reach }: CampaignDraft): Partial<CampaignDraft> {
  if (campaign_type === 'CPC') return { goal_total_reach: 14_000 };
  return campaign_type === 'CPM' ? { goal_total_reach } : { budget: 50_000_000 };
}

function getContent({ content_type, campaign_type, media_type }: Combination): Partial<CampaignDraft> {
  if (campaign_type === 'INFLUENCE') return { content_description: 'از طعم تازه بگویید.' };
  if (content_type !== 'PIN' && content_type !== 'IN_CHANNEL') return { content_files: [IMAGE] };
  const description = media_type === 'SOROUSH' && content_type === 'PIN' ? 'ad_subtitle' : 'ad_caption';
  const words = { ad_title: 'طعم پاییز', [description]: 'تا آخر هفته', button_label: 'خرید', button_link: 'https://jarchi.test' };
  return { content_files: [IMAGE], ...words };
}

function getPackage({ media_type, content_type }: Combination): Partial<CampaignDraft> {
  if (content_type !== 'PIN' && content_type !== 'IN_CHANNEL') return { selectedPlans: [3] };
  return media_type === 'RUBIKA' ? { rubika_selected_media_plan: 4 } : { soroush_selected_media_plan: 5 };
}
