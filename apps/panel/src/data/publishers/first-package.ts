import { tabStorage } from '@jarchi/client-state/storage/browser-storage.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { planKind } from './plan-kind.ts';
import { findWishes, getWishesKey, type PlanSearch } from './plan-requests.ts';

const NO_PINS = { pinned_plans: [], pinned_bundles: [] };

/**
 * What the list of publishers and the packages of a draft are asked for first, where the address does not narrow the list. Packages
 * are left out where this tab has pins of the draft. Undefined for a network, and for a price for views, which have another list.
 */
export function findFirstPackage(id: number, draft: CampaignDraft) {
  if (draft.campaign_type !== 'REACH') return undefined;
  const kind = planKind(draft);
  const search: PlanSearch = { ...kind, ordering: 'suitable', filter: [], suits: draft.ad_categories };
  const hasPins = tabStorage.getItem(getWishesKey(id)) !== null;
  return { kind, search, wishes: hasPins ? null : findWishes(draft, kind, [], { ...draft, ...NO_PINS }) };
}
