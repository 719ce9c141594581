import type { Database } from '#infra/store/db.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { comparePositions, type EventPosition } from './event-cursor.ts';
import { isFromAnotherTime, listEvents, listMissed, readHorizon, type EventStart, type LiveEvent } from './events.ts';
import { onChangesCommitted } from './note-change.ts';

export interface HubOptions {
  readonly db: Database;
  readonly tenancy: Tenancy;
  /** How often the store is read without a wake. */
  readonly pollMs?: number;
  readonly onFailure: (error: unknown) => void;
}

export interface HubListener {
  readonly accountId: number;
  take(event: LiveEvent): void;
  /** Too much happened to tell it: everything may have changed. */
  reset(): void;
}

const CHANNEL = 'jarchi_live';
/** For servers whose note was lost, and where nothing wakes. */
const POLL_MS = 5000;
const BATCH = 500;
/** Notes of one burst are sent together: transactions are not slowed down, and other servers read once. */
const SEND_MS = 25;

type Entry = { readonly listener: HubListener; last: EventPosition; waiting: LiveEvent[] | undefined };

/** Brings the events of all servers to the listeners of this one, each once and in their order. Reads only while somebody listens. */
export function createEventHub({ db, tenancy, pollMs = POLL_MS, onFailure }: HubOptions) {
  const entries = new Map<number, Set<Entry>>();
  let members = 0;
  let position: EventPosition | undefined;
  let beginning: Promise<unknown> | undefined;
  let polling: Promise<void> | undefined;
  let isAgain = false;
  let stopListening: (() => Promise<void>) | undefined;
  let poll: NodeJS.Timeout | undefined;
  let sending: NodeJS.Timeout | undefined;
  let isClosed = false;

  function give(entry: Entry, event: LiveEvent): void {
    if (comparePositions(event, entry.last) <= 0) return;
    entry.last = event;
    entry.listener.take(event);
  }

  function dispatch(event: LiveEvent): void {
    position = event;
    for (const entry of entries.get(event.account_id) ?? []) {
      if (entry.waiting) entry.waiting.push(event);
      else give(entry, event);
    }
  }

  async function readAll(): Promise<void> {
    while (isAgain && position && members > 0) {
      isAgain = false;
      const events = await listEvents(db, position, BATCH);
      for (const event of events) dispatch(event);
      if (events.length === BATCH) isAgain = true;
    }
  }

  function endPoll(): void {
    polling = undefined;
    // Without a position there is nothing to read from yet: reading would end at once, again and again.
    if (isAgain && position && members > 0) void pollNow();
  }

  /** Reads what is new; a call during a reading makes it read again. */
  function pollNow(): Promise<void> {
    isAgain = true;
    polling ??= readAll()
      .catch((error: unknown) => {
        // The next poll tries again.
        isAgain = false;
        onFailure(error);
      })
      .finally(endPoll);
    return polling;
  }

  function wake(): void {
    if (isClosed) return;
    if (members > 0) void pollNow();
    sending ??= setTimeout(() => {
      sending = undefined;
      db.notes?.send(CHANNEL).catch(() => undefined);
    }, SEND_MS).unref();
  }

  async function begin(): Promise<void> {
    stopListening ??= db.notes?.listen(CHANNEL, () => void pollNow());
    poll ??= setInterval(() => void pollNow(), pollMs).unref();
    position ??= await readHorizon(db);
  }

  /** The last listener has left. */
  async function rest(): Promise<void> {
    clearInterval(poll);
    const stop = stopListening;
    [poll, stopListening, position] = [undefined, undefined, undefined];
    await stop?.();
  }

  function leave(entry: Entry): void {
    const own = entries.get(entry.listener.accountId);
    if (!own?.delete(entry)) return;
    if (own.size === 0) entries.delete(entry.listener.accountId);
    countDown();
  }

  function countDown(): void {
    members--;
    if (members === 0) void rest().catch(onFailure);
  }

  async function catchUp(entry: Entry, start: EventStart, upTo: EventPosition): Promise<void> {
    const { listener } = entry;
    if ('after' in start && comparePositions(start.after, upTo) >= 0) {
      if (await isFromAnotherTime(db, start.after)) listener.reset();
      else entry.last = start.after;
    } else {
      const missed = await listMissed(tenancy, listener.accountId, start, { upTo, limit: BATCH + 1 });
      entry.last = 'after' in start ? start.after : { xid: 0n, id: 0 };
      if (missed.length > BATCH) listener.reset();
      else for (const event of missed) give(entry, event);
      if (comparePositions(entry.last, upTo) < 0) entry.last = upTo;
    }
    const { waiting = [] } = entry;
    entry.waiting = undefined;
    for (const event of waiting) give(entry, event);
  }

  const unsubscribe = onChangesCommitted(wake);
  return {
    /** Gives a listener what it missed, and from then on what comes. Returns a function that ends this. */
    async join(listener: HubListener, start: EventStart): Promise<() => void> {
      members++;
      let entry: Entry | undefined;
      try {
        await (beginning ??= begin().finally(() => (beginning = undefined)));
        if (!position) throw new Error('the events have no position to begin at');
        const upTo = position;
        entry = { listener, last: upTo, waiting: [] };
        entries.set(listener.accountId, (entries.get(listener.accountId) ?? new Set()).add(entry));
        await catchUp(entry, start, upTo);
        const joined = entry;
        return () => leave(joined);
      } catch (error) {
        if (entry) leave(entry);
        else countDown();
        throw error;
      }
    },

    /** The position up to which everything was told; undefined while nobody listens. */
    getPosition: () => position,

    pollNow,

    async close(): Promise<void> {
      isClosed = true;
      unsubscribe();
      clearTimeout(sending);
      await polling;
      await rest();
    },
  };
}
