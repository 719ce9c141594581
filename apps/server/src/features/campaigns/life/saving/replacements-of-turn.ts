import { isPaidByUnits } from '@jarchi/domain/campaigns/rules/share-rules.ts';
import type { Fact } from '@jarchi/domain/campaigns/turn/turn.ts';
import type { LifeCampaign } from '@jarchi/domain/campaigns/life/campaign.ts';
import type { Sightings } from '@jarchi/domain/campaigns/turn/sightings.ts';
import type { CampaignRecord, PlacementRecord } from '#features/campaigns/rows/campaigns.repository.ts';
import { insertPlacement } from '#features/campaigns/life/life.repository.ts';
import type { Candidate } from '#features/campaigns/life/candidate.ts';
import { placementsOf } from '#features/campaigns/quote/placements-of-quote.ts';
import type { Tx } from '#infra/store/tenancy.ts';

/** Adds the row of a publisher who takes a share; its life is saved with the turn. */
export async function insertReplacement(tx: Tx, row: CampaignRecord, { plan, line, bought }: Candidate): Promise<PlacementRecord> {
  const isByUnits = isPaidByUnits(row.campaign_type);
  const placement = {
    plan: { ...plan, bundle_id: null },
    line,
    plan_price: isByUnits ? null : plan.price,
    bought_units: isByUnits ? bought : null,
  };
  const [values] = placementsOf(row.account_id, row.id, [placement]);
  return insertPlacement(tx, values!);
}

/** Sightings whose replacements have the rows of placements that now exist. */
export function withRows({ placements, ...rest }: Sightings, ids: ReadonlyMap<number, number>): Sightings {
  return {
    ...rest,
    placements: placements.map((seen) => {
      const id = ids.get(seen.placement);
      return id === undefined || !seen.replacement ? seen : { ...seen, replacement: { ...seen.replacement, id } };
    }),
  };
}

/** The price of a campaign after shares were given to other publishers. */
export function priceAfter(row: CampaignRecord, before: LifeCampaign, facts: readonly Fact[]) {
  const price = { price: row.price, discount: row.discount, vat: row.vat, total: row.total };
  const taken = facts.flatMap(({ act }) => (act.event === 'replace' ? [act] : []));
  if (taken.length === 0) return {};
  for (const { placement, replacement } of taken) {
    const lost = before.placements.find(({ id }) => id === placement);
    if (!lost) throw new Error(`placement ${placement} was replaced before it had a row`);
    for (const key of ['price', 'discount', 'vat', 'total'] as const) price[key] += replacement.line[key] - lost.line[key];
  }
  return price;
}
