import type { CallTable, Host, SentCall } from '@jarchi/contract/call.ts';
import { calls, type Calls, type Slice } from '@jarchi/contract/calls.ts';
import { createTokenStore, type TokenStore } from './session/access-token.ts';
import type { Api } from './api.ts';
import { ApiError, isAbort, readRefusal } from './api-error.ts';
import { findWaitMs, pauseFor } from './patience/patience.ts';
import { buildRequest, type LooseInput, type OutgoingRequest } from './request.ts';
import { createSession } from './session/session.ts';
import { sendByFetch, sendByXhr, type RawAnswer, type SendOptions, type Transport } from './transport.ts';
import type { Waiting } from './patience/waiting.ts';

export interface ClientOptions {
  readonly bases: Readonly<Record<Host, string>>;
  /** The account to request a token for; if there is none, the server chooses. */
  findAccount?(): string | undefined;
  /** `panel` by default; the staff console requests tokens under its own name, `person` without an account. */
  readonly app?: 'panel' | 'staff' | 'person';
  findCsrfToken?(): string | undefined;
  /** The refresh was refused: the person must sign in again. Called once for all waiting calls. */
  onSessionLost?(): void;
  /** The person is signed in, but the account of `findAccount` is not theirs. Without this callback the session counts as lost. */
  onAccountMissing?(): void;
  readonly tokens?: TokenStore;
  /** The global fetch by default. If given, uploads use it too, without progress. */
  readonly fetch?: typeof fetch;
  readonly createXhr?: () => XMLHttpRequest;
  readonly now?: () => number;
  /** Runs one refresh at a time for all windows that share the refresh cookie. */
  runAlone?<T>(work: () => Promise<T>): Promise<T>;
  /** The wait before a GET without an answer is sent again. */
  readonly retryDelayMs?: number;
  /** Counts the calls that wait for a server that is out of reach or busy. */
  readonly waiting?: Waiting;
  /** Waits before a call is sent again. */
  readonly pause?: typeof pauseFor;
}

interface LooseOptions extends SendOptions {
  readonly idempotencyKey?: string;
}

/** A call after its types have been checked. */
type LooseCall = (input?: LooseInput, callOptions?: LooseOptions) => Promise<unknown>;

export interface Caller {
  /**
   * A function for each call of these slices. All functions bound by one caller share the session and its token. In a built app `bindCall`
   * takes its place, so that no app has calls that its code does not name (`packages/shell/build/calls`).
   */
  bind<S extends Slice>(tables: Pick<Calls, S>): Pick<Api, S>;
  /** The function of one call. */
  bindCall(call: SentCall): LooseCall;
}

