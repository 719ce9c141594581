import { once } from 'node:events';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { requestFacts } from './request-facts.ts';

test('the signal fires when the client goes before it was answered', async () => {
  const app = fastify({ forceCloseConnections: true });
  const gone = new AbortController();
  const seen: string[] = [];
  const ended = new Promise<void>((resolve) => {
    app.get('/slow', async (request, reply) => {
      const { signal } = requestFacts(request, reply);
      setImmediate(() => gone.abort());
      await once(signal, 'abort');
      seen.push('gone');
      resolve();
      return reply.hijack();
    });
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await expect(fetch(`${address}/slow`, { signal: gone.signal })).rejects.toThrow('abort');
  await ended;
  expect(seen).toEqual(['gone']);
  await app.close();
});

test('the signal keeps still when the client was answered', async () => {
  const app = fastify({ forceCloseConnections: true });
  const signals: AbortSignal[] = [];
  app.get('/fast', async (request, reply) => {
    const facts = requestFacts(request, reply);
    signals.push(facts.signal, facts.signal);
    return {};
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  expect((await fetch(`${address}/fast`)).status).toBe(200);
  await app.close();
  expect(signals[0]).toBe(signals[1]);
  expect(signals[0]?.aborted).toBe(false);
});

test.each([
  ['10.0.0.7', '10.0.0.7'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::'],
])('%s counts as %s', async (remoteAddress, address) => {
  const app = fastify();
  app.get('/', (request, reply) => ({ address: requestFacts(request, reply).address }));
  expect((await app.inject({ url: '/', remoteAddress })).json()).toEqual({ address });
});
