import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import { getInterests } from '@jarchi/domain/publishers/interests.ts';
import type { Result } from '@jarchi/domain/result.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { listPastCampaigns } from '#features/campaigns/rows/campaigns.repository.ts';

type PlanQuery = ParsedInput<'publishers', 'listMediaPlans'>['query'];

/** The source of suggestions. */
export interface PlanMarket {
  listMediaPlans(accountId: number, kind: string, query: PlanQuery): Promise<Result<CallAnswer<'publishers', 'listMediaPlans'>, unknown>>;
  listCategories(accountId: number): Promise<CallAnswer<'publishers', 'listCategories'>>;
}

const CAMPAIGNS_READ = 20;
const SUGGESTED = 4;
/** Shown to an account without a campaign: the format that most publishers sell. */
const FIRST_FORMAT = { media_type: 'INSTAGRAM', content_type: 'STORY' } as const;

/** Plans of the format and the categories that the account chose most; the best matches come first. */
export async function suggestPlans(
  { tenancy, market }: { readonly tenancy: Tenancy; readonly market: PlanMarket },
  accountId: number,
): Promise<CallAnswer<'campaigns', 'listSuggestedPlans'>> {
  const past = await tenancy.withAccount(accountId, (tx) => listPastCampaigns(tx, accountId, CAMPAIGNS_READ));
  const { format = FIRST_FORMAT, categories, campaigns } = getInterests(past);
  const kind = `${format.media_type}-${format.content_type}`.toLowerCase().replaceAll('_', '-');
  const query: PlanQuery = { limit: SUGGESTED, offset: 0, ordering: 'suitable', filter: [], suits: [...categories], with_facets: false };
  const [plans, named] = await Promise.all([market.listMediaPlans(accountId, kind, query), market.listCategories(accountId)]);
  return {
    basis: { campaigns, categories: categories.flatMap((id) => named.results.filter((one) => one.id === id)) },
    kind,
    results: plans.ok ? plans.value.results : [],
  };
}
