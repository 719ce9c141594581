import { isExpired, receiveToken, waitUnlessAborted, type TokenStore } from './access-token.ts';
import { ApiError, hasErrorCode } from '../api-error.ts';

export interface SessionOptions {
  readonly tokens: TokenStore;
  now(): number;
  fetchToken(): Promise<string>;
  runAlone<T>(work: () => Promise<T>): Promise<T>;
  onLost(): void;
  /** The session stays, but the account that it asks for is not the person's. Without this callback the session is lost. */
  onAccountMissing?: (() => void) | undefined;
}

/** A refusal ends the session; a connection or a server that fails temporarily does not. */
function isLoss(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** The access token of all calls: fetched when missing or expired, one refresh at a time. */
export function createSession({ tokens, now, fetchToken, runAlone, onLost, onAccountMissing }: SessionOptions) {
  let refreshing: Promise<string> | undefined;

  const refresh = async (): Promise<string> => {
    try {
      const token = receiveToken(await runAlone(fetchToken), now());
      tokens.write(token);
      return token.text;
    } catch (error) {
      tokens.write(undefined);
      if (onAccountMissing && hasErrorCode(error, 'account_not_found')) onAccountMissing();
      else if (isLoss(error)) onLost();
      throw error;
    } finally {
      refreshing = undefined;
    }
  };

  const share = (signal: AbortSignal | undefined) => waitUnlessAborted((refreshing ??= refresh()), signal);

  const findValid = () => {
    const token = tokens.read();
    return token && !isExpired(token, now()) ? token.text : undefined;
  };

  return {
    async getToken(signal?: AbortSignal): Promise<string> {
      return findValid() ?? (await share(signal));
    },
    /** After a 401: another call may have fetched a new token meanwhile. */
    async replaceToken(refused: string, signal?: AbortSignal): Promise<string> {
      const current = findValid();
      return current !== undefined && current !== refused ? current : share(signal);
    },
  };
}
