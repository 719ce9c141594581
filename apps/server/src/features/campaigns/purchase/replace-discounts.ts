import type { CallRefusal } from '@jarchi/contract/types.ts';
import { normalizeDiscountCode } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { findCampaign, updateCampaign } from '#features/campaigns/rows/campaigns.repository.ts';
import type { CampaignRef } from '#features/campaigns/life/campaign-ref.ts';
import { refusedAs } from '#features/campaigns/life/refusals.ts';
import { readStoredLife } from '#features/campaigns/life/run-turn.ts';
import type { Writing } from '#features/campaigns/life/stored-life.ts';
import { requote } from '#features/campaigns/quote/renew-quote.ts';
import type { Doer } from '#infra/http/caller.ts';
import { refuseAboveCeiling } from './ceiling.ts';
import type { PurchaseDeps } from './purchase-campaign.ts';

interface Codes {
  /** As they were typed. */
  readonly codes: readonly string[];
  readonly doer: Doer;
}

/** Replaces the discount codes of a campaign that is not bought, and prices it again; all codes count or none. */
export async function replaceDiscounts(
  writing: Writing<PurchaseDeps>,
  { account_id, id }: CampaignRef,
  { codes: typed, doer }: Codes,
): Promise<Result<void, CallRefusal<'campaigns', 'applyDiscount'>>> {
  const stored = await readStoredLife(writing.tx, account_id, id, { isLocked: true });
  if (!stored) return refuse({ code: 'campaign_not_found' });
  const { row, life } = stored;
  const isUnbought = row.state === 'CREATED' || (row.state === 'TO_PAY' && row.reason === 'before_review');
  if (!isUnbought || row.is_deleted) return refuse(refusedAs(life));
  const codes = typed.map(normalizeDiscountCode).filter((code) => code !== '');
  const quoted = await requote(writing, row, codes);
  if (!quoted.ok) return quoted;
  if (row.state === 'TO_PAY' && row.is_auto_after_charge) await keepAutoWithinCeiling(writing, { account_id, id }, doer);
  return succeed(undefined);
}

/** A campaign that would be bought by itself, at a price that this member may not spend, waits for a person instead. */
async function keepAutoWithinCeiling(writing: Writing<PurchaseDeps>, { account_id, id }: CampaignRef, doer: Doer): Promise<void> {
  const row = await findCampaign(writing.tx, account_id, id);
  if (!row) throw new Error(`campaign ${id} was just there`);
  const above = await refuseAboveCeiling(writing, { row, doer, total: row.total, act: 'purchase' });
  if (above) await updateCampaign(writing.tx, account_id, id, { is_auto_after_charge: false });
}
