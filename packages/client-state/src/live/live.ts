import type { QueryClient } from '@tanstack/react-query';
import { onPersonChange } from '#session/person.ts';
import { createApplier, type FindRefreshes } from './live-applier.ts';
import { setLive } from './live-state.ts';
import { createLiveTab, type LiveTab } from './live-tab.ts';
import { readStream, StreamBlocked } from './read-stream.ts';

/** The server looks back at most this far, in seconds. */
const REPLAY_MAX_S = 600;
/** A stream that is opened again within this time counts as one: it misses nothing. */
const GRACE_MS = 10_000;
const AGAIN_MS = 1000;
const AGAIN_MOST_MS = 60_000;
/** Where streams are blocked they seldom open later. */
const BLOCKED_MS = 30_000;
const BLOCKED_MOST_MS = 10 * 60_000;
/** Windows that lose their server at the same time come back at different times. */
const RETURN_MS = 3000;

/** The stream of an app, and what its cache makes of it. */
export interface LiveSource {
  readonly queryClient: QueryClient;
  /** The account whose changes are told. Another tab may have chosen another one, whose changes are none of these pages. */
  findAccount(): string | undefined;
  /** Opens the stream after a position, or with what happened in the last `age` seconds. */
  open(from: { readonly after: string } | { readonly age: number }, signal: AbortSignal): Promise<Response>;
  readonly findRefreshes: FindRefreshes;
}

/**
 * Returns what keeps this window up to date from then on: one tab of the browser reads a stream for all. Without it, queries ask at their
 * intervals (`pollUnlessLive`).
 */
export function createLive(source: LiveSource): () => void {
  let stop: (() => void) | undefined;
  let isWatching = false;
  const stopLive = () => stop?.();

  function start(): void {
    watchPage();
    if (!stop) stop = listen(source, () => (stop = undefined));
  }

  /** A page that is kept for a return has no stream; when it returns, anything may have changed. */
  function watchPage(): void {
    if (isWatching) return;
    isWatching = true;
    onPersonChange(stopLive);
    window.addEventListener('pagehide', stopLive);
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      void source.queryClient.invalidateQueries();
      start();
    });
  }

  return start;
}

/** Returns what ends it, undefined where the browser cannot share a stream. */
function listen({ queryClient, findAccount, open, findRefreshes }: LiveSource, onEnd: () => void): (() => void) | undefined {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks || typeof BroadcastChannel === 'undefined' || typeof TextDecoderStream === 'undefined') return undefined;
  const account = findAccount() ?? '';
  const name = `jarchi-live-${account}`;
  const leaving = new AbortController();
  const applier = createApplier(queryClient, findRefreshes, document);
  const tab = createLiveTab({
    channel: new BroadcastChannel(name),
    applier,
    beganAt: performance.timeOrigin,
    onState: (isOn) => {
      setLive(isOn);
      applier.decideIntervals();
    },
  });
  const isOurs = () => (findAccount() ?? '') === account;
  const end = () => {
    onEnd();
    leaving.abort();
    tab.stop();
    applier.stop();
  };
  void locks
    .request(name, { signal: leaving.signal }, () =>
      lead({ tab, signal: leaving.signal, open, isOurs, end, hasMissed: applier.takeEverything }),
    )
    .catch(() => undefined);
  return end;
}

interface Leading extends Pick<LiveSource, 'open'> {
  readonly tab: LiveTab;
  readonly signal: AbortSignal;
  isOurs(): boolean;
  end(): void;
  hasMissed(): void;
}

/** Reads stream after stream until the tab leaves. */
async function lead({ tab, signal, open, isOurs, end, hasMissed }: Leading): Promise<void> {
  tab.lead();
  let failures = 0;
  let grace: ReturnType<typeof setTimeout> | undefined;
  while (!signal.aborted) {
    if (!isOurs()) return end();
    const after = tab.getCursor();
    const age = Math.ceil(performance.now() / 1000) + 1;
    if (after === undefined && age > REPLAY_MAX_S) hasMissed();
    let waitMs = 0;
    try {
      const why = await readStream({
        signal,
        open: (cut) => open(after === undefined ? { age: Math.min(age, REPLAY_MAX_S) } : { after }, cut),
        take: (sign) => {
          tab.tell(sign);
          if (sign.name !== 'open') return;
          failures = 0;
          clearTimeout(grace);
          grace = undefined;
          tab.tellState(true);
        },
      });
      waitMs = why === 'token' || why === 'session' ? 0 : Math.random() * RETURN_MS;
      if (why === undefined) failures += 1;
    } catch (error) {
      const [first, most] = error instanceof StreamBlocked ? [BLOCKED_MS, BLOCKED_MOST_MS] : [AGAIN_MS, AGAIN_MOST_MS];
      waitMs = Math.min(most, first * 2 ** failures) * (0.5 + Math.random());
      failures += 1;
    }
    grace ??= setTimeout(() => tab.tellState(false), GRACE_MS);
    await pause(waitMs, signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
