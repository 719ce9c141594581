export interface FairLimits {
  /** How many may be inside at once, all parties together. */
  readonly places: number;
  /** Of them, how many one party may take. */
  readonly placesEach: number;
  /** How many of one party may wait. */
  readonly waitingEach: number;
  /** How many may wait in all; any number unless given. */
  readonly waiting?: number;
  /** How long one waits at most, in milliseconds; for ever unless given. */
  readonly patienceMs?: number;
}

/** Nobody left in time. */
export class QueueTimeout extends Error {
  override readonly name = 'QueueTimeout';
}

export interface FairQueue {
  /**
   * Answers how to leave once there is a place: parties take turns, each in its own order. Undefined at once when too many of this
   * party wait already. Rejects with the signal's reason when that fires first, and with a QueueTimeout when its patience ends.
   */
  enter(party: string, signal?: AbortSignal): Promise<() => void> | undefined;
}

interface Waiting {
  start(): void;
}

interface PartyState {
  inside: number;
  readonly waiting: Waiting[];
}

/** Places that parties share: nobody has more than a part of them, and those who wait are let in party by party. */
export function createFairQueue({
  places,
  placesEach,
  waitingEach,
  waiting: waitingMax = Number.POSITIVE_INFINITY,
  patienceMs,
}: FairLimits): FairQueue {
  /** In the order of their turns. A party without anybody inside or waiting is forgotten. */
  const parties = new Map<string, PartyState>();
  let inside = 0;
  let waitingCount = 0;

  function stateOf(party: string): PartyState {
    const known = parties.get(party);
    if (known) return known;
    const fresh: PartyState = { inside: 0, waiting: [] };
    parties.set(party, fresh);
    return fresh;
  }

  function take(party: string, state: PartyState): () => void {
    inside++;
    state.inside++;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      inside--;
      state.inside--;
      forgetIfIdle(party, state);
      letIn();
    };
  }

  function forgetIfIdle(party: string, state: PartyState): void {
    if (state.inside === 0 && state.waiting.length === 0 && parties.get(party) === state) parties.delete(party);
  }

  function refuseEntry(party: string, state: PartyState): undefined {
    forgetIfIdle(party, state);
    return undefined;
  }

  function letIn(): void {
    while (inside < places) {
      const next = findNext();
      if (!next) return;
      const [party, state] = next;
      const waiting = state.waiting.shift();
      waitingCount--;
      // Its next turn comes after everybody else's.
      parties.delete(party);
      parties.set(party, state);
      waiting?.start();
    }
  }

  function findNext(): [string, PartyState] | undefined {
    for (const [party, state] of parties) if (state.waiting.length > 0 && state.inside < placesEach) return [party, state];
    return undefined;
  }

  return {
    enter(party, signal) {
      const state = stateOf(party);
      if (inside < places && state.inside < placesEach && state.waiting.length === 0) return Promise.resolve(take(party, state));
      if (state.waiting.length >= waitingEach || waitingCount >= waitingMax) return refuseEntry(party, state);
      if (signal?.aborted) return Promise.reject(signal.reason as Error);
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
        if (patienceMs !== undefined) timer = setTimeout(() => leaveQueue(new QueueTimeout('nobody left in time')), patienceMs);
        state.waiting.push(waiting);
        waitingCount++;
      });
    },
  };
}
