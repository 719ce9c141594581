import { findSqlState } from './sql/sql-state.ts';

/** The store did not do its work: it could not be reached, was too slow, or the connection was lost on the way. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';

  constructor(cause: unknown) {
    super('the store did not answer', { cause });
  }
}

/** The server is stopping, and has closed its store: what still comes is for another one. */
export class StoreClosed extends StoreUnavailable {
  constructor() {
    super(new Error('the store was closed'));
  }
}

interface Signs {
  readonly states: RegExp;
  /** Error codes of Node's sockets. */
  readonly codes: ReadonlySet<string>;
  /** Messages of the driver's errors that have no code. */
  readonly words?: RegExp;
}

/** 08xxx: failures of the connection; 57P01, 57P02: the server ended the session, by order or in a crash. */
const LOST: Signs = {
  states: /^(?:08...|57P0[12])$/,
  codes: new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ETIMEDOUT']),
  words: /^Connection terminated(?: unexpectedly)?$|^Client has encountered a connection error|^Client was closed/,
};
/**
 * 53xxx: no connections, memory or disk left; 57014: statement_timeout; 57P03: starting up or shutting down; 55P03: lock_timeout; 25P03:
 * idle too long inside a transaction; 40001, 40P01: serialisation failure or deadlock, after all tries.
 */
const BUSY: Signs = {
  states: /^(?:53...|57014|57P03|55P03|25P03|40001|40P01)$/,
  codes: new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT']),
  words: /^timeout exceeded when trying to connect|^Connection terminated due to connection timeout|^Query read timeout/,
};

/** 53100: disk_full, of PostgreSQL and of the embedded store; ENOSPC and EDQUOT: the disk, or the share of it, of this process. */
const FULL: Signs = { states: /^53100$/, codes: new Set(['ENOSPC', 'EDQUOT']) };

/** A disk is full: that of the database, or that of the files. What was being written is not kept. */
export function isDiskFull(error: unknown): boolean {
  return shows(error, FULL);
}

/** The connection ended before the store answered. It is unknown whether a commit that was sent has arrived. */
export function isConnectionLost(error: unknown): boolean {
  return shows(error, LOST);
}

/** The store failed, not the statement: the same request may succeed later. */
export function isStoreOutage(error: unknown): boolean {
  return error instanceof StoreUnavailable || shows(error, LOST) || shows(error, BUSY);
}

/** Searches the causes too: the query builder wraps the driver's errors, and Node collects those of several addresses. */
function shows(error: unknown, signs: Signs): boolean {
  if (!(error instanceof Error)) return false;
  const state = findSqlState(error);
  if (state !== undefined) return signs.states.test(state);
  if ('code' in error && typeof error.code === 'string' && signs.codes.has(error.code)) return true;
  if (signs.words?.test(error.message)) return true;
  const inner: readonly unknown[] = error instanceof AggregateError ? error.errors : [error.cause];
  return inner.some((cause) => shows(cause, signs));
}
