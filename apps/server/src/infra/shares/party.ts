import { AsyncLocalStorage } from 'node:async_hooks';

/** Kinds of work with limits of their own: requests are short, exports and jobs may take longer. */
export type WorkKind = 'request' | 'export' | 'job';

/** On whose behalf work runs. Parties share connections, seats and threads fairly. */
export interface Party {
  /** `account:7`, `person:7`, `address:10.0.0.1`, or the server's own. */
  readonly name: string;
  readonly kind: WorkKind;
}

export const SERVER_PARTY = 'server';
const SERVER: Party = { name: SERVER_PARTY, kind: 'request' };
const parties = new AsyncLocalStorage<Party>();

export const accountParty = (accountId: number): string => `account:${accountId}`;
export const personParty = (userId: number): string => `person:${userId}`;
export const addressParty = (address: string): string => `address:${address}`;

/** The party of the work under way; the server's own when there is no other. */
export function currentParty(): Party {
  return parties.getStore() ?? SERVER;
}

export function runForParty<T>(party: Party, work: () => T): T {
  return parties.run(party, work);
}

/** The rows of a list that is read while it is sent; each is read on behalf of the party that requests it. */
export function readForParty<T>(rows: AsyncIterable<T>): AsyncIterable<T> {
  return readAs(currentParty(), rows[Symbol.asyncIterator]());
}

async function* readAs<T>(party: Party, iterator: AsyncIterator<T>): AsyncGenerator<T> {
  try {
    for (;;) {
      const next = await runForParty(party, () => iterator.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await runForParty(party, async () => iterator.return?.());
  }
}
