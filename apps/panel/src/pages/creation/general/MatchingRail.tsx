import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import type { CategoryOption } from '#features/drafts/general/form-props.ts';
import { planKind } from '#data/publishers/plan-kind.ts';
import { useMatchingPublishers } from '#data/publishers/plans.ts';
import { MatchingPublishers } from '#features/drafts/general/rail/MatchingPublishers.tsx';

/** The publishers that a campaign of these categories can choose from. */
export function MatchingRail({ data, categories }: { data: CampaignDraft; categories: readonly CategoryOption[] }) {
  const { media_type, ad_categories } = data;
  const matching = useMatchingPublishers(planKind(data), ad_categories);
  const facets = matching.data?.facets?.categories ?? [];
  const byCategory = ad_categories.flatMap((id) => {
    const category = categories.find((candidate) => candidate.id === id);
    const count = facets.find((candidate) => candidate.id === id)?.count ?? 0;
    return category ? [{ id, title: category.title_fa, count }] : [];
  });
  return (
    <MatchingPublishers
      media_type={media_type}
      matching={{
        count: matching.data?.count,
        byCategory,
        hasFailed: matching.isError,
        retry: () => void matching.refetch(),
      }}
    />
  );
}
