import { createHmac, randomUUID } from 'node:crypto';
import type { AccountRole } from '@jarchi/domain/account/roles.ts';
import { DAY_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { createToken, hashToken } from '#infra/crypto/credentials.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { markBrowser, type SigningBrowser } from './session.browser.ts';
import { insertSession, type UserRecord } from './session.repository.ts';

/** A session that is not used ends after this time. */
export const SESSION_TTL_MS = 30 * DAY_MS;
export const ACCESS_TTL_MS = 15 * MINUTE_MS;

export interface Membership {
  readonly account_id: number;
  /** The account's slug. */
  readonly account: string;
  readonly role: AccountRole;
}

interface OwnerName {
  readonly phone: string | null;
  /** First and last name. */
  readonly name: string;
}

/** The functions of accounts that sessions need; handed in by the composition root. */
export interface AccountMembers {
  /** Oldest account first. */
  listMemberships(tx: Tx, userId: number): Promise<Membership[]>;
  /** Every role of these people. */
  listRolesOf(tx: Tx, userIds: readonly number[]): Promise<readonly { user_id: number; account_id: number; role: AccountRole }[]>;
  /** Whether a member of staff has a place in the account, by this login or another of theirs. */
  hasPlaceIn(tx: Tx, staffId: number, accountId: number): Promise<boolean>;
  /** The person has opened the account. */
  noteVisit(tx: Tx, visit: { readonly user_id: number; readonly account_id: number; readonly at: Date }): Promise<void>;
  openAccount(tx: Tx, owner: { readonly user_id: number; readonly phone: string; readonly created: Date }): Promise<Membership>;
  /** The accounts that carry no name of their own follow that of their owner. */
  nameAccounts(tx: Tx, owner: { readonly user_id: number; readonly before: OwnerName; readonly after: OwnerName }): Promise<void>;
}

/** The secrets that a browser stores in the cookies of its session. */
export interface SessionKeys {
  readonly refresh_token: string;
  readonly csrf_token: string;
  readonly browser_mark: string;
}

export interface SignedIn extends SessionKeys {
  readonly account: string;
  /** The person's own accounts, the oldest first, of which `account` is open. */
  readonly accounts: readonly string[];
  readonly is_new: boolean;
}

/** The accounts of a person who signs in: the oldest one opens, as long as no other was chosen. */
export function nameOwn(memberships: readonly Membership[]): Pick<SignedIn, 'account' | 'accounts'> {
  const accounts = memberships.map(({ account }) => account);
  const [account] = accounts;
  if (account === undefined) throw new Error('a person without an account signs in');
  return { account, accounts };
}

/** The accounts of a person who signs in. One who has left the only account gets another; staff without one have nothing to open here. */
export async function ensureMemberships(
  tx: Tx,
  accounts: Pick<AccountMembers, 'listMemberships' | 'openAccount'>,
  { id, phone, username, is_staff }: Pick<UserRecord, 'id' | 'phone' | 'username' | 'is_staff'>,
  created: Date,
): Promise<Membership[]> {
  const memberships = await accounts.listMemberships(tx, id);
  if (memberships.length > 0 || is_staff) return memberships;
  return [await accounts.openAccount(tx, { user_id: id, phone: phone ?? username, created })];
}

export interface Opening {
  readonly user_id: number;
  readonly browser: SigningBrowser;
  readonly secret: string;
  readonly now: number;
}

export async function openSession(tx: Tx, { user_id, browser, secret, now }: Opening): Promise<SessionKeys> {
  const refresh_token = createToken();
  const created = new Date(now);
  await insertSession(tx, {
    id: randomUUID(),
    user_id,
    refresh_hash: hashToken(refresh_token),
    rotated_at: created,
    expires_at: new Date(now + SESSION_TTL_MS),
    created,
    agent: browser.agent,
    address: browser.address,
  });
  return { refresh_token, csrf_token: createToken(), browser_mark: markBrowser(secret, user_id, browser.mark) };
}

/** When an access token ends: tokens have whole seconds. */
export function expiryText(ms: number): string {
  return new Date(Math.floor(ms / 1000) * 1000).toISOString();
}

/**
 * The token that follows `token`. It is derived and not random, so that two tabs that refresh at once, and a browser that never saw the
 * first answer, get the same one.
 */
export function nextRefreshToken(secret: string, sessionId: string, token: string): string {
  return createHmac('sha256', secret).update(`refresh:${sessionId}:${token}`).digest('base64url');
}
