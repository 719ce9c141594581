import { AsyncLocalStorage } from 'node:async_hooks';

type Scope = { isOpen: boolean; readonly afterCommit: (() => void)[]; readonly changes: Set<string> };

const scopes = new AsyncLocalStorage<Scope>();

/**
 * Throws when the caller is inside an open transaction: a second connection there can wait for one that the first holds, and on a pool of
 * one it always does.
 */
export function refuseInsideTransaction(): void {
  if (scopes.getStore()?.isOpen) throw new Error('asked the pool inside an open transaction');
}

/** Calls `callback` once the open transaction has committed, and never if it is rolled back. */
export function afterCommit(callback: () => void): void {
  const scope = scopes.getStore();
  if (!scope?.isOpen) throw new Error('afterCommit needs an open transaction');
  scope.afterCommit.push(callback);
}

/** Adds a row of `event`, as SQL values, to those that are written at the end of the open transaction. True for its first one. */
export function noteInScope(values: string): boolean {
  const scope = scopes.getStore();
  if (!scope?.isOpen) throw new Error('a change needs an open transaction');
  const isFirst = scope.changes.size === 0;
  scope.changes.add(values);
  return isFirst;
}

/** The commit of a scope, with the changes that were noted in it. Ids and kinds are literals, so that it is one message. */
export function commitSql({ changes }: Scope): string {
  return changes.size === 0 ? 'commit' : `insert into event (account_id, kind, subject_id) values ${[...changes].join(', ')}; commit`;
}

export function openScope(): Scope {
  return { isOpen: true, afterCommit: [], changes: new Set() };
}

export function runInScope<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
  return scopes.run(scope, work);
}
