import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { mapBatches, readInBatches, RowsAnswer, sendRows } from './rows-answer.ts';

interface Row {
  readonly id: number;
}

const table = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ id: count - index }));

function openTable(count: number) {
  const asked: number[] = [];
  const rows = table(count);
  return {
    asked,
    read: async ({ limit, after }: { limit: number; after: Row | undefined }) => {
      asked.push(limit);
      return rows.filter(({ id }) => after === undefined || id < after.id).slice(0, limit);
    },
  };
}

async function collect<R>(batches: AsyncIterable<readonly R[]>): Promise<R[]> {
  const all: R[] = [];
  for await (const rows of batches) all.push(...rows);
  return all;
}

async function answer(batches: AsyncIterable<readonly unknown[]>, count = 3, check: (page: unknown) => void = () => undefined) {
  const server = fastify();
  server.get('/', (_request, reply) => sendRows(reply, new RowsAnswer(count, batches), check));
  const response = await server.inject('/');
  await server.close();
  return response;
}

test.each([
  [10, 4, [4, 4, 4], 10],
  [8, 4, [4, 4, 4], 8],
  [0, 4, [4], 0],
])('%i rows in batches of %i come once each, in their order', async (count, batchRows, asked, found) => {
  const { asked: limits, read } = openTable(count);
  expect(await collect(readInBatches(1_000_000, read, batchRows))).toEqual(table(count));
  expect([limits, count]).toEqual([asked, found]);
});

test('no more rows are read than are wanted', async () => {
  const { asked, read } = openTable(100);
  expect(await collect(readInBatches(10, read, 4))).toHaveLength(10);
  expect(asked).toEqual([4, 4, 2]);
});

test('a list in batches is the JSON of a page', async () => {
  const { read } = openTable(3);
  const response = await answer(mapBatches(readInBatches(10, read, 2), ({ id }) => ({ id, name: `row "${id}"` })));
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.json()).toEqual({ count: 3, results: [3, 2, 1].map((id) => ({ id, name: `row "${id}"` })) });
});

test('a list without rows is an empty page', async () => {
  const { read } = openTable(0);
  expect((await answer(readInBatches(10, read), 0)).json()).toEqual({ count: 0, results: [] });
});

test('a batch that cannot be read breaks the answer off', async () => {
  async function* failing() {
    yield [{ id: 3 }];
    await pause(1);
    throw new Error('the store is gone');
  }
  await expect(answer(failing())).rejects.toThrow();
});

test('rows of another shape are no answer', async () => {
  const refuseShape = () => {
    throw new Error('another shape');
  };
  expect((await answer(readInBatches(10, openTable(3).read), 3, refuseShape)).statusCode).toBe(500);
});
