import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { readForParty } from '#infra/shares/party.ts';

/** Rows read at a time: a batch is in memory, the list never is. */
const BATCH_ROWS = 100;

/**
 * The answer of a list whose limit may be large: `{ count, results }` like any page, but its rows are read and sent in batches, each only
 * once the one before it has left.
 */
export class RowsAnswer<R> {
  readonly count: number;
  readonly batches: AsyncIterable<readonly R[]>;
  /** What the answer says besides. */
  readonly facts: object;

  constructor(count: number, batches: AsyncIterable<readonly R[]>, facts: object = {}) {
    this.count = count;
    this.batches = batches;
    this.facts = facts;
  }
}

interface BatchRead<R> {
  readonly limit: number;
  /** The last row of the batch before it; undefined for the first. */
  readonly after: R | undefined;
}

/** Reads at most `limit` rows in batches by key: `read` returns the rows that follow `after`, in one order, in a transaction of its own. */
export async function* readInBatches<R>(
  limit: number,
  read: (batch: BatchRead<R>) => Promise<readonly R[]>,
  batchRows: number = BATCH_ROWS,
): AsyncGenerator<readonly R[]> {
  let after: R | undefined;
  for (let left = limit; left > 0;) {
    const wanted = Math.min(left, batchRows);
    const rows = await read({ limit: wanted, after });
    if (rows.length > 0) yield rows;
    if (rows.length < wanted) return;
    after = rows.at(-1);
    left -= rows.length;
  }
}

/** All rows, one by one, read in batches by key: no transaction waits for whoever takes them. */
export async function* readRowByRow<R>(read: (batch: BatchRead<R>) => Promise<readonly R[]>, batchRows: number): AsyncGenerator<R> {
  for await (const rows of readInBatches(Number.POSITIVE_INFINITY, read, batchRows)) yield* rows;
}

/** Changes the rows of each batch as it passes. */
export async function* mapBatches<R, T>(batches: AsyncIterable<readonly R[]>, map: (row: R) => T): AsyncGenerator<readonly T[]> {
  for await (const rows of batches) yield rows.map(map);
}

/**
 * Sends a list batch by batch. A later batch that cannot be read cuts the connection: the client sees a broken answer, never a
 * shorter list.
 */
export function sendRows(
  reply: FastifyReply,
  { count, batches, facts }: RowsAnswer<unknown>,
  check: (page: unknown) => void,
): FastifyReply {
  const body = Readable.from(writePage({ ...facts, count }, readForParty(batches), check), { highWaterMark: 1 });
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}

async function* writePage(
  facts: object,
  batches: AsyncIterable<readonly unknown[]>,
  check: (page: unknown) => void,
): AsyncGenerator<Buffer> {
  const head = JSON.stringify(facts).slice(0, -1);
  let isFirst = true;
  for await (const results of batches) {
    check({ ...facts, results });
    const rows = results.map((row) => JSON.stringify(row)).join(',');
    yield Buffer.from(isFirst ? `${head},"results":[${rows}` : `,${rows}`);
    isFirst = false;
  }
  yield Buffer.from(isFirst ? `${head},"results":[]}` : ']}');
}
