import fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerError } from '#infra/http/answer-error.ts';
import { takeJson } from './json-body.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

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

/** What a server that takes JSON answers to these bytes. */
async function post(payload: string | Buffer) {
  const server = fastify();
  server.setErrorHandler(answerError);
  takeJson(server);
  server.post('/', (request) => ({ read: request.body }));
  const response = await server.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload });
  await server.close();
  return { status: response.statusCode, ...response.json<{ read?: unknown; error?: { code: string; issues: unknown } }>() };
}

test.each([
  ['"a\\u0000b"', ''],
  ['{"a":[1,{"b":"\\ud800"}]}', 'a.1.b'],
  ['["\\uDC00 and \\ud83d\\ude00"]', '0'],
  ['{"a":{"b\\u0000":1}}', 'a'],
  ['{"a":"\0"}', ''],
  ['{"long":"' + 'x'.repeat(100) + '\\u0000"}', 'long'],
])('a text that no column can store is refused with its place: %s', async (payload, path) => {
  expect(await post(payload)).toMatchObject({ status: 400, error: { code: 'invalid', issues: [{ path, code: 'unstorable' }] } });
});

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":1,"\\u0061":1}', 'a'],
  ['{"x":[0,{"b":1},{"c":{},"d":[],"c":null}]}', 'x.2.c'],
  ['{ "a" : 1 , "b":"{\\"a\\":1}", "a"\n:\t2}', 'a'],
  [`{"${'k'.repeat(60)}":1,"${'k'.repeat(60)}":1}`, 'k'.repeat(60)],
  ['{"":0,"":1}', ''],
])('an object with a key twice is refused with the key: %s', async (payload, path) => {
  expect(await post(payload)).toMatchObject({ status: 400, error: { code: 'invalid', issues: [{ path, code: 'repeated_key' }] } });
});

test.each([
  ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ['a surrogate pair as UTF-8', Buffer.from([0x22, 0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80, 0x22])],
  ['letters of Windows-1256', Buffer.from([0x22, 0xd3, 0xe1, 0xc7, 0xe3, 0x22])],
  ['UTF-16', Buffer.from('{"a":"سلام"}', 'utf16le')],
])('%s are refused', async (_, payload) => {
  expect(await post(payload)).toMatchObject({ status: 400 });
});

test('bytes that are not UTF-8 are told as such', async () => {
  expect(await post(Buffer.from([0x22, 0xff, 0x22]))).toMatchObject({ error: { issues: [{ path: '', code: 'not_utf8' }] } });
});

test.each([
  ['"\\\\u0000 \\\\ud800"', '\\u0000 \\ud800'],
  ['"\\ud83d\\ude00\ufffd"', '😀\ufffd'],
  ['[{"a":1},{"a":1}]', [{ a: 1 }, { a: 1 }]],
  ['{"a":{"a":{"a":["a","a","a:","\\"a\\":"]}}}', { a: { a: { a: ['a', 'a', 'a:', '"a":'] } } }],
])('%s is read as it is', async (payload, read) => {
  expect(await post(payload)).toMatchObject({ status: 200, read });
});
