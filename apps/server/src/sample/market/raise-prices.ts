import { inArray, sql } from 'drizzle-orm';
import { mediaPlan } from '#features/publishers/publishers.tables.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';

const PERCENT = 15;

/** The publishers of these plans ask more from now on, in whole hundreds of toman. */
export async function raisePrices(tenancy: Tenancy, plans: readonly number[]): Promise<void> {
  const raised = (column: typeof mediaPlan.price | typeof mediaPlan.publisher_price) =>
    sql`ceil(${column} * ${100 + PERCENT} / 10000.0) * 100`;
  await tenancy.withSystem((tx) =>
    tx
      .update(mediaPlan)
      .set({ price: raised(mediaPlan.price), publisher_price: raised(mediaPlan.publisher_price) })
      .where(inArray(mediaPlan.id, [...plans])),
  );
}
