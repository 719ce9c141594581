export interface FairLimits {
  /** How many may be inside at once, all parties together. */
  readonly seats: number;
  /** How many of these one party may take. */
  readonly seatsEach: number;
  /** How many callers of one party may wait. */
  readonly waitingEach: number;
  /** How many may wait in all; no limit by default. */
  readonly waiting?: number;
  /** How long a caller waits at most, in milliseconds; no limit by default. */
  readonly patienceMs?: number;
  /** Stricter limits while others ask too. */
  readonly besideOthers?: BesideOthers;
}

/**
 * A party with more waiting then takes fewer seats, and leaves each of them empty for the time it was taken: it works half of the time.
 */
export interface BesideOthers {
  readonly seatsEach: number;
  /** Others count when they asked within these milliseconds. */
  readonly withinMs: number;
  /** A party that does not count as another, and is not held back. */
  readonly except: string;
}

export interface FairQueue {
  /**
   * Returns a function to leave, at once or when there is a seat: parties take turns, each in its own order. Returns undefined when too
   * many of this party wait already. Rejects with the signal's reason when that fires first, and with a QueueTimeout when the patience
   * ends.
   */
  enter(party: string, signal?: AbortSignal): (() => void) | Promise<() => void> | undefined;
}

/** No seat became free in time. */
export class QueueTimeout extends Error {
  override readonly name = 'QueueTimeout';
}

interface Waiting {
  start(): void;
}

interface PartyState {
  /** Seats that the party has, or that rest after it. */
  taken: number;
  readonly waiting: Waiting[];
}

/** A seat never rests longer than this: one long piece of work does not make a crowd. */
const REST_MAX_MS = 100;

/** Seats that parties share: no party has more than its share, and those who wait are let in party by party. */
export function createFairQueue(limits: FairLimits): FairQueue {
  /** In the order of their turns. A party with no one inside or waiting is forgotten. */
  const parties = new Map<string, PartyState>();
  const company = limits.besideOthers && createCompany(limits.besideOthers);
  let inside = 0;
  let waitingCount = 0;

  const isBesideOthers = (party: string) => company?.isBesideOthers(party) ?? false;
  const mayTake = (party: string, { taken }: PartyState) =>
    taken < limits.seatsEach && (taken < (limits.besideOthers?.seatsEach ?? taken + 1) || !isBesideOthers(party));

  function stateOf(party: string): PartyState {
    const known = parties.get(party);
    if (known) return known;
    const fresh: PartyState = { taken: 0, waiting: [] };
    parties.set(party, fresh);
    return fresh;
  }

  function take(party: string, state: PartyState): () => void {
    const since = performance.now();
    inside++;
    state.taken++;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      inside--;
      const restMs = state.waiting.length > 0 && isBesideOthers(party) ? Math.min(REST_MAX_MS, performance.now() - since) : 0;
      if (restMs > 0) setTimeout(() => giveBack(party, state), restMs);
      else giveBack(party, state);
      if (restMs > 0) letIn();
    };
  }

  function giveBack(party: string, state: PartyState): void {
    state.taken--;
    forgetIfIdle(party, state);
    letIn();
  }

  function forgetIfIdle(party: string, state: PartyState): void {
    if (state.taken === 0 && state.waiting.length === 0 && parties.get(party) === state) parties.delete(party);
  }

  function letIn(): void {
    while (inside < limits.seats) {
      const next = findNext();
      if (!next) return;
      const [party, state] = next;
      const waiting = state.waiting.shift();
      waitingCount--;
      // The party's next turn comes after those of all others.
      parties.delete(party);
      parties.set(party, state);
      waiting?.start();
    }
  }

  function findNext(): [string, PartyState] | undefined {
    for (const [party, state] of parties) if (state.waiting.length > 0 && mayTake(party, state)) return [party, state];
    return undefined;
  }

  function waitForSeat(party: string, state: PartyState, signal: AbortSignal | undefined): Promise<() => void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const waiting: Waiting = {
        start() {
          stopWaiting();
          resolve(take(party, state));
        },
      };
      const leaveQueue = (reason: Error) => {
        stopWaiting();
        state.waiting.splice(state.waiting.indexOf(waiting), 1);
        waitingCount--;
        forgetIfIdle(party, state);
        reject(reason);
      };
      const giveUp = () => leaveQueue(signal?.reason as Error);
      signal?.addEventListener('abort', giveUp, { once: true });
      if (limits.patienceMs !== undefined)
        timer = setTimeout(() => leaveQueue(new QueueTimeout('no seat became free in time')), limits.patienceMs);
      state.waiting.push(waiting);
      waitingCount++;
    });
  }

  return {
    enter(party, signal) {
      company?.note(party);
      const state = stateOf(party);
      if (inside < limits.seats && state.waiting.length === 0 && mayTake(party, state)) return take(party, state);
      if (state.waiting.length < limits.waitingEach && waitingCount < (limits.waiting ?? Number.POSITIVE_INFINITY))
        return signal?.aborted ? Promise.reject(signal.reason as Error) : waitForSeat(party, state, signal);
      forgetIfIdle(party, state);
      return undefined;
    },
  };
}

/** The party that asked last, and the last one other than it: enough to know whether any other party asked within some time. */
function createCompany({ withinMs, except }: BesideOthers) {
  let latest = { party: '', at: Number.NEGATIVE_INFINITY };
  let latestOther = latest;
  return {
    note(party: string): void {
      if (party === except) return;
      if (party !== latest.party) latestOther = latest;
      latest = { party, at: performance.now() };
    },
    isBesideOthers(party: string): boolean {
      if (party === except) return false;
      const other = party === latest.party ? latestOther : latest;
      return performance.now() - other.at < withinMs;
    },
  };
}
