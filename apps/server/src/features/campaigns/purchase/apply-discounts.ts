import type { CallRefusal } from '@jarchi/contract/types.ts';
import { normalizeDiscountCode } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { refusedAs } from '#features/campaigns/life/refusals.ts';
import { readStanding } from '#features/campaigns/life/run-turn.ts';
import type { QuoteDeps } from '#features/campaigns/quote/quote-sources.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { requote } from '#features/campaigns/quote/renew-quote.ts';

/** Puts discount codes in the place of those a campaign has, while it is not bought, and prices it anew; all of them count or none does. */
export async function applyDiscounts(
  tx: Tx,
  deps: QuoteDeps,
  accountId: number,
  id: number,
  typed: readonly string[],
  now: number,
): Promise<Result<void, CallRefusal<'campaigns', 'applyDiscount'>>> {
  const standing = await readStanding(tx, accountId, id, { isLocked: true });
  if (!standing) return refuse({ code: 'campaign_not_found' });
  const { row, life } = standing;
  const isUnbought = row.state === 'CREATED' || (row.state === 'TO_PAY' && row.reason === 'before_review');
  if (!isUnbought || row.is_deleted) return refuse(refusedAs(life));
  const codes = typed.map(normalizeDiscountCode).filter((code) => code !== '');
  const quoted = await requote(tx, deps, row, codes, now);
  return quoted.ok ? succeed(undefined) : quoted;
}
