import { errors, jwtVerify, SignJWT } from 'jose';
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

export type AccessTokens = {
  signAccess(claims: AccessClaims, ttlMs: number, nowMs: number): Promise<string>;
  verifyAccess(token: string, nowMs: number): Promise<Result<AccessClaims, TokenRefusal>>;
};

const claimsSchema = z.object({
  user_id: z.int(),
  account_id: z.int().nullable(),
  session_id: z.string(),
  impersonated_by: z.int().optional(),
  exp: z.int(),
});

/** A verification costs about 0.15 ms; the same token comes many times within these seconds. */
const cachedMs = 5000;
const cacheSize = 5000;

type Verified = { readonly claims: AccessClaims; readonly expiresAtMs: number; readonly cachedUntilMs: number };

/** Access tokens: short JWTs, HS256. They carry whole seconds, so a lifetime is rounded down to them. */
export function createAccessTokens(secret: string): AccessTokens {
  const key = new TextEncoder().encode(secret);
  const cache = new Map<string, Verified>();

  function remember(token: string, verified: Verified): void {
    // A Map keeps the order of insertion: the first key is the oldest.
    if (cache.size >= cacheSize)
      for (const oldest of cache.keys()) {
        cache.delete(oldest);
        break;
      }
    cache.set(token, verified);
  }

  return {
    signAccess(claims, ttlMs, nowMs) {
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(Math.floor(nowMs / 1000))
        .setExpirationTime(Math.floor((nowMs + ttlMs) / 1000))
        .sign(key);
    },
    async verifyAccess(token, nowMs) {
      const cached = cache.get(token);
      if (cached && nowMs < cached.cachedUntilMs) {
        return nowMs < cached.expiresAtMs ? succeed(cached.claims) : refuse({ code: 'token_expired' });
      }
      cache.delete(token);
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(nowMs) });
        const { exp, impersonated_by, ...rest } = claimsSchema.parse(payload);
        const claims: AccessClaims = { ...rest, ...(impersonated_by !== undefined && { impersonated_by }) };
        remember(token, { claims, expiresAtMs: exp * 1000, cachedUntilMs: nowMs + cachedMs });
        return succeed(claims);
      } catch (error) {
        return refuse({ code: error instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid' });
      }
    },
  };
}

/** The account that an Authorization header was made for, if its token is ours and has not expired. Whether its session lives on is not asked. */
export async function findTokenAccount(tokens: AccessTokens, header: string | undefined, nowMs: number): Promise<number | undefined> {
  const token = /^bearer +(.+)$/i.exec(header ?? '')?.[1];
  const verified = token === undefined ? undefined : await tokens.verifyAccess(token, nowMs);
  return verified?.ok ? (verified.value.account_id ?? undefined) : undefined;
}
