import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { TryLimiters } from './try-limiter.ts';

/**
 * The store of @fastify/rate-limit, shared with the other servers of the database. Its keys contain the call (`groupId`), so one store
 * serves all routes.
 */
export function createSharedRate(tries: Pick<TryLimiters, 'limitWindow'>): FastifyRateLimitStoreCtor {
  const limiters = new Map<string, ReturnType<typeof tries.limitWindow>>();

  function limiterOf(limit: number, windowMs: number) {
    const name = `${limit} ${windowMs}`;
    const limiter = limiters.get(name) ?? tries.limitWindow({ kind: 'request', limit, windowMs });
    limiters.set(name, limiter);
    return limiter;
  }

  return class SharedRate implements FastifyRateLimitStore {
    incr(key: string, answer: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number, limit: number): void {
      limiterOf(limit, windowMs)
        .count(key)
        .then(
          ({ taken, leftMs }) => answer(null, { current: taken, ttl: leftMs }),
          (error: Error) => answer(error),
        );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
