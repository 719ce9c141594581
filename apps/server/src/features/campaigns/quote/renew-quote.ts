import type { CallRefusal } from '@jarchi/contract/types.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { compareQuotes, type LineChange } from '@jarchi/domain/pricing/quote-changes.ts';
import type { Quote, QuoteLine } from '@jarchi/domain/pricing/quote.ts';
import { resolveVatPercent } from '@jarchi/domain/pricing/vat-table.ts';
import { succeed, type Result } from '@jarchi/domain/result.ts';
import {
  listPlacements,
  replacePlacements,
  updateCampaign,
  type CampaignRecord,
  type PlacementRecord,
} from '#features/campaigns/rows/campaigns.repository.ts';
import { quoteBrief } from '#features/campaigns/quote/quote-brief.ts';
import { getPriceColumns } from '#features/campaigns/quote/columns-of-quote.ts';
import { placementsOf } from '#features/campaigns/quote/placements-of-quote.ts';
import type { Quoting } from '#features/campaigns/quote/quote-sources.ts';
import { readTypedDiscounts } from '#features/campaigns/rows/discount-uses.repository.ts';

export interface RenewedQuote {
  /** Whether the campaign was priced again: its placements then have new rows. */
  readonly isNew: boolean;
  /** The lines that differ from the replaced quote. */
  readonly lines: readonly LineChange[];
}

type RenewRefusal = CallRefusal<'campaigns', 'applyDiscount'>;

/** Leaves the campaign as it is, or prices it again when its quote lapsed or the VAT has changed. */
export async function renewQuote(quoting: Quoting, row: CampaignRecord): Promise<Result<RenewedQuote, RenewRefusal>> {
  const { deps, now } = quoting;
  const percent = resolveVatPercent(tehranDay(now), deps.prices.vatRates);
  if (!percent.ok) return percent;
  if (now < row.quote_valid_until.getTime() && percent.value === row.vat_percent) return succeed({ isNew: false, lines: [] });
  const codes = row.discounts.map(({ discount_code }) => discount_code);
  return requote(quoting, row, codes);
}

/** Prices a locked campaign again with these discount codes, and saves it. */
export async function requote(
  quoting: Quoting,
  row: CampaignRecord,
  codes: readonly string[],
): Promise<Result<RenewedQuote, RenewRefusal>> {
  const { tx, deps } = quoting;
  const fresh = await quoteBrief(quoting, row.brief, await readTypedDiscounts(tx, deps.prices, row, codes));
  if (!fresh.ok) return fresh;
  const before = getQuote(row, await listPlacements(tx, row.account_id, row.id));
  await updateCampaign(tx, row.account_id, row.id, getPriceColumns(fresh.value));
  await replacePlacements(tx, row.account_id, row.id, placementsOf(row.account_id, row.id, fresh.value.placements));
  return succeed({ isNew: true, lines: compareQuotes(before, fresh.value.quote)?.lines ?? [] });
}

/** A stored quote: a line for each placement of ready posts; views, clicks and ceilings have one line. */
function getQuote(row: CampaignRecord, placements: readonly PlacementRecord[]): Quote {
  const pick = ({ price, discount, vat, total }: Pick<QuoteLine, 'price' | 'discount' | 'vat' | 'total'>) => ({
    price,
    discount,
    vat,
    total,
  });
  const lines: QuoteLine[] =
    row.campaign_type === 'REACH'
      ? placements.map((item) => ({ ...pick(item), plan_id: item.plan_id, publisher_price: item.publisher_price }))
      : [{ ...pick(row), plan_id: null, publisher_price: 0 }];
  return { ...pick(row), lines, vat_percent: row.vat_percent };
}
