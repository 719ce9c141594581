import type { CampaignDraft } from './drafts.ts';

const LISTS = [
  'execution_locations',
  'ad_categories',
  'selectedPlans',
  'alternative_media_plans',
  'selectedBundles',
  'excluded_plans',
  'excluded_bundles',
] as const;
const FILE_LISTS = ['content_files', 'content_instagram_post_files'] as const;

/** The lists of a draft that name each thing once: what is chosen, and its files by their ids. */
export function distinctListsOf(draft: CampaignDraft): Readonly<Record<string, readonly (string | number)[]>> {
  return Object.fromEntries([
    ...LISTS.map((field) => [field, draft[field]] as const),
    ...FILE_LISTS.map((field) => [field, draft[field].map(({ id }) => id)] as const),
  ]);
}
