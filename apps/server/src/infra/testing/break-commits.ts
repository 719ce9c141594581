import type pg from 'pg';
import type { Database } from '#infra/store/db.ts';

/** Where a server dies: with its transaction still open, or committed and not yet answered. */
export type BreakPoint = 'before' | 'after';

export interface CommitBreaker {
  readonly wrap: (db: Database) => Database;
  /** From now on, transactions that run a statement like `pattern` break at their commit, `times` of them. */
  breakNext(pattern: RegExp, at: BreakPoint, times?: number): void;
  mend(): void;
}

interface Plan {
  readonly pattern: RegExp;
  readonly at: BreakPoint;
  left: number;
}

/** A store whose server dies around a commit. */
export function createCommitBreaker(): CommitBreaker {
  let plan: Plan | undefined;

  function wrapClient(client: pg.PoolClient): pg.PoolClient {
    let isMatched = false;
    const query = async (...args: unknown[]): Promise<unknown> => {
      const run = () => (client.query as (...parts: unknown[]) => Promise<unknown>)(...args);
      const text = getText(args[0]);
      if (plan?.pattern.test(text)) isMatched = true;
      if (!text.endsWith('commit') || !isMatched || !plan || plan.left === 0) return run();
      plan.left--;
      if (plan.at === 'after') await run();
      throw new Error('the server died');
    };
    return new Proxy(client, {
      get(target, key) {
        if (key === 'query') return query;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  return {
    breakNext(pattern, at, times = 1) {
      plan = { pattern, at, left: times };
    },
    mend() {
      plan = undefined;
    },
    wrap: (db) => ({
      ...db,
      pool: new Proxy(db.pool, {
        get(target, key) {
          if (key === 'connect') return async () => wrapClient(await target.connect());
          const value: unknown = Reflect.get(target, key, target);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
    }),
  };
}

function getText(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string' ? query.text : '';
}
