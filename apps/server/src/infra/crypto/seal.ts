import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** AES-256-GCM, with a nonce of 96 bits for each text. */
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Stores texts so that only this server's secret can read them. */
export interface Seal {
  /** `about` names what the text belongs to: it opens in no other row. */
  close(text: string, about: string): string;
  /** Undefined if it was sealed by another secret, for something else, or was changed. */
  open(sealed: string, about: string): string | undefined;
}

/** A seal with a key of its own, derived from the server's secret; `purpose` keeps the keys of different uses apart. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `jarchi:seal:${purpose}`, 32));
  return {
    close(text, about) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64url');
      const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
      if (rest.length < TAG_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(about))
        .setAuthTag(rest.subarray(0, TAG_BYTES));
      try {
        return decipher.update(rest.subarray(TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
