import { LRUCache } from 'lru-cache';
import type { AccountCaller, StaffCaller, UserCaller } from '#infra/http/caller.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import type { AccessClaims, AccessTokens } from '#infra/crypto/tokens.ts';
import type { AccountMembers, Membership } from './session.opening.ts';
import { findSession, findUser, listLiveSessions, listStaff, type SessionRecord } from './session.repository.ts';

/** A session is looked up at most this often; one that another server ended stays valid here for at most that time. */
const CACHED_MS = 2000;
const CACHED_MAX = 10_000;

export interface AuthenticationDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly tokens: AccessTokens;
  readonly accounts: AccountMembers;
}

/** The name of a scheme is case-insensitive (RFC 9110, 11.1). */
function readToken(header: string | undefined): string | undefined {
  return /^bearer +(\S+)$/i.exec(header ?? '')?.[1];
}

export type Authentication = ReturnType<typeof createAuthentication>;

export function createAuthentication({ tenancy, clocks, tokens, accounts }: AuthenticationDeps) {
  /** By session and account. The library includes the last millisecond of a lifetime. */
  const cache = new LRUCache<string, Membership>({ max: CACHED_MAX, ttl: CACHED_MS - 1, ttlResolution: 0, perf: clocks.wall });
  let endedCount = 0;

  /** Whether the actor is right: a person acts for themselves, or a member of staff for the owner of the one account in the session. */
  async function isActorRight(tx: Tx, row: SessionRecord, claims: AccessClaims): Promise<boolean> {
    if (row.impersonated_by !== (claims.impersonated_by ?? null)) return false;
    if (row.impersonated_by === null) return true;
    return row.account_id === claims.account_id && (await findUser(tx, row.impersonated_by))?.is_staff === true;
  }

  /** At once while it is known. */
  function findLiveMembership(claims: AccessClaims): Membership | undefined | Promise<Membership | undefined> {
    const key = `${claims.session_id} ${claims.account_id}`;
    return cache.get(key) ?? readMembership(key, claims);
  }

  async function readMembership(key: string, claims: AccessClaims): Promise<Membership | undefined> {
    const now = clocks.wall.now();
    const endedBefore = endedCount;
    const membership = await tenancy.withSystem(async (tx) => {
      const row = await findSession(tx, claims.session_id);
      if (!row || row.revoked_at || row.user_id !== claims.user_id || row.expires_at.getTime() <= now) return undefined;
      if (!(await isActorRight(tx, row, claims))) return undefined;
      const memberships = await accounts.listMemberships(tx, claims.user_id);
      return memberships.find(({ account_id }) => account_id === claims.account_id);
    });
    // A session that ended while it was being read must not be cached as live.
    if (membership && endedCount === endedBefore) cache.set(key, membership, { start: now });
    return membership;
  }

  async function readClaims(token: string | undefined): Promise<AccessClaims | undefined> {
    if (token === undefined) return undefined;
    const verdict = tokens.verifyAccess(token, clocks.wall.now());
    const verified = verdict instanceof Promise ? await verdict : verdict;
    return verified.ok ? verified.value : undefined;
  }

  /**
   * The caller of an Authorization header: a live session whose user belongs to the token's account. An impersonation ends with its token.
   */
  async function authenticate(header: string | undefined): Promise<AccountCaller | undefined> {
    const token = readToken(header);
    const claims = await readClaims(token);
    if (token === undefined || claims === undefined || claims.account_id === null) return undefined;
    const { user_id, account_id, session_id, impersonated_by = null } = claims;
    const found = findLiveMembership(claims);
    const membership = found instanceof Promise ? await found : found;
    if (!membership) return undefined;
    const role = impersonated_by === null ? membership.role : 'owner';
    const token_ends_at = tokens.findEnd(token);
    return { user_id, account_id, account: membership.account, role, session_id, impersonated_by, token_ends_at };
  }

  /** The person of an Authorization header, with an account or, by a token for no account, without one. */
  async function authenticatePerson(header: string | undefined): Promise<AccountCaller | UserCaller | undefined> {
    const claims = await readClaims(readToken(header));
    if (claims === undefined || claims.account_id !== null) return authenticate(header);
    const row = await tenancy.withSystem((tx) => findSession(tx, claims.session_id));
    const isLive = row && !row.revoked_at && row.expires_at.getTime() > clocks.wall.now();
    if (!isLive || row.user_id !== claims.user_id || row.impersonated_by !== null) return undefined;
    return { user_id: row.user_id, session_id: row.id, impersonated_by: null };
  }

  function forget(isMeant: (key: string) => boolean): void {
    endedCount++;
    for (const key of [...cache.keys()].filter(isMeant)) cache.delete(key);
  }

  return {
    authenticate,
    authenticatePerson,

    /** The member of staff of an Authorization header, in a session of their own. */
    async authenticateStaff(header: string | undefined): Promise<StaffCaller | 'stranger' | undefined> {
      const caller = await authenticate(header);
      if (!caller) return undefined;
      if (caller.impersonated_by !== null) return 'stranger';
      const user = await tenancy.withSystem((tx) => findUser(tx, caller.user_id));
      return user?.is_staff ? { staff_id: caller.user_id, session_id: caller.session_id } : 'stranger';
    },

    /** Those callers who may no longer act as they do: their session ended, or their role in the account changed. */
    async listEnded<C extends AccountCaller>(callers: readonly C[]): Promise<C[]> {
      if (callers.length === 0) return [];
      const now = clocks.wall.now();
      const { live, roles, staff } = await tenancy.withSystem(async (tx) => ({
        live: new Set(await listLiveSessions(tx, [...new Set(callers.map(({ session_id }) => session_id))], new Date(now))),
        roles: await accounts.listRolesOf(tx, [...new Set(callers.map(({ user_id }) => user_id))]),
        staff: new Set(await listStaff(tx, [...new Set(callers.flatMap(({ impersonated_by }) => impersonated_by ?? []))])),
      }));
      const isSame = ({ session_id, user_id, account_id, impersonated_by, role }: C): boolean => {
        const found = roles.find((member) => member.user_id === user_id && member.account_id === account_id);
        if (!live.has(session_id) || !found) return false;
        return impersonated_by === null ? found.role === role : staff.has(impersonated_by);
      };
      return callers.filter((caller) => !isSame(caller));
    },

    /** Removes a session from this process's cache at once. */
    forgetSession(sessionId: string): void {
      forget((key) => key.startsWith(`${sessionId} `));
    },

    /** Forgets all that is cached for an account, after a member's place in it changed. */
    forgetAccount(accountId: number): void {
      forget((key) => key.endsWith(` ${accountId}`));
    },
  };
}
