import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { shownBalance, spendableAmount } from '@jarchi/domain/money/ledger.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import { parsePhone } from '@jarchi/domain/text/phone.ts';
import type { StaffPlaces } from '#features/account/account-places.repository.ts';
import type { StaffCaller } from '#infra/http/caller.ts';
import { type AuditDeps, createAudit } from './staff.audit.ts';
import { countWrites } from './audit.repository.ts';
import { createImpersonations, type ImpersonationSessions } from './staff.impersonation.ts';
import {
  type CustomerRecord,
  findCustomer,
  getStaffMember,
  type ImpersonationRecord,
  listCustomers,
  listImpersonations,
} from './staff.repository.ts';

type Customers = CallAnswer<'staff', 'listCustomers'>;
type CustomerRow = Customers['results'][number];
type Customer = CallAnswer<'staff', 'getCustomer'>;

const IMPERSONATIONS_SHOWN = 20;

export interface StaffDeps extends AuditDeps {
  /** From account, a slice below this one. */
  readonly places: StaffPlaces;
  /** From session, a slice below this one. */
  readonly sessions: ImpersonationSessions;
}

export type StaffService = ReturnType<typeof createStaffService>;

/** The name of a person, or the username of a person without a name. */
function fullName(person: { readonly first_name: string; readonly last_name: string; readonly username: string }): string {
  return `${person.first_name} ${person.last_name}`.trim() || person.username;
}

/** The staff console: the customers, and acting for one of them. */
export function createStaffService(deps: StaffDeps) {
  const { tenancy, clocks, places } = deps;

  const findOne = ({ staff_id }: StaffCaller, slug: string): Promise<CustomerRecord | undefined> =>
    tenancy.withStaff(staff_id, (tx) => findCustomer(tx, { staffId: staff_id, places }, slug));

  function toImpersonation(row: ImpersonationRecord, writes: number): Customer['impersonations'][number] {
    const { id, reason, created, expires_at, revoked_at } = row;
    const ends = revoked_at && revoked_at < expires_at ? revoked_at : expires_at;
    const is_open = ends.getTime() > clocks.wall.now();
    const times = { started_at: created.toISOString(), ends_at: ends.toISOString(), is_open };
    return { id, staff_name: fullName(row), reason: reason ?? '', ...times, writes };
  }

  return {
    ...createAudit(deps),
    ...createImpersonations({ ...deps, findCustomer: findOne }),

    /** Whether the member has a place in the account, by this login or another of theirs. */
    hasOwnPlace(staffId: number, whose: { readonly account: string } | { readonly account_id: number }): Promise<boolean> {
      return tenancy.withSystem((tx) =>
        'account' in whose ? places.hasPlaceInSlug(tx, staffId, whose.account) : places.hasPlaceIn(tx, staffId, whose.account_id),
      );
    },

    async getMember({ staff_id }: StaffCaller): Promise<CallAnswer<'staff', 'getStaffMember'>> {
      const row = await tenancy.withSystem((tx) => getStaffMember(tx, staff_id));
      return { id: row.id, name: fullName(row), email: row.email };
    },

    async listCustomers(
      { staff_id }: StaffCaller,
      { search, limit, offset }: ParsedInput<'staff', 'listCustomers'>['query'],
    ): Promise<Customers> {
      const typed = toLatinDigits(search.trim());
      const named = /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : undefined;
      const choice = { query: parsePhone(search) ?? search, named, limit, offset };
      const { count, rows } = await tenancy.withStaff(staff_id, (tx) => listCustomers(tx, { staffId: staff_id, places }, choice));
      return { count, results: rows.map(toRow) };
    },

    async getCustomer(caller: StaffCaller, slug: string): Promise<Result<Customer, RefusalOf<'account_not_found'>>> {
      const found = await findOne(caller, slug);
      if (!found) return refuse({ code: 'account_not_found' });
      const { account_id } = found.account;
      const impersonations = await tenancy.withSystem(async (tx) => {
        const sessions = await listImpersonations(tx, account_id, IMPERSONATIONS_SHOWN);
        const ids = sessions.map(({ id }) => id);
        const writes = await countWrites(tx, account_id, ids);
        return sessions.map((one) => toImpersonation(one, writes.get(one.id) ?? 0));
      });
      return succeed({ ...toRow(found), impersonations });
    },
  };
}

function toRow({ account, owner, money, campaigns, is_own }: CustomerRecord): CustomerRow {
  const { account_id, slug, title, is_official, debt_limit, created } = account;
  return {
    account_id,
    account: slug,
    title,
    owner: { name: fullName(owner), phone: owner.phone, email: owner.email, last_login: owner.last_login?.toISOString() ?? null },
    is_official,
    balance: shownBalance(money),
    held: money.held,
    spendable: spendableAmount(money.available, debt_limit),
    debt_limit,
    campaigns,
    is_own,
    created: created.toISOString(),
  };
}
