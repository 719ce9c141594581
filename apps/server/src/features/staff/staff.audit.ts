import type { Clock } from '#infra/clock/clock.ts';
import type { StaffWrite } from '#infra/http/callers.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { closeAudit, insertAudit } from './audit.repository.ts';

/** The status of a request whose end is unknown: the server stopped while it ran. */
const UNFINISHED = 0;

export interface AuditDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
}

/** Every change that staff make, under their own name or a customer's, is stored before it is done, and its outcome after. */
export function createAudit({ tenancy, clocks }: AuditDeps) {
  return {
    async noteWrite({ customer, ...write }: StaffWrite): Promise<(status: number) => Promise<void>> {
      const at = new Date(clocks.wall.now());
      const whose = { user_id: customer?.user_id ?? null, account_id: customer?.account_id ?? null };
      const id = await tenancy.withSystem((tx) => insertAudit(tx, { ...write, ...whose, at, status: UNFINISHED }));
      return (status) => tenancy.withSystem((tx) => closeAudit(tx, id, status));
    },
  };
}
