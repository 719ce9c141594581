import { checkMaxSelection } from '#validation/validators.ts';
import { issuesOf } from './draft-issues.ts';
import { PLANS_MAX, type Combination, type DraftIssue, type PackageFields } from '#drafts/drafts.ts';

export const BUNDLES_MAX = 50;

type NetworkPlanField = 'rubika_selected_media_plan' | 'soroush_selected_media_plan';

/** The field that holds the network's own plan, where the network itself publishes; undefined where publishers are chosen. */
export function networkPlanField({ media_type, content_type }: Combination): NetworkPlanField | undefined {
  if (content_type !== 'PIN' && content_type !== 'IN_CHANNEL') return undefined;
  return media_type === 'RUBIKA' ? 'rubika_selected_media_plan' : 'soroush_selected_media_plan';
}

/** What the package still asks for: the network's plan, or publishers' plans and bundles. */
export function checkPackage(draft: PackageFields & Combination): DraftIssue[] {
  const networkField = networkPlanField(draft);
  if (networkField !== undefined) return draft[networkField] === null ? [{ field: networkField, code: 'required' }] : [];
  const isEmpty = draft.selectedPlans.length === 0 && draft.selectedBundles.length === 0;
  return [
    ...(isEmpty ? [{ field: 'selectedPlans', code: 'required' } as const] : []),
    ...issuesOf('selectedPlans', checkMaxSelection(draft.selectedPlans, PLANS_MAX)),
    ...issuesOf('selectedBundles', checkMaxSelection(draft.selectedBundles, BUNDLES_MAX)),
    ...issuesOf('alternative_media_plans', checkMaxSelection(draft.alternative_media_plans, PLANS_MAX)),
  ];
}
