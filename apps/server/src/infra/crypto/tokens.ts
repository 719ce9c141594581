import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';

export type AccessClaims = {
  readonly user_id: number;
  /** Absent until the user has chosen an account. */
  readonly account_id: number | null;
  readonly session_id: string;
  /** The member of staff who acts for the user. */
  readonly impersonated_by?: number;
};

export type TokenRefusal = { readonly code: 'token_expired' } | { readonly code: 'token_invalid' };

type Verdict = Result<AccessClaims, TokenRefusal>;

export type AccessTokens = {
  signAccess(claims: AccessClaims, ttlMs: number, nowMs: number): Promise<string>;
  /** Answers at once for a token that was verified before. */
  verifyAccess(token: string, nowMs: number): Verdict | Promise<Verdict>;
  /** When a token that was verified here ends (ms). */
  findEnd(token: string): number | undefined;
};

const claimsSchema = z.object({
  user_id: z.int(),
  account_id: z.int().nullable(),
  session_id: z.string(),
  impersonated_by: z.int().optional(),
  exp: z.int(),
});

/** A verification takes about 0.15 ms, and the same token comes many times. Its result is kept until the token expires. */
const VERIFIED_MAX = 5000;

type Verified = { readonly claims: AccessClaims; readonly expiresAtMs: number };

/** Access tokens: short JWTs, HS256. Their times are whole seconds, so a lifetime is rounded down. */
export function createAccessTokens(secret: string): AccessTokens {
  const key = new TextEncoder().encode(secret);
  const verified = new LRUCache<string, Verified>({ max: VERIFIED_MAX });

  async function verify(token: string, nowMs: number): Promise<Verdict> {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(nowMs) });
      const { exp, impersonated_by, ...rest } = claimsSchema.parse(payload);
      const claims: AccessClaims = { ...rest, ...(impersonated_by !== undefined && { impersonated_by }) };
      verified.set(token, { claims, expiresAtMs: exp * 1000 });
      return succeed(claims);
    } catch (error) {
      return refuse({ code: error instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid' });
    }
  }

  return {
    signAccess(claims, ttlMs, nowMs) {
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(Math.floor(nowMs / 1000))
        .setExpirationTime(Math.floor((nowMs + ttlMs) / 1000))
        .sign(key);
    },
    findEnd: (token) => verified.get(token)?.expiresAtMs,
    verifyAccess(token, nowMs) {
      const known = verified.get(token);
      if (!known) return verify(token, nowMs);
      return nowMs < known.expiresAtMs ? succeed(known.claims) : refuse({ code: 'token_expired' });
    },
  };
}

/**
 * The account in an Authorization header, if its token is ours and has not expired. Its session is not checked. At once for a token that
 * was verified before.
 */
export function findTokenAccount(
  tokens: AccessTokens,
  header: string | undefined,
  nowMs: number,
): number | undefined | Promise<number | undefined> {
  const token = /^bearer +(.+)$/i.exec(header ?? '')?.[1];
  const verdict = token === undefined ? undefined : tokens.verifyAccess(token, nowMs);
  return verdict instanceof Promise ? verdict.then(getAccount) : getAccount(verdict);
}

function getAccount(verdict: Verdict | undefined): number | undefined {
  return verdict?.ok ? (verdict.value.account_id ?? undefined) : undefined;
}
