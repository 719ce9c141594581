import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Database } from '#infra/store/db.ts';

/**
 * `kept`: the server as it is. `removed`: without the three things that keep a purchase single, which are the key of the request, the lock of
 * the campaign and the keys by which the ledger posts once.
 */
export type Guard = 'kept' | 'removed';

export interface PurchaseBarrier {
  readonly wrap: (db: Database) => Database;
  /** The copies of the purchase of this campaign, each with its key, go on together from now on. */
  expectAt(campaignId: number, keys: readonly string[]): void;
  /** A copy has its answer: where it was refused before the others came, they no longer wait for it. */
  letGo(campaignId: number): void;
  /** Campaigns at which fewer copies met than were expected. */
  countMissed(): number;
}

interface Meeting {
  readonly campaignId: number;
  left: number;
  readonly open: () => void;
  readonly all: Promise<void>;
}

type Arguments = [query: unknown, ...rest: unknown[]];

const CLAIMS_KEY = /insert into "request_key"/;
const LOCKS_CAMPAIGN = / from "campaign" where .* for update$/;
const READS_KEYS = /idempotency_key = k\.key/;

/**
 * A store in which no copy of a purchase claims its key before all copies are in their transactions. Without the guard they meet once more:
 * each has read the campaign as not bought when the first goes on, so that every campaign is charged by two of its three copies;
 * its history still knows the key of the request that was sent twice. `connect` gives connections that no party has to share: the single one
 * of a crowd would let no two meet.
 */
export function createPurchaseBarrier(guard: Guard, connect: () => Promise<pg.PoolClient>): PurchaseBarrier {
  const keys = new Set<unknown>();
  const missed = new Set<number>();
  /** By key of a request, or by campaign. */
  const meetings = new Map<unknown, Meeting>();

  /** Waits for the other copies; whoever comes after them goes on at once. */
  async function meet(values: readonly unknown[]): Promise<void> {
    const meeting = values.map((value) => meetings.get(value)).find((found) => found !== undefined);
    if (!meeting) return;
    meeting.left -= 1;
    if (meeting.left === 0) {
      for (const [key, other] of meetings) if (other === meeting) meetings.delete(key);
      meeting.open();
    }
    await meeting.all;
  }

  function wrapClient(client: pg.PoolClient): pg.PoolClient {
    const run = (args: Arguments) => (client.query as (...parts: unknown[]) => Promise<unknown>)(...args);
    const query = async (...args: Arguments): Promise<unknown> => {
      const text = textOf(args[0]);
      const values = listValues(args);
      if (CLAIMS_KEY.test(text) && values.some((value) => meetings.has(value))) {
        await meet(values);
        if (guard === 'removed') return run(withValues(args, (value) => (keys.has(value) ? randomUUID() : value)));
      }
      if (guard === 'removed' && LOCKS_CAMPAIGN.test(text)) {
        const found = await run(withText(args, text.replace(/ for update$/, '')));
        await meet([keyOf(values.at(-1))]);
        return found;
      }
      // The ledger finds none of its keys.
      if (guard === 'removed' && READS_KEYS.test(text)) return run(withText(args, text.replace(READS_KEYS, 'false')));
      return run(args);
    };
    return new Proxy(client, {
      get(target, key) {
        if (key === 'query') return query;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  return {
    expectAt(campaignId, own) {
      const atKeys = makeMeeting(campaignId, own.length);
      for (const key of own) {
        keys.add(key);
        meetings.set(key, atKeys);
      }
      if (guard === 'removed') meetings.set(keyOf(campaignId), makeMeeting(campaignId, own.length));
    },
    letGo(campaignId) {
      for (const [key, meeting] of meetings) {
        if (meeting.campaignId !== campaignId) continue;
        meetings.delete(key);
        missed.add(campaignId);
        meeting.open();
      }
    },
    countMissed: () => missed.size,
    wrap: (db) => ({
      ...db,
      pool: new Proxy(db.pool, {
        get(target, key) {
          if (key === 'connect') return async () => wrapClient(await connect());
          const value: unknown = Reflect.get(target, key, target);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
    }),
  };
}

/** The last value of the statement that locks a campaign is its id; another number may be an account's. */
const keyOf = (campaignId: unknown) => `campaign ${String(campaignId)}`;

function makeMeeting(campaignId: number, copies: number): Meeting {
  let open = () => {};
  const all = new Promise<void>((resolve) => (open = resolve));
  return { campaignId, left: copies, open, all };
}

interface QueryObject {
  readonly text: string;
  readonly values?: readonly unknown[];
}

const isObject = (query: unknown): query is QueryObject =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string';

const textOf = (query: unknown): string => (typeof query === 'string' ? query : isObject(query) ? query.text : '');

function listValues([query, rest]: Arguments): readonly unknown[] {
  return Array.isArray(rest) ? rest : isObject(query) ? (query.values ?? []) : [];
}

/** Another text; a name would run the statement that was prepared under it. */
const withText = ([query, ...rest]: Arguments, text: string): Arguments => [
  isObject(query) ? { ...query, text, name: undefined } : text,
  ...rest,
];

/** The same statement with other values. */
function withValues([query, ...rest]: Arguments, change: (value: unknown) => unknown): Arguments {
  if (Array.isArray(rest[0])) return [query, (rest[0] as unknown[]).map(change), ...rest.slice(1)];
  return [isObject(query) ? { ...query, values: (query.values ?? []).map(change) } : query, ...rest];
}
