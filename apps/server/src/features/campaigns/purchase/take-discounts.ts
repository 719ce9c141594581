import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { DiscountRefusal } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { CampaignRecord } from '#features/campaigns/rows/campaigns.repository.ts';
import type { PriceSource } from '#features/campaigns/quote/quote-sources.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { listOwnCodes, readTypedDiscounts, returnUse, saveUse, takeUse } from '../rows/discount-uses.repository.ts';

/**
 * Counts a use of each discount that a campaign is bought with, all or none. The price is frozen, so a code's dates no longer matter; its
 * uses do. Runs under the account's lock: the account's own campaigns do not compete.
 */
export async function takeDiscounts(
  tx: Tx,
  prices: PriceSource,
  row: CampaignRecord,
  at: Date,
): Promise<Result<void, RefusalOf<'discount_refused'>>> {
  if (row.discounts.length === 0) return succeed(undefined);
  const own = await listOwnCodes(tx, row);
  const wanted = row.discounts.filter(({ discount_code }) => !own.includes(discount_code));
  const codes = wanted.map(({ discount_code }) => discount_code).toSorted();
  const taken: string[] = [];
  const refusals: DiscountRefusal[] = [];
  // In alphabetical order, so that two purchases with the same codes do not deadlock.
  for (const { discount_code, rule, used_by_account } of await readTypedDiscounts(tx, prices, row, codes)) {
    if (!rule) refusals.push({ discount_code, code: 'unknown' });
    else if (rule.is_once_per_account && used_by_account > 0) refusals.push({ discount_code, code: 'already_used' });
    else if (await takeUse(tx, discount_code)) taken.push(discount_code);
    else refusals.push({ discount_code, code: 'used_up' });
  }
  if (refusals.length > 0) {
    for (const code of taken) await returnUse(tx, code);
    return refuse({ code: 'discount_refused', refusals });
  }
  for (const { discount_code, amount } of wanted) await saveUse(tx, row, { discount_code, amount, used_at: at });
  return succeed(undefined);
}
