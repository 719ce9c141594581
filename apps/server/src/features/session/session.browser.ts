import { createHmac } from 'node:crypto';
import { createToken, isSameSecret } from '#infra/crypto/credentials.ts';

/** A browser that signs in: its user agent, and the mark that the last sign-in left in it. */
export interface SigningBrowser {
  readonly address: string;
  readonly agent: string;
  readonly mark: string | undefined;
}

/** A browser, and its mark of what it begins here. */
export interface DoorBrowser extends SigningBrowser {
  readonly door: string | undefined;
}

const sign = (secret: string, userId: number, id: string) =>
  createHmac('sha256', secret).update(`browser:${userId}:${id}`).digest('base64url');

/**
 * The browser's own id, if this person has signed in with it before. A mark opens nothing: it only tells the person's own browsers from
 * strangers.
 */
export function findKnownBrowser(secret: string, userId: number, mark: string | undefined): string | undefined {
  const [id, signature, owner = String(userId)] = mark?.split('.') ?? [];
  return id && signature && owner === String(userId) && isSameSecret(signature, sign(secret, userId, id)) ? id : undefined;
}

/** The person who has signed in with this browser last, before anybody says who they are; marks from before they named their person tell none. */
export function findMarkedPerson(secret: string, mark: string | undefined): number | undefined {
  const [, , owner] = mark?.split('.') ?? [];
  const userId = /^\d{1,15}$/.test(owner ?? '') ? Number(owner) : undefined;
  return userId !== undefined && findKnownBrowser(secret, userId, mark) !== undefined ? userId : undefined;
}

/** The mark of a browser that has just signed in; a known browser keeps its id. */
export function markBrowser(secret: string, userId: number, mark: string | undefined): string {
  const id = findKnownBrowser(secret, userId, mark) ?? createToken();
  return `${id}.${sign(secret, userId, id)}.${userId}`;
}
