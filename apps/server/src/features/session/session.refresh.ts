import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { hashToken } from '#infra/crypto/credentials.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import type { AccessTokens } from '#infra/crypto/tokens.ts';
import type { Authentication } from './session.authentication.ts';
import { ACCESS_TTL_MS, type AccountMembers, expiryText, type Membership, nextRefreshToken, SESSION_TTL_MS } from './session.opening.ts';
import { lockSessionByToken, revokeSession, rotateSession, type SessionRecord } from './session.repository.ts';

/** A replaced token remains valid for this long: two tabs may refresh at once, and answers get lost. */
export const REFRESH_GRACE_MS = 30_000;

/** No account is named like this. */
export const NO_ACCOUNT = Symbol('no account');
/** The account that is asked for by its slug; undefined: the person's first one. */
type Wanted = string | typeof NO_ACCOUNT | undefined;

export interface RefreshDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly secret: string;
  readonly tokens: AccessTokens;
  readonly accounts: AccountMembers;
  readonly authentication: Authentication;
}

export interface Refreshed {
  readonly token: string;
  readonly expires_at: string;
  readonly account: string;
  readonly refresh_token: string;
}

type Rotated = {
  readonly kind: 'rotated';
  readonly session: SessionRecord;
  readonly refresh_token: string;
  /** Undefined for a token of the person alone. */
  readonly chosen: Membership | undefined;
};
type Rotation = Rotated | { readonly kind: 'revoked'; readonly session_id: string } | { readonly kind: 'refused' | 'foreign' };

export function createRefresh({ tenancy, clocks, secret, tokens, accounts, authentication }: RefreshDeps) {
  async function revoke(tx: Tx, id: string): Promise<Rotation> {
    await revokeSession(tx, id, new Date(clocks.wall.now()));
    return { kind: 'revoked', session_id: id };
  }

  async function rotate(tx: Tx, presented: string, wanted: Wanted): Promise<Rotation> {
    const hash = hashToken(presented);
    const row = await lockSessionByToken(tx, hash);
    const now = clocks.wall.now();
    if (!row || row.revoked_at || row.expires_at.getTime() <= now) return { kind: 'refused' };
    const isPrevious = row.refresh_hash !== hash;
    // Replaced long ago and used again: the token was copied. The session ends for both.
    if (isPrevious && now - row.rotated_at.getTime() > REFRESH_GRACE_MS) return revoke(tx, row.id);
    const memberships = wanted === NO_ACCOUNT ? [] : await accounts.listMemberships(tx, row.user_id);
    const chosen = typeof wanted === 'string' && wanted !== '' ? memberships.find(({ account }) => account === wanted) : memberships[0];
    // A person must not land in another of their accounts than the requested one, such as staff whose acting for a customer has ended.
    // Checked before the turn, since a refused browser would be left with the replaced token.
    if (!chosen && wanted !== NO_ACCOUNT) return { kind: 'foreign' };
    if (chosen) await accounts.noteVisit(tx, { user_id: row.user_id, account_id: chosen.account_id, at: new Date(now) });
    const refresh_token = nextRefreshToken(secret, row.id, presented);
    if (!isPrevious) {
      const times = { rotated_at: new Date(now), expires_at: new Date(now + SESSION_TTL_MS) };
      await rotateSession(tx, row.id, { refresh_hash: hashToken(refresh_token), previous_hash: hash, ...times });
    }
    return { kind: 'rotated', session: row, refresh_token, chosen };
  }

  return {
    /**
     * An access token for the requested account, for the person's first one, or for no account; and the next refresh token. Accounts of
     * others are not found.
     */
    async getAccessToken(
      presented: string | undefined,
      wanted: Wanted,
    ): Promise<Result<Refreshed, RefusalOf<'unauthenticated' | 'account_not_found'>>> {
      if (!presented) return refuse({ code: 'unauthenticated' });
      const outcome = await tenancy.withSystem((tx) => rotate(tx, presented, wanted));
      if (outcome.kind === 'revoked') authentication.forgetSession(outcome.session_id);
      if (outcome.kind === 'foreign') return refuse({ code: 'account_not_found' });
      if (outcome.kind !== 'rotated') return refuse({ code: 'unauthenticated' });
      const { session, refresh_token, chosen } = outcome;
      const now = clocks.wall.now();
      const claims = { user_id: session.user_id, account_id: chosen?.account_id ?? null, session_id: session.id };
      const token = await tokens.signAccess(claims, ACCESS_TTL_MS, now);
      return succeed({ token, expires_at: expiryText(now + ACCESS_TTL_MS), account: chosen?.account ?? '', refresh_token });
    },

    async signOut(presented: string | undefined): Promise<void> {
      if (!presented) return;
      const revoked = await tenancy.withSystem(async (tx) => {
        const row = await lockSessionByToken(tx, hashToken(presented));
        if (row && !row.revoked_at) await revoke(tx, row.id);
        return row?.id;
      });
      if (revoked !== undefined) authentication.forgetSession(revoked);
    },
  };
}
