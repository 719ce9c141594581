import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the library's default, with OWASP's parameters: 19 MiB, two passes, about 64 ms. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** 32 random bytes, for refresh tokens, links, gateway callbacks. Only the hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A login code of `digits` digits, leading zeros included. */
export function createOtp(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/** Depends on its request and on the server's secret: five digits could be guessed from a plain hash at once. */
export function hashOtp(secret: string, requestId: string, code: string): string {
  return createHmac('sha256', secret).update(`otp:${requestId}:${code}`).digest('hex');
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2);
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}

/** Takes a time that does not reveal where two texts differ. */
export function isSameSecret(first: string, second: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(first), digest(second));
}
