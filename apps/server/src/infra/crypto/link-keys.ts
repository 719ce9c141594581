import { createHmac } from 'node:crypto';
import { isSameSecret } from './credentials.ts';

/** Of the signature in a key, base64url: 128 bits, so that an SMS has room for it. */
const SIGNATURE_LENGTH = 22;

/** Keys of links that are sent to people: a number and its signature, made from the server's secret. No copy of a key is stored. */
export function createLinkKeys(secret: string, purpose: string) {
  const sign = (id: number) => createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url').slice(0, SIGNATURE_LENGTH);
  return {
    make: (id: number) => `${id}.${sign(id)}`,

    /** The number in a key that was made for this purpose. */
    read(key: string): number | undefined {
      const [id = '', signature = ''] = key.split('.');
      return /^\d{1,15}$/.test(id) && isSameSecret(signature, sign(Number(id))) ? Number(id) : undefined;
    },
  };
}
