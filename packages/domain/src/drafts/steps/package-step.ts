import { checkMaxSelection } from '#validation/validators.ts';
import { listIssues } from './draft-issues.ts';
import { isStoryCountOf, findStoryNumber } from '#platforms/plan-options.ts';
import { isNetworkFormat } from '#platforms/platforms.ts';
import { PLANS_MAX, type Combination, type DraftIssue, type GeneralFields, type PackageFields } from '#drafts/drafts.ts';

export const BUNDLES_MAX = 50;

type NetworkPlanField = 'rubika_selected_media_plan' | 'soroush_selected_media_plan';

/** The field of the network's own plan, where the network itself publishes; undefined where publishers are chosen. */
export function networkPlanField({ media_type, content_type }: Combination): NetworkPlanField | undefined {
  if (!isNetworkFormat(content_type)) return undefined;
  return media_type === 'RUBIKA' ? 'rubika_selected_media_plan' : 'soroush_selected_media_plan';
}

/** The properties of a plan that must match the campaign that buys it. */
export interface PlanOffer {
  readonly media_type: string;
  readonly content_type: string;
  /** Stories in a row; 1 for other formats. */
  readonly story_count: number;
}

/** Whether a campaign can buy a plan: the same platform, format and number of stories in a row. */
export function isPlanFor(draft: Combination & Pick<GeneralFields, 'story_number'>, plan: PlanOffer): boolean {
  const story_number = findStoryNumber(draft);
  const isOfFormat = plan.media_type === draft.media_type && plan.content_type === draft.content_type;
  return isOfFormat && (story_number === undefined || isStoryCountOf(story_number, plan.story_count));
}

/** The issues of the package: it needs the network's plan, or publishers' plans or bundles. */
export function checkPackage(draft: PackageFields & Combination): DraftIssue[] {
  const networkField = networkPlanField(draft);
  if (networkField !== undefined) return draft[networkField] === null ? [{ field: networkField, code: 'required' }] : [];
  const isEmpty = draft.selectedPlans.length === 0 && draft.selectedBundles.length === 0;
  return [
    ...(isEmpty ? [{ field: 'selectedPlans', code: 'required' } as const] : []),
    ...listIssues('selectedPlans', checkMaxSelection(draft.selectedPlans, PLANS_MAX)),
    ...listIssues('selectedBundles', checkMaxSelection(draft.selectedBundles, BUNDLES_MAX)),
    ...listIssues('alternative_media_plans', checkMaxSelection(draft.alternative_media_plans, PLANS_MAX)),
  ];
}