/** Sends calls, and keeps and renews the token. */
export function createCaller(options: ClientOptions): Caller {
  const { bases, retryDelayMs = 300, tokens = createTokenStore(), pause = pauseFor } = options;
  const byFetch = sendByFetch(options.fetch ?? ((...args) => globalThis.fetch(...args)));
  const upload = chooseUpload(options, byFetch);

  const sendOnce = async (
    call: SentCall,
    request: OutgoingRequest,
    { signal, onProgress, keepalive }: LooseOptions,
  ): Promise<RawAnswer> => {
    const attempt = () => (call.isUpload ? upload : byFetch)(request, { signal, onProgress, keepalive });
    try {
      return await attempt();
    } catch (error) {
      if (isAbort(error) || signal?.aborted || call.method !== 'GET') throw networkError(error, signal);
      await pause(retryDelayMs, signal);
      return await attempt().catch((again: unknown) => {
        throw networkError(again, signal);
      });
    }
  };

  /** Sends again while the server is out of reach or busy, if that does no harm. */
  const send = async (call: SentCall, input: LooseInput, callOptions: LooseOptions, token?: string): Promise<RawAnswer> => {
    const { signal, idempotencyKey } = callOptions;
    const csrf = call.needsCsrf ? options.findCsrfToken?.() : undefined;
    const request = buildRequest(bases, call, input, { token, csrf, idempotencyKey });
    let endWaiting: (() => void) | undefined;
    try {
      for (let tries = 0; ; tries++) {
        const answer = await sendOnce(call, request, callOptions);
        const waitMs = await findWaitMs(call, answer, tries);
        if (waitMs === undefined) return answer;
        endWaiting ??= options.waiting?.begin();
        await pause(waitMs, signal);
      }
    } finally {
      endWaiting?.();
    }
  };

  const session = createSession({
    tokens,
    now: options.now ?? Date.now,
    runAlone: (work) => (options.runAlone ? options.runAlone(work) : work()),
    onLost: () => options.onSessionLost?.(),
    onAccountMissing: options.onAccountMissing && (() => options.onAccountMissing?.()),
    fetchToken: async () => {
      const call: SentCall = calls.session.getAccessToken;
      const answer = await send(call, { query: { account: options.findAccount?.(), app: options.app } }, {});
      return ((await readAnswer(call, answer)) as { token: string }).token;
    },
  });

  const run = async (call: SentCall, input: LooseInput, callOptions: LooseOptions): Promise<unknown> => {
    if (call.access === 'public' || call.access === 'doorway' || isByLink(call, input))
      return readAnswer(call, await send(call, input, callOptions));
    const token = await session.getToken(callOptions.signal);
    const answer = await send(call, input, callOptions, token);
    if (answer.status !== 401) return readAnswer(call, answer);
    const fresh = await session.replaceToken(token, callOptions.signal);
    return readAnswer(call, await send(call, input, callOptions, fresh));
  };

  const bindCall =
    (call: SentCall): LooseCall =>
    (input = {}, callOptions = {}) =>
      run(call, input, callOptions);
  const functionsOf = (table: CallTable) =>
    Object.fromEntries(
      Object.entries(table)
        .filter(([, call]) => call.answers !== 'redirect')
        .map(([name, call]) => [name, bindCall(call)]),
    );

  return {
    bindCall,
    bind<S extends Slice>(tables: Pick<Calls, S>) {
      const slices = Object.entries<CallTable>(tables).map(([slice, table]) => [slice, functionsOf(table)]);
      // The cast holds because the functions are built by name from the tables of the type.
      return Object.fromEntries(slices) as Pick<Api, S>;
    },
  };
}

/** A token in the query replaces the session where the call takes one. */
function isByLink({ opens }: SentCall, { query }: LooseInput): boolean {
  return opens !== undefined && query?.token !== undefined;
}

function chooseUpload({ fetch, createXhr }: ClientOptions, byFetch: Transport): Transport {
  if (createXhr) return sendByXhr(createXhr);
  return fetch || typeof XMLHttpRequest === 'undefined' ? byFetch : sendByXhr(() => new XMLHttpRequest());
}

function networkError(error: unknown, signal: AbortSignal | undefined): unknown {
  return isAbort(error) || signal?.aborted ? error : new ApiError({ status: 0, code: 'network', cause: error });
}

async function readAnswer(call: SentCall, answer: RawAnswer): Promise<unknown> {
  if (answer.status < 200 || answer.status > 299) throw readRefusal(answer.status, await answer.readJson().catch(() => undefined));
  try {
    if (call.answers === 'file') return { blob: await answer.readBlob(), filename: readFilename(answer.header('content-disposition')) };
    return call.answers === 'stream' ? answer.response : await answer.readJson();
  } catch (error) {
    throw isAbort(error) ? error : new ApiError({ status: answer.status, code: 'unknown', cause: error });
  }
}

/** The name in a Content-Disposition header, the encoded form first; empty without one. */
function readFilename(header: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      return encoded;
    }
  }
  return /filename="?([^";]+)"?/i.exec(header ?? '')?.[1]?.trim() ?? '';
}
