import type { Tenancy } from '#infra/store/tenancy.ts';
import { listOnAir } from './outside.repository.ts';

/** Advances every campaign on the air; one that cannot be advanced keeps no other from it, and its error is thrown at the end. */
export async function advanceOnAir(tenancy: Tenancy, advance: (accountId: number, id: number) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const { account_id, id } of await tenancy.withSystem(listOnAir))
    await advance(account_id, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
