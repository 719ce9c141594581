import { getMeasure } from '#campaigns/goals.ts';
import { cpmGoalLimits, findCpmDefaults, type CpmDefaults } from '#platforms/campaign-goals.ts';
import { findStoryNumber, type StoryNumber } from '#platforms/plan-options.ts';
import { PLATFORM_PAIRS } from '#platforms/platforms.ts';
import { defaultUtmTemplate, type UtmTemplate } from '#platforms/utm/utm-template.ts';
import { emptyDraft, type CampaignDraft, type Combination, type DraftField } from './drafts.ts';

const COMBINATIONS: readonly Combination[] = PLATFORM_PAIRS.flatMap(({ media_type, content_type, campaign_types }) =>
  campaign_types.map((campaign_type) => ({ media_type, content_type, campaign_type })),
);

/** The platform counts more than the type, the type more than the format, and the wish more than the current values. */
const WEIGHTS = { media_type: 4, campaign_type: 2, content_type: 1 } as const;
const ASKED_WEIGHT = 8;

/** The allowed combination nearest to the draft's, with the wish applied. */
export function nearestCombination(current: Combination, wish: Partial<Combination>): Combination {
  const score = (candidate: Combination) =>
    (Object.keys(WEIGHTS) as (keyof Combination)[]).reduce((sum, field) => {
      const asked = wish[field];
      const weight = asked === undefined ? WEIGHTS[field] : WEIGHTS[field] * ASKED_WEIGHT;
      return candidate[field] === (asked ?? current[field]) ? sum + weight : sum;
    }, 0);
  return COMBINATIONS.reduce((best, candidate) => (score(candidate) > score(best) ? candidate : best));
}

export interface CombinationChange {
  readonly draft: CampaignDraft;
  /** Fields that lost their value because it no longer fits, in the draft's order. */
  readonly reset: readonly DraftField[];
}

/**
 * The draft with another platform, type or format: the wish if it exists, otherwise the nearest allowed combination.
 * Reset are: plans, bundles and the network's plan, by another platform or format; prices, by any of the three; the goal, when its unit
 * changes (people, thousands of views, clicks) or it leaves the network's limits; what only Telegram has.
 * The link's source and medium follow the platform unless the advertiser changed them. CPM starts with its platform's goal and price.
 * Everything else stays, even fields that the new combination does not ask for.
 */
export function changeCombination(draft: CampaignDraft, wish: Partial<Combination>): CombinationChange {
  const next = nearestCombination(draft, wish);
  const isSamePair = next.media_type === draft.media_type && next.content_type === draft.content_type;
  if (isSamePair && next.campaign_type === draft.campaign_type) return { draft, reset: [] };
  const cpm = next.campaign_type === 'CPM' ? findCpmDefaults(next.media_type, next.content_type)! : null;
  const changed: CampaignDraft = {
    ...draft,
    ...(isSamePair ? {} : NO_PACKAGE),
    ...(next.media_type === 'TELEGRAM' ? {} : NOT_TELEGRAM),
    ...next,
    is_cpm: cpm !== null,
    cpm_publisher_price: null,
    cpm_price: cpm?.price ?? null,
    cpc_price: null,
    goal_total_reach: goalAfter(draft, next, cpm),
    ...utmAfter(draft, next),
  };
  return { draft: changed, reset: listReset(draft, changed) };
}

/** The draft with another number of stories in a row. Its package is reset, because plans are sold by that number. */
export function changeStoryNumber(draft: CampaignDraft, story_number: StoryNumber): CombinationChange {
  if (story_number === draft.story_number) return { draft, reset: [] };
  const changed: CampaignDraft = { ...draft, ...(findStoryNumber(draft) === undefined ? {} : NO_PACKAGE), story_number };
  return { draft: changed, reset: listReset(draft, changed) };
}

const PACKAGE_FIELDS = [
  'selectedPlans',
  'alternative_media_plans',
  'selectedBundles',
  'excluded_plans',
  'excluded_bundles',
  'rubika_selected_media_plan',
  'soroush_selected_media_plan',
] as const satisfies readonly DraftField[];
const NO_PACKAGE = pickFields(emptyDraft(), PACKAGE_FIELDS);
const NOT_TELEGRAM = { is_telegram_forward_post: 'false', is_telegram_hyperlinks_utm_enabled: false } as const;

function goalAfter(draft: CampaignDraft, next: Combination, cpm: CpmDefaults | null): number | null {
  const goal = getMeasure(draft.campaign_type) === getMeasure(next.campaign_type) ? draft.goal_total_reach : null;
  if (cpm === null) return goal;
  const limits = cpmGoalLimits(next.media_type);
  const fits = goal !== null && (limits === null || (goal >= limits.minimum && goal <= limits.maximum));
  return fits ? goal : cpm.goal_thousands;
}

function utmAfter(draft: CampaignDraft, next: Combination): Partial<UtmTemplate> {
  const before = defaultUtmTemplate(draft.media_type, draft.campaign_type);
  const after = defaultUtmTemplate(next.media_type, next.campaign_type);
  return {
    ...(draft.utm_source_value === before.utm_source_value ? { utm_source_value: after.utm_source_value } : {}),
    ...(draft.utm_medium_value === before.utm_medium_value ? { utm_medium_value: after.utm_medium_value } : {}),
  };
}

/** The fields of the combination itself, and those that follow it without losing anything. */
const FOLLOWING: readonly DraftField[] = [
  'media_type',
  'content_type',
  'campaign_type',
  'story_number',
  'is_cpm',
  'utm_source_value',
  'utm_medium_value',
];

function listReset(before: CampaignDraft, after: CampaignDraft): DraftField[] {
  const empty = emptyDraft();
  const text = (draft: CampaignDraft, field: DraftField) => JSON.stringify(draft[field]);
  return (Object.keys(empty) as DraftField[]).filter(
    (field) => !FOLLOWING.includes(field) && text(before, field) !== text(after, field) && text(before, field) !== text(empty, field),
  );
}

function pickFields<K extends DraftField>(draft: CampaignDraft, fields: readonly K[]): Pick<CampaignDraft, K> {
  return Object.fromEntries(fields.map((field) => [field, draft[field]])) as Pick<CampaignDraft, K>;
}
