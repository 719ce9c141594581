export const UNIQUE_VIOLATION = '23505';

/** SQLSTATE of an error from the database, which the query builder wraps as the cause of its own. */
export function findSqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // Codes of sockets, such as EPIPE, may look like one; only errors of the database have a severity.
  if ('severity' in error && 'code' in error && typeof error.code === 'string') return error.code;
  return findSqlState(error.cause);
}
