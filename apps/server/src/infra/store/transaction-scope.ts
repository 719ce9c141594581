import { AsyncLocalStorage } from 'node:async_hooks';

type Scope = { isOpen: boolean; readonly afterCommit: (() => void)[] };

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

export function openScope(): Scope {
  return { isOpen: true, afterCommit: [] };
}

export function runInScope<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
  return scopes.run(scope, work);
}
