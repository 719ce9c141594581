import type { WorkKind } from './party.ts';

interface StatementLimits {
  /** Waiting for a row that another transaction has locked. */
  readonly lockMs: number;
  readonly statementMs: number;
}

/**
 * How long the database works for each kind of work before it gives up. The embedded store ignores these limits: it runs one transaction at
 * a time.
 */
const STATEMENT_LIMITS: Readonly<Record<WorkKind, StatementLimits>> = {
  request: { lockMs: 3000, statementMs: 15_000 },
  export: { lockMs: 3000, statementMs: 60_000 },
  job: { lockMs: 10_000, statementMs: 60_000 },
};

/** A transaction that stays open for this long has lost its owner: its locks are released. */
const IDLE_TRANSACTION_MS = 60_000;

const { request } = STATEMENT_LIMITS;
/** The limits with which every connection begins: those of a request. */
export const CONNECTION_LIMITS = `-c lock_timeout=${request.lockMs} -c statement_timeout=${request.statementMs} -c idle_in_transaction_session_timeout=${IDLE_TRANSACTION_MS}`;

/** SQL that gives an open transaction the limits of its kind of work; empty when the connection has them already. */
export function limitsSql(kind: WorkKind): string {
  if (kind === 'request') return '';
  const { lockMs, statementMs } = STATEMENT_LIMITS[kind];
  return `; set local lock_timeout = ${lockMs}; set local statement_timeout = ${statementMs}`;
}
