import { discount, serviceOffer } from '#features/pricing/pricing.tables.ts';
import { bundle, bundlePlan } from '#features/publishers/publishers.tables.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';

type DiscountSeed = Partial<typeof discount.$inferInsert> & { readonly discount_code: string };

/** A code that takes a tenth off, for any account, any number of times, not together with others; a test may change this. */
export async function seedDiscount(tenancy: Tenancy, seed: DiscountSeed): Promise<void> {
  const plain = { valid_from: new Date('2026-01-01T00:00:00Z'), is_once_per_account: false, is_stackable: false };
  const reduction = seed.toman === undefined ? { percent: 10 } : {};
  await tenancy.withSystem((tx) => tx.insert(discount).values({ ...plain, ...reduction, ...seed }));
}

export async function seedService(tenancy: Tenancy, key: string, price: number): Promise<void> {
  await tenancy.withSystem((tx) =>
    tx
      .insert(serviceOffer)
      .values({ key, title_fa: `title of ${key}`, description_fa: '', price, position: 1 })
      .onConflictDoNothing(),
  );
}

/** Inserts a bundle of plans of one format; returns its id. */
export async function seedBundle(
  tenancy: Tenancy,
  plans: readonly Pick<typeof bundle.$inferSelect, 'id' | 'media_type' | 'content_type'>[],
  price: number,
): Promise<number> {
  const [first] = plans;
  if (!first) throw new Error('a bundle has plans');
  const { media_type, content_type } = first;
  return tenancy.withSystem(async (tx) => {
    const [row] = await tx.insert(bundle).values({ media_type, content_type, title: 'a bundle', description: '', price }).returning();
    if (!row) throw new Error('the bundle was not inserted');
    await tx.insert(bundlePlan).values(plans.map((plan) => ({ bundle_id: row.id, plan_id: plan.id })));
    return row.id;
  });
}
