/** A token counts as expired this long before its exp, so that it is still valid when the request arrives. */
const LEEWAY_MS = 5_000;

export interface AccessToken {
  readonly text: string;
  /** On this machine's clock. */
  readonly expiresAtMs: number;
}

interface Claims {
  readonly exp?: unknown;
  readonly iat?: unknown;
}

function readClaims(text: string): Claims {
  try {
    const payload = (text.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as Claims;
  } catch {
    return {};
  }
}

/**
 * A token received now. Its life is exp − iat if both are there, so that a wrong clock on this machine does not make every token look
 * expired; a token without exp is used until the server refuses it.
 */
export function receiveToken(text: string, nowMs: number): AccessToken {
  const { exp, iat } = readClaims(text);
  if (typeof exp !== 'number') return { text, expiresAtMs: Number.POSITIVE_INFINITY };
  return { text, expiresAtMs: typeof iat === 'number' ? nowMs + (exp - iat) * 1000 : exp * 1000 };
}

export function isExpired(token: AccessToken, nowMs: number): boolean {
  return nowMs >= token.expiresAtMs - LEEWAY_MS;
}

/** Keeps the access token in memory only. */
export interface TokenStore {
  read(): AccessToken | undefined;
  write(token: AccessToken | undefined): void;
}

export function createTokenStore(): TokenStore {
  let current: AccessToken | undefined;
  return {
    read: () => current,
    write: (token) => {
      current = token;
    },
  };
}

/** Rejects when the signal aborts; the work itself continues for the other callers that wait. */
export function waitUnlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
