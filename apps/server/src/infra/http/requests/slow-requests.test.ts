import { EventEmitter, once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { succeed } from '@jarchi/domain/result.ts';
import { boundary, formEnd, partHead } from '#features/creatives/testing/forms.ts';
import { createJpeg } from '#infra/testing/media-samples.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';

const BODY_MS = 150;
const uploadPath = '/api/main/content/media/?media_type=INSTAGRAM&content_type=STORY';
const formType = `multipart/form-data; boundary=${boundary}`;

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await openTestApp({ requestLimits: { headMs: BODY_MS, bodyMs: BODY_MS, paceMs: BODY_MS, answerMs: BODY_MS } });
  account = await app.seedAccount();
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** A raw connection, on which the test sends every byte. */
function open() {
  const { port } = app.server.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  return {
    send: (part: string | Buffer) => void socket.write(part),
    /** Sends a little at a time, until it is stopped or the connection closes. */
    drip: (next: () => string | Buffer = () => ' ') => {
      const drops = setInterval(() => socket.write(next()), 5);
      const stop = () => clearInterval(drops);
      void closed.then(stop);
      return stop;
    },
    status: () => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]),
    /** The answer at the time when the server closed the connection. */
    readToEnd: async () => {
      await closed;
      return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), code: /"code":"(\w+)"/.exec(text)?.[1] };
    },
    /** Closes the connection from this side once the answer is whole. */
    readAnswer: async () => {
      await expect.poll(() => text).toContain('\r\n\r\n');
      socket.destroy();
      await closed;
      return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
    },
  };
}

function getHead(method: string, path: string, headers: Record<string, string>): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

const json = { 'content-type': 'application/json', 'content-length': '5000' };
const form = { 'content-type': formType, 'content-length': '5000000' };
const authorized = async () => ({ authorization: `Bearer ${await account.getToken()}` });
const late = { status: 408, code: 'request_timeout' };

test.each([
  ['to a public call', 'POST', '/api/accounts/auth/phone/'],
  ['to a call of an account', 'PUT', '/api/main/v1/campaigns/drafts/1/'],
  ['that refuses as a list', 'POST', '/api/main/advertiser/business-data'],
])('a JSON body %s that does not arrive, or arrives too slowly, is cut', async (_, method, path) => {
  const [silent, dripping] = [open(), open()];
  silent.send(getHead(method, path, json));
  dripping.send(getHead(method, path, json));
  dripping.drip();
  expect([await silent.readToEnd(), await dripping.readToEnd()]).toEqual([late, late]);
});

test('chunks that never end are cut too', async () => {
  const connection = open();
  connection.send(getHead('POST', '/api/accounts/auth/phone/', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }));
  connection.drip(() => '1\r\n \r\n');
  expect(await connection.readToEnd()).toEqual(late);
});

test('a head that does not arrive, or arrives too slowly, is cut', async () => {
  const [nothing, silent, dripping] = [open(), open(), open()];
  silent.send('GET /healthz HTTP/1.1\r\nhost: loc');
  dripping.send('GET /healthz HTTP/1.1\r\nhost: ');
  dripping.drip(() => 'x');
  expect([await nothing.readToEnd(), await silent.readToEnd(), await dripping.readToEnd()]).toEqual([late, late, late]);
});

test('a body that no call reads does not hold its connection', async () => {
  const [reading, elsewhere] = [open(), open()];
  reading.send(getHead('GET', '/healthz', json));
  reading.drip();
  elsewhere.send(getHead('POST', '/api/nowhere', json));
  elsewhere.drip();
  expect([(await reading.readToEnd()).status, (await elsewhere.readToEnd()).status]).toEqual([200, 404]);
});

test.each([
  ['before its file', ''],
  ['in the middle of its file', 'the beginning of a picture'],
  ['after its file', `the whole of it\r\n--${boundary}\r\n`],
])('an upload that falls silent %s, or arrives too slowly, is cut', async (_, part) => {
  const head = getHead('POST', uploadPath, { ...form, ...(await authorized()) });
  const start = part === '' ? '' : partHead().toString('latin1');
  const [silent, dripping] = [open(), open()];
  silent.send(head + start + part);
  dripping.send(head + start + part);
  dripping.drip();
  expect([await silent.readToEnd(), await dripping.readToEnd()]).toEqual([late, late]);
});

test('a workbook that arrives too slowly is cut', async () => {
  const connection = open();
  connection.send(getHead('POST', '/api/main/media-plans/import-excel/instagram-story', { ...form, ...(await authorized()) }));
  connection.send(partHead({ name: 'plans.xlsx' }));
  connection.drip();
  expect(await connection.readToEnd()).toEqual(late);
});

test('an upload that was refused before it was read is cut too', async () => {
  const connection = open();
  connection.send(getHead('POST', uploadPath, form));
  connection.drip();
  expect(await connection.readToEnd()).toEqual({ status: 401, code: 'unauthenticated' });
});

test('an upload that keeps its pace has no limit of time', async () => {
  // Bytes after the end of a JPEG are allowed.
  const body = Buffer.concat([partHead(), createJpeg(108, 192), Buffer.alloc(50_000), formEnd]);
  const headers = { 'content-type': formType, 'content-length': String(body.length), ...(await authorized()) };
  const [steady, first, second] = [open(), open(), open()];
  let sent = 0;
  const next = (length: number) => body.subarray(sent, (sent += length));
  steady.send(getHead('POST', uploadPath, headers));
  const stop = steady.drip(() => next(50));
  for (const silent of [first, second]) {
    silent.send(getHead('POST', uploadPath, form));
    await silent.readToEnd();
  }
  stop();
  steady.send(next(body.length));
  expect(await steady.readAnswer()).toBe(200);
});

test('an answer may take longer than its request', async () => {
  const gate = new EventEmitter();
  vi.spyOn(app.app.services.account, 'submitBusinessData').mockImplementationOnce(async () => {
    await once(gate, 'open');
    return succeed({ ok: true });
  });
  const body = JSON.stringify({
    business_category: 1,
    service_description: 'x',
    need_help: true,
    monthly_budget_min: null,
    monthly_budget_max: 1,
  });
  const [whole, silent] = [open(), open()];
  const path = '/api/main/advertiser/business-data';
  whole.send(getHead('POST', path, { ...json, 'content-length': String(body.length), ...(await authorized()) }) + body);
  silent.send(getHead('POST', path, json));
  await silent.readToEnd();
  expect(whole.status()).toBeNaN();
  gate.emit('open');
  expect(await whole.readAnswer()).toBe(200);
});
