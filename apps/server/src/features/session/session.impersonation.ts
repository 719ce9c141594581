import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { IMPERSONATION_MINUTES } from '@jarchi/domain/staff/impersonation.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { createToken, hashToken } from '#infra/crypto/credentials.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { afterCommit } from '#infra/store/transaction-scope.ts';
import type { AccessTokens } from '#infra/crypto/tokens.ts';
import type { Authentication } from './session.authentication.ts';
import { ACCESS_TTL_MS, type AccountMembers, expiryText } from './session.opening.ts';
import {
  findImpersonationByToken,
  findSession,
  findUser,
  insertSession,
  revokeImpersonations,
  revokeSession,
  type SessionRecord,
} from './session.repository.ts';

const IMPERSONATION_TTL_MS = IMPERSONATION_MINUTES * MINUTE_MS;

export interface ImpersonationDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly tokens: AccessTokens;
  readonly accounts: AccountMembers;
  readonly authentication: Authentication;
}

export interface NewImpersonation {
  /** The member of staff. */
  readonly impersonated_by: number;
  /** The customer's owner and account. */
  readonly user_id: number;
  readonly account_id: number;
  readonly reason: string;
  readonly agent: string;
  /** Sessions of the same browser, which end when this one opens. */
  readonly replaces: readonly string[];
}

export interface OpenedImpersonation {
  readonly session_id: string;
  readonly token: string;
  readonly expires_at: string;
  readonly maxAgeSeconds: number;
}

export interface ImpersonationFacts {
  readonly staff_name: string;
  readonly reason: string;
  readonly expires_at: string;
}

/** `over`: the secret no longer opens anything. `elsewhere`: it opens another account than the requested one. */
export type ImpersonationToken =
  | { readonly kind: 'live'; readonly token: string; readonly expires_at: string; readonly account: string }
  | { readonly kind: 'over' | 'elsewhere' | 'none' };

/** Sessions in which a member of staff acts in a customer's name, each with its own secret, reason and end. */
export function createImpersonation({ tenancy, clocks, tokens, accounts, authentication }: ImpersonationDeps) {
  const isLive = ({ revoked_at, expires_at }: SessionRecord) => !revoked_at && expires_at.getTime() > clocks.wall.now();

  async function findOpened(tx: Tx, presented: string) {
    const row = await findImpersonationByToken(tx, hashToken(presented));
    if (!row || row.impersonated_by === null || !isLive(row)) return undefined;
    const staff = await findUser(tx, row.impersonated_by);
    const memberships = await accounts.listMemberships(tx, row.user_id);
    const membership = memberships.find(({ account_id }) => account_id === row.account_id);
    if (!staff?.is_staff || !membership || (await accounts.hasPlaceIn(tx, row.impersonated_by, membership.account_id))) return undefined;
    return {
      ...membership,
      session_id: row.id,
      user_id: row.user_id,
      impersonated_by: row.impersonated_by,
      expires_at: row.expires_at.getTime(),
    };
  }

  async function endImpersonation(sessionId: string): Promise<void> {
    await tenancy.withSystem((tx) => revokeSession(tx, sessionId, new Date(clocks.wall.now())));
    authentication.forgetSession(sessionId);
  }

  return {
    /** Runs inside the transaction that stores the reason. */
    async openImpersonation(
      tx: Tx,
      { impersonated_by, user_id, account_id, reason, agent, replaces }: NewImpersonation,
    ): Promise<OpenedImpersonation> {
      const token = createToken();
      const session_id = randomUUID();
      const now = clocks.wall.now();
      const created = new Date(now);
      const expires_at = new Date(now + IMPERSONATION_TTL_MS);
      const ended = await revokeImpersonations(tx, replaces, created);
      afterCommit(() => ended.forEach(authentication.forgetSession));
      const people = { user_id, account_id, impersonated_by, reason, agent };
      await insertSession(tx, { id: session_id, refresh_hash: hashToken(token), rotated_at: created, expires_at, created, ...people });
      return { session_id, token, expires_at: expires_at.toISOString(), maxAgeSeconds: IMPERSONATION_TTL_MS / 1000 };
    },

    /** An access token in the customer's name, when the secret opens the requested account. */
    async getImpersonationToken(presented: string | undefined, asked: string | undefined): Promise<ImpersonationToken> {
      if (!presented) return { kind: 'none' };
      const opened = await tenancy.withSystem((tx) => findOpened(tx, presented));
      if (!opened) return { kind: 'over' };
      const { account, expires_at, ...claims } = opened;
      if (account !== asked) return { kind: 'elsewhere' };
      const now = clocks.wall.now();
      const ttlMs = Math.min(ACCESS_TTL_MS, expires_at - now);
      const token = await tokens.signAccess(claims, ttlMs, now);
      return { kind: 'live', token, expires_at: expiryText(now + ttlMs), account };
    },

    /** The member of staff who acts in this session for its user, why and until when; undefined for a person's own session. */
    async findImpersonation(tx: Tx, sessionId: string): Promise<ImpersonationFacts | undefined> {
      const row = await findSession(tx, sessionId);
      if (!row || row.impersonated_by === null) return undefined;
      const staff = await findUser(tx, row.impersonated_by);
      const staff_name = `${staff?.first_name ?? ''} ${staff?.last_name ?? ''}`.trim() || (staff?.username ?? '');
      return { staff_name, reason: row.reason ?? '', expires_at: row.expires_at.toISOString() };
    },

    /** Ends an impersonation at once. */
    endImpersonation,

    /** Ends the impersonation whose secret a browser still has. */
    async endImpersonationOf(presented: string | undefined): Promise<void> {
      if (!presented) return;
      const row = await tenancy.withSystem((tx) => findImpersonationByToken(tx, hashToken(presented)));
      if (row && isLive(row)) await endImpersonation(row.id);
    },
  };
}
