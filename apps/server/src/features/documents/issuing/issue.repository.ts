import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { campaign, placement } from '#features/campaigns/rows/campaigns.tables.ts';
import { ledgerEntry, ledgerTransaction, payment } from '#features/finance/finance.tables.ts';
import { moneyRequest } from '#features/money-requests/money-requests.tables.ts';

/** A charge, with the payment or the bank slip behind it. */
export async function findCharge(tx: Tx, accountId: number, id: number) {
  const { account_id, kind, at, available, payment_id, money_request_id } = ledgerTransaction;
  const [row] = await tx
    .select({
      id: ledgerTransaction.id,
      at,
      amount: available,
      payment_id,
      money_request_id,
      gateway: payment.gateway,
      tracking_number: sql<string | null>`coalesce(${payment.tracking_number}, ${moneyRequest.tracking_number})`,
      paid_at: payment.paid_at,
    })
    .from(ledgerTransaction)
    .leftJoin(payment, and(eq(payment.account_id, account_id), eq(payment.id, payment_id)))
    .leftJoin(moneyRequest, and(eq(moneyRequest.account_id, account_id), eq(moneyRequest.id, money_request_id)))
    .where(and(eq(account_id, accountId), eq(ledgerTransaction.id, id), eq(kind, 'charge')));
  return row;
}

export type ChargeRecord = NonNullable<Awaited<ReturnType<typeof findCharge>>>;

const campaignColumns = {
  id: campaign.id,
  title: campaign.title,
  campaign_type: campaign.campaign_type,
  media_type: campaign.media_type,
  content_type: campaign.content_type,
  state: campaign.state,
  reason: campaign.reason,
  price: campaign.price,
  discount: campaign.discount,
  vat: campaign.vat,
  total: campaign.total,
  version: campaign.version,
  is_deleted: campaign.is_deleted,
  quote_valid_until: campaign.quote_valid_until,
  captured: campaign.captured,
  vat_percent: campaign.vat_percent,
  services: campaign.services,
};

export async function findEnded(tx: Tx, accountId: number, id: number) {
  const [row] = await tx
    .select(campaignColumns)
    .from(campaign)
    .where(and(eq(campaign.account_id, accountId), eq(campaign.id, id)));
  return row;
}

export type EndedCampaign = NonNullable<Awaited<ReturnType<typeof findEnded>>>;

/** The captured amount of each placement of a campaign, before refunds. */
export function listCapturedPlacements(tx: Tx, accountId: number, campaignId: number) {
  const { id, title, captured, captured_vat, captured_discount, delivered_units, bought_units } = placement;
  return tx
    .select({ id, title, captured, captured_vat, captured_discount, delivered_units, bought_units })
    .from(placement)
    .where(and(eq(placement.account_id, accountId), eq(placement.campaign_id, campaignId)))
    .orderBy(asc(id));
}

/** The placements of a campaign, as quoted. */
export function listQuotedPlacements(tx: Tx, accountId: number, campaignId: number) {
  const { id, title, total, vat, discount, bought_units } = placement;
  return tx
    .select({ title, total, vat, discount, units: bought_units })
    .from(placement)
    .where(and(eq(placement.account_id, accountId), eq(placement.campaign_id, campaignId)))
    .orderBy(asc(id));
}

/** The refunds of a campaign in the order of posting, each with its placement and its parts. */
export async function listRefunds(tx: Tx, accountId: number, campaignId: number) {
  const sumOf = (code: string) => sql<number>`coalesce(sum(${ledgerEntry.amount}) filter (where ${ledgerEntry.code} = ${code}), 0)::bigint`;
  // A refund's key names its placement: refund:{placement}:{credit note}.
  const placementOf = sql`nullif(split_part(${ledgerTransaction.idempotency_key}, ':', 2), '')::bigint`;
  const { account_id, id, campaign_id, kind, number } = ledgerTransaction;
  return tx
    .select({
      id,
      title: placement.title,
      total: sumOf('advertiser.available'),
      discount: sumOf('discount'),
      vat: sql<number>`-${sumOf('vat.payable')}`,
    })
    .from(ledgerTransaction)
    .innerJoin(ledgerEntry, and(eq(ledgerEntry.account_id, account_id), eq(ledgerEntry.transaction_id, id)))
    .leftJoin(placement, and(eq(placement.account_id, account_id), eq(placement.id, placementOf)))
    .where(and(eq(account_id, accountId), eq(campaign_id, campaignId), eq(kind, 'refund')))
    .groupBy(id, number, placement.title)
    .orderBy(asc(number));
}

export type RefundRecord = Awaited<ReturnType<typeof listRefunds>>[number];
