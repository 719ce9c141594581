import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { DiscountRule, TypedDiscount } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { CampaignRecord } from './campaigns.repository.ts';
import { discountUse } from './discount-uses.tables.ts';

/** The campaign a use belongs to. */
export type UsingCampaign = Pick<CampaignRecord, 'account_id' | 'id'>;

interface DiscountBook {
  listDiscounts(tx: Tx, codes: readonly string[]): Promise<{ readonly rule: DiscountRule; readonly used: number }[]>;
}

/** Codes with their rules and uses; the campaign's own use is not counted. */
export async function readTypedDiscounts(
  tx: Tx,
  book: DiscountBook,
  campaign: UsingCampaign,
  codes: readonly string[],
): Promise<TypedDiscount[]> {
  if (codes.length === 0) return [];
  const stored = new Map((await book.listDiscounts(tx, codes)).map((discount) => [discount.rule.discount_code, discount]));
  const own = await listOwnCodes(tx, campaign);
  const others = await countOtherUses(tx, campaign);
  return codes.map((discount_code) => {
    const discount = stored.get(discount_code);
    return {
      discount_code,
      rule: discount?.rule,
      used: (discount?.used ?? 0) - (own.includes(discount_code) ? 1 : 0),
      used_by_account: others.get(discount_code) ?? 0,
    };
  });
}

/** Codes that the campaign uses and has not given back. */
export async function listOwnCodes(tx: Tx, { account_id, id }: UsingCampaign): Promise<string[]> {
  const rows = await tx
    .select({ discount_code: discountUse.discount_code })
    .from(discountUse)
    .where(and(eq(discountUse.account_id, account_id), eq(discountUse.campaign_id, id), isNull(discountUse.returned_at)));
  return rows.map(({ discount_code }) => discount_code);
}

/** How often the account's other campaigns use each code. */
async function countOtherUses(tx: Tx, { account_id, id }: UsingCampaign): Promise<Map<string, number>> {
  const rows = await tx
    .select({ discount_code: discountUse.discount_code, count: sql<number>`count(*)::int` })
    .from(discountUse)
    .where(and(eq(discountUse.account_id, account_id), ne(discountUse.campaign_id, id), isNull(discountUse.returned_at)))
    .groupBy(discountUse.discount_code);
  return new Map(rows.map(({ discount_code, count }) => [discount_code, count]));
}

/** Counts one use of a code, unless all uses are taken. Concurrent calls wait for each other. */
export async function takeUse(tx: Tx, code: string): Promise<boolean> {
  const { rows } = await tx.execute<{ is_taken: boolean }>(sql`select take_discount_use(${code}) as is_taken`);
  return rows[0]?.is_taken === true;
}

export async function returnUse(tx: Tx, code: string): Promise<void> {
  await tx.execute(sql`select return_discount_use(${code})`);
}

interface TakenUse {
  readonly discount_code: string;
  readonly amount: number;
  readonly used_at: Date;
}

export async function saveUse(tx: Tx, { account_id, id }: UsingCampaign, { discount_code, amount, used_at }: TakenUse): Promise<void> {
  await tx
    .insert(discountUse)
    .values({ account_id, campaign_id: id, discount_code, amount, used_at })
    .onConflictDoUpdate({
      target: [discountUse.account_id, discountUse.campaign_id, discountUse.discount_code],
      set: { amount, used_at, returned_at: null },
    });
}

/** Gives back every use of the campaign: its codes may be used again. */
export async function returnUses(tx: Tx, { account_id, id }: UsingCampaign, at: Date): Promise<void> {
  const rows = await tx
    .update(discountUse)
    .set({ returned_at: at })
    .where(and(eq(discountUse.account_id, account_id), eq(discountUse.campaign_id, id), isNull(discountUse.returned_at)))
    .returning({ discount_code: discountUse.discount_code });
  for (const { discount_code } of rows.toSorted((a, b) => (a.discount_code < b.discount_code ? -1 : 1))) await returnUse(tx, discount_code);
}
