import { lt } from 'drizzle-orm';
import { doorway } from './doorway.tables.ts';
import type { Tenancy } from './tenancy.ts';

/** Removes doorways that have expired by `now` (ms). */
export async function forgetDoorways(tenancy: Tenancy, now: number): Promise<void> {
  await tenancy.withSystem((tx) => tx.delete(doorway).where(lt(doorway.expires_at, new Date(now))));
}
