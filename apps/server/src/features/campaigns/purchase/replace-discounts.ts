import type { CallRefusal } from '@jarchi/contract/types.ts';
import { normalizeDiscountCode } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { CampaignRef } from '#features/campaigns/life/campaign-ref.ts';
import { refusedAs } from '#features/campaigns/life/refusals.ts';
import { readStanding } from '#features/campaigns/life/run-turn.ts';
import type { Quoting } from '#features/campaigns/quote/quote-sources.ts';
import { requote } from '#features/campaigns/quote/renew-quote.ts';

/** Replaces the discount codes of a campaign that is not bought, and prices it again; all codes count or none. */
export async function replaceDiscounts(
  quoting: Quoting,
  { account_id, id }: CampaignRef,
  typed: readonly string[],
): Promise<Result<void, CallRefusal<'campaigns', 'applyDiscount'>>> {
  const standing = await readStanding(quoting.tx, account_id, id, { isLocked: true });
  if (!standing) return refuse({ code: 'campaign_not_found' });
  const { row, life } = standing;
  const isUnbought = row.state === 'CREATED' || (row.state === 'TO_PAY' && row.reason === 'before_review');
  if (!isUnbought || row.is_deleted) return refuse(refusedAs(life));
  const codes = typed.map(normalizeDiscountCode).filter((code) => code !== '');
  const quoted = await requote(quoting, row, codes);
  return quoted.ok ? succeed(undefined) : quoted;
}
