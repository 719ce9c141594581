import { createCaller } from '@jarchi/api-client/caller.ts';
import { worldCalls } from '@jarchi/contract/world/world.calls.ts';
import { expect, test, vi } from 'vitest';
import { announcePersonChange } from './person.ts';
import { createQueryClient } from './query-client.ts';
import { onSessionLoss, windowSession } from './window-session.ts';

const bases = { main: '/main', accounts: '/accounts', financial: '/f', crm: '/c', 'shared-accounts': '/s', 'back-office': '/b' };

/** A client of this window, on a server that gives each person a token of their own. */
function openWindow() {
  const server = { isSignedIn: true, tokens: 0, seen: [] as (string | null)[] };
  const answer = (status: number, body: unknown) => Response.json(body, { status });
  const fetcher = async (input: string | URL | Request, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith('/accounts/token/access')) {
      server.seen.push(new Headers(init?.headers).get('authorization'));
      return answer(200, {});
    }
    if (!server.isSignedIn) return answer(401, { error: { code: 'unauthenticated', facts: {}, request_id: 'test' } });
    return answer(200, { token: `token-${++server.tokens}` });
  };
  const { world } = createCaller({ ...windowSession, bases, fetch: fetcher }).bind({ world: worldCalls });
  return { server, call: () => world.getWorldClock() };
}

test('the calls of one person share a token, which the next person does not inherit', async () => {
  const { server, call } = openWindow();
  await Promise.all([call(), call()]);
  await call();
  expect(new Set(server.seen)).toEqual(new Set(['Bearer token-1']));
  announcePersonChange();
  await call();
  expect(server.seen.at(-1)).toBe('Bearer token-2');
});

test('a refused refresh is told once for all calls that waited', async () => {
  const { server, call } = openWindow();
  server.isSignedIn = false;
  const lost = vi.fn();
  const stop = onSessionLoss(lost);
  await Promise.allSettled([call(), call()]);
  expect(lost).toHaveBeenCalledOnce();
  stop();
});

test('another person finds an empty cache', () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(['balance'], 5);
  announcePersonChange();
  expect(queryClient.getQueryData(['balance'])).toBeUndefined();
});
