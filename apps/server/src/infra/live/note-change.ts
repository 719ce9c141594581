import type { LiveKind } from '@jarchi/domain/live/live-kinds.ts';
import { afterCommit, noteInScope } from '#infra/store/transaction-scope.ts';

/**
 * Tells the open pages of an account that something changed there. The event is written in the open transaction, right before its commit;
 * the same change is written once. `clock` belongs to no account.
 */
export function noteChange(accountId: number, kind: Exclude<LiveKind, 'clock'>, subjectId: number | null = null): void {
  if (!/^[a-z]+$/.test(kind)) throw new Error(`${kind} is no kind of change`);
  const isFirst = noteInScope(`(${asId(accountId)}, '${kind}', ${subjectId === null ? 'null' : asId(subjectId)})`);
  if (isFirst) afterCommit(announceChanges);
}

function asId(id: number): number {
  if (!Number.isSafeInteger(id)) throw new Error(`${id} is no id`);
  return id;
}

const wakes = new Set<() => void>();

/** Calls `wake` whenever this process has committed changes. Returns a function that ends this. */
export function onChangesCommitted(wake: () => void): () => void {
  wakes.add(wake);
  return () => void wakes.delete(wake);
}

function announceChanges(): void {
  for (const wake of wakes) wake();
}
