import fastify, { type FastifyRequest } from 'fastify';
import cookie from '@fastify/cookie';
import { expect, test } from 'vitest';
import { requestFacts } from './request-facts.ts';

/** The address that a handler sees for a request from `ip`. */
async function readAddress(ip: string | undefined): Promise<string> {
  const server = fastify();
  await server.register(cookie);
  server.get('/', (request, reply) => {
    const seen: FastifyRequest = Object.create(request, { ip: { value: ip } });
    return { address: requestFacts(seen, reply).address };
  });
  const { address } = (await server.inject('/')).json<{ address: string }>();
  await server.close();
  return address;
}

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  [undefined, ''],
])('a request from %s has the address «%s», and a closed connection is no error', async (ip, address) => {
  expect(await readAddress(ip)).toBe(address);
});
