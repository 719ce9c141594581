import fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerError } from '#infra/http/answer-error.ts';
import { isDeeperThan, takeJson } from './json-body.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['', false],
  ['{}', false],
  [nested(3), false],
  [nested(4), true],
  ['{"a":[{"b":1}]}', false],
  ['{"a":[{"b":[1]}]}', true],
  ['[[[1]],[[2]],{"a":{"b":3}}]', false],
  ['["[[[[[[", "{{{{{{"]', false],
  ['["\\"[[[[["]', false],
  ['["\\\\",[[[]]]]', true],
  ['["\\\\\\"[[[["]', false],
  ['"[[[[', false],
  [']]]]]][[[[', false],
])('%s is nested deeper than three levels: %s', (text, isDeep) => {
  expect(isDeeperThan(text, 3)).toBe(isDeep);
});

const tooDeep = { error: { code: 'invalid', issues: [{ path: '', code: 'too_deep', facts: { maximum: 64 } }] } };
test.each([
  [64, 200, {}],
  [65, 400, tooDeep],
  [5_000, 400, tooDeep],
  [500_000, 400, tooDeep],
])('JSON of %i levels is answered with %i', async (levels, status, body) => {
  const server = fastify();
  server.setErrorHandler(answerError);
  takeJson(server);
  server.post('/', () => ({}));
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const response = await server.inject({ method: 'POST', url: '/', headers, payload: nested(levels) });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject(body);
  await server.close();
});

test('letters are whole wherever the body was split on its way', async () => {
  const server = fastify();
  takeJson(server);
  server.post('/', (request) => request.body as object);
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const bytes = new TextEncoder().encode('{"title":"جارچی"}');
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(await response.json()).toEqual({ title: 'جارچی' });
  await server.close();
});

test.each([
  ['"a\\u0000b"', 'ab'],
  ['"\\ud800"', '\ufffd'],
  ['"\\uDC00 and \\ud83d\\ude00"', '\ufffd and 😀'],
  ['{"a\\u0000":["\\u0000x"]}', { a: ['x'] }],
  ['"\\\\u0000"', '\\u0000'],
])('a character that no column can store is dropped from %s', async (payload, read) => {
  const server = fastify();
  takeJson(server);
  server.post('/', (request) => ({ read: request.body }));
  const response = await server.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload });
  expect(response.json()).toEqual({ read });
  await server.close();
});
