import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const ORIGIN = 'http://localhost:3000';
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const text = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** The few kinds of CBOR that a device writes: numbers, bytes, texts and maps (RFC 8949, 3.1). */
function encodeCbor(value: number | string | Uint8Array | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.of((major << 5) | size)
      : size < 256
        ? Buffer.of((major << 5) | 24, size)
        : Buffer.of((major << 5) | 25, size >> 8, size & 255);
  if (typeof value === 'number') return value < 0 ? head(1, -value - 1) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, item]) => [encodeCbor(key), encodeCbor(item as number)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

interface Asked {
  readonly challenge: string;
  /** The site that the page claims to be; the server's own by default. */
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  /** Whom the key is made for; kept by the device. */
  readonly user?: { readonly id: string };
  /** Whom the device names in place of that person. */
  readonly handle?: string | null;
}

/** A device with one passkey, as a browser hands over its answers. */
export function createSoftAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(16);
  const id = text(rawId);
  let counter = 0;
  let owner: string | null = null;

  const clientData = (type: string, { challenge, origin = ORIGIN }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData({ rpId = 'localhost', isVerified = true }: Asked, key?: Buffer): Buffer {
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (key ? HAS_KEY : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, ...(key ? [key] : [])]);
  }

  return {
    id,

    /** Sets the count back, as a copy of the device would have it. */
    rewind: () => void (counter = 0),

    create(asked: Asked) {
      owner = asked.user?.id ?? null;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const key = Buffer.concat([Buffer.alloc(16), Buffer.of(0, rawId.length), rawId, encodeCbor(cose)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(asked, key)],
      ]);
      return {
        id,
        client_data: text(clientData('webauthn.create', asked)),
        attestation: text(encodeCbor(attestation)),
        transports: ['internal' as const],
      };
    },

    get(asked: Asked) {
      counter += 1;
      const data = authenticatorData(asked);
      const client = clientData('webauthn.get', asked);
      return {
        id,
        client_data: text(client),
        authenticator_data: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        user_handle: asked.handle === undefined ? owner : asked.handle,
      };
    },
  };
}
