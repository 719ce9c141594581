import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { shownBalance, spendableAmount } from '@jarchi/domain/money/ledger.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { matchesSearch } from '@jarchi/domain/text/persian-text.ts';
import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import { parsePhone } from '@jarchi/domain/text/phone.ts';
import type { StaffPlaces } from '#features/account/account-places.repository.ts';
import type { StaffCaller } from '#infra/http/caller.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { type AuditDeps, createAudit } from './staff.audit.ts';
import { countWrites } from './audit.repository.ts';
import { createImpersonations, type ImpersonationSessions } from './staff.impersonation.ts';
import { fullName } from './staff.names.ts';
import {
  countCampaigns,
  findOwnedAccount,
  findOwner,
  getStaffMember,
  type ImpersonationRecord,
  listBalances,
  listImpersonations,
  listOwnedAccounts,
  listOwners,
  type OwnedAccount,
  type OwnerRecord,
} from './staff.repository.ts';

type Customers = CallAnswer<'staff', 'listCustomers'>;
type CustomerRow = Customers['results'][number];
type Customer = CallAnswer<'staff', 'getCustomer'>;

const IMPERSONATIONS_SHOWN = 20;

interface Found {
  readonly account: OwnedAccount;
  readonly owner: OwnerRecord;
}

export interface StaffDeps extends AuditDeps {
  /** From account, a slice below this one. */
  readonly places: StaffPlaces;
  /** From session, a slice below this one. */
  readonly sessions: ImpersonationSessions;
}

export type StaffService = ReturnType<typeof createStaffService>;

/** The staff console: the customers, and acting for one of them. */
export function createStaffService(deps: StaffDeps) {
  const { tenancy, clocks } = deps;

  async function findCustomer({ staff_id }: StaffCaller, slug: string): Promise<Found | undefined> {
    const account = await tenancy.withStaff(staff_id, (tx) => findOwnedAccount(tx, slug));
    const owner = account && (await tenancy.withSystem((tx) => findOwner(tx, account.owner_id)));
    return account && owner && { account, owner };
  }

  /** Newest first, after the account whose id is the search itself: it stands in other phones too. Names and phones belong to the account system, which the role of staff cannot read. */
  async function listMatching({ staff_id }: StaffCaller, search: string): Promise<Found[]> {
    const accounts = await tenancy.withStaff(staff_id, listOwnedAccounts);
    const owners = new Map((await tenancy.withSystem(listOwners)).map((owner) => [owner.id, owner]));
    const query = parsePhone(search) ?? search;
    const found = accounts.flatMap((account) => {
      const owner = owners.get(account.owner_id);
      return owner && matchesSearch(getText({ account, owner }), query) ? [{ account, owner }] : [];
    });
    const isNamed = ({ account }: Found) => String(account.account_id) === toLatinDigits(search.trim());
    return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))];
  }

  async function readPage({ staff_id }: StaffCaller, page: readonly Found[]): Promise<CustomerRow[]> {
    const ids = page.map(({ account }) => account.account_id);
    const own = await tenancy.withSystem((tx) => deps.places.listPlacesIn(tx, staff_id, ids));
    return tenancy.withStaff(staff_id, (tx) => readRows(tx, page, own));
  }

  function toImpersonation(row: ImpersonationRecord, writes: number): Customer['impersonations'][number] {
    const { id, reason, created, expires_at, revoked_at } = row;
    const ends = revoked_at && revoked_at < expires_at ? revoked_at : expires_at;
    const is_open = ends.getTime() > clocks.wall.now();
    const times = { started_at: created.toISOString(), ends_at: ends.toISOString(), is_open };
    return { id, staff_name: fullName(row), reason: reason ?? '', ...times, writes };
  }

  return {
    ...createAudit(deps),
    ...createImpersonations({ ...deps, findCustomer }),

    /** Whether the member has a place in the account, by this login or another of theirs. */
    hasOwnPlace(staffId: number, whose: { readonly account: string } | { readonly account_id: number }): Promise<boolean> {
      return tenancy.withSystem((tx) =>
        'account' in whose ? deps.places.hasPlaceInSlug(tx, staffId, whose.account) : deps.places.hasPlaceIn(tx, staffId, whose.account_id),
      );
    },

    async getMember({ staff_id }: StaffCaller): Promise<CallAnswer<'staff', 'getStaffMember'>> {
      const row = await tenancy.withSystem((tx) => getStaffMember(tx, staff_id));
      return { id: row.id, name: fullName(row), email: row.email };
    },

    async listCustomers(
      caller: StaffCaller,
      { search, limit, offset }: ParsedInput<'staff', 'listCustomers'>['query'],
    ): Promise<Customers> {
      const found = await listMatching(caller, search);
      const page = found.slice(offset, offset + limit);
      return { count: found.length, results: await readPage(caller, page) };
    },

    async getCustomer(caller: StaffCaller, slug: string): Promise<Result<Customer, RefusalOf<'account_not_found'>>> {
      const found = await findCustomer(caller, slug);
      if (!found) return refuse({ code: 'account_not_found' });
      const { account_id } = found.account;
      const [row] = await readPage(caller, [found]);
      const impersonations = await tenancy.withSystem(async (tx) => {
        const sessions = await listImpersonations(tx, account_id, IMPERSONATIONS_SHOWN);
        const ids = sessions.map(({ id }) => id);
        const writes = await countWrites(tx, account_id, ids);
        return sessions.map((one) => toImpersonation(one, writes.get(one.id) ?? 0));
      });
      if (!row) throw new Error(`no figures of account ${account_id}`);
      return succeed({ ...row, impersonations });
    },
  };
}

/** The text in which a customer is searched for. */
function getText({ account, owner }: Found): string {
  const { title, slug, account_id } = account;
  return [title, fullName(owner), owner.phone ?? '', owner.email ?? '', slug, String(account_id)].join(' ');
}

async function readRows(tx: Tx, found: readonly Found[], own: ReadonlySet<number>): Promise<CustomerRow[]> {
  const ids = found.map(({ account }) => account.account_id);
  const balances = await listBalances(tx, ids);
  const campaigns = await countCampaigns(tx, ids);
  return found.map(({ account, owner }) => {
    const { account_id, slug, title, is_official, debt_limit, created } = account;
    const money = balances.get(account_id) ?? { available: 0, held: 0 };
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
      campaigns: campaigns.get(account_id) ?? 0,
      is_own: own.has(account_id),
      created: created.toISOString(),
    };
  });
}
