import { DOCUMENT_JOB, type DocumentPayload } from '@jarchi/domain/documents/document-causes.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { AT_ONCE, enqueueJob } from '#infra/jobs/enqueue-jobs.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { type DocumentRecord, findByCause, findDocument, insertOnce, type NewDocument, setNumber } from '../documents.repository.ts';
import { takeNumber } from './numbers.repository.ts';

export interface NumberingDeps {
  readonly tenancy: Tenancy;
  readonly wall: Clock;
}

/** A document that nothing can refuse any more, without what its number brings. */
export type Unnumbered = Omit<NewDocument, 'created' | 'issued_at' | 'series' | 'year' | 'sequence' | 'number'>;

/*
 * A number is taken in a transaction of its own, beside its cause, and then written to the account. A server that stops in between leaves
 * a number whose document follows: the job runs again, and finds the number of its cause.
 */

/** Issues a document, once for its cause. */
export async function issueOnce({ tenancy, wall }: NumberingDeps, made: Unnumbered): Promise<DocumentRecord> {
  const { account_id } = made;
  const earlier = await tenancy.withAccount(account_id, (tx) => findByCause(tx, account_id, made));
  if (earlier) return earlier;
  const created = new Date(wall.now());
  const number = await tenancy.withSystem((tx) => takeNumber(tx, made, created));
  return tenancy.withSystem((tx) => insertOnce(tx, { ...made, created, ...number }));
}

/** Enqueues the numbering of a document in the transaction that decides it: a server may stop before `numberRequested`. */
export async function enqueueNumbering(tx: Tx, { account_id, id }: Pick<DocumentRecord, 'account_id' | 'id'>): Promise<void> {
  const payload: DocumentPayload = { document: id };
  await enqueueJob(tx, {
    kind: DOCUMENT_JOB,
    payload,
    clock: 'wall',
    runAt: AT_ONCE,
    accountId: account_id,
    dedupeKey: `${account_id}:document:${id}`,
  });
}

/** Issues a requested document whose issue is decided: a pre-invoice as soon as it is written, an official invoice by staff. */
export async function numberRequested({ tenancy }: NumberingDeps, accountId: number, id: number): Promise<void> {
  const row = await tenancy.withAccount(accountId, (tx) => findDocument(tx, accountId, id));
  if (!row || !isDecided(row)) return;
  const number = await tenancy.withSystem((tx) => takeNumber(tx, row, row.closed_at ?? row.created));
  await tenancy.withSystem((tx) => setNumber(tx, row, { ...number, state: row.kind === 'pre_invoice' ? 'open' : 'issued' }));
}

/** Nothing can refuse it any more, and it has no number yet. */
export function isDecided({ kind, state, closed_at }: Pick<DocumentRecord, 'kind' | 'state' | 'closed_at'>): boolean {
  return state === 'requested' && (kind === 'pre_invoice' || closed_at !== null);
}
