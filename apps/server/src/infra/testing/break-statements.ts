import type { Database } from '#infra/store/db.ts';
import { watchStatements } from './watch-statements.ts';

export interface StatementBreaker {
  readonly wrap: (db: Database) => Database;
  /** The text of each statement that was made to fail, once. */
  readonly broken: ReadonlySet<string>;
  /** Texts among their values that a person may have written: with a space, a number of six digits or more, an @, or Persian. */
  readonly values: ReadonlySet<string>;
  /** Turned on, the first run of each statement fails. */
  setBroken(isOn: boolean): void;
}

/** Statements that only open, close or name a transaction are left alone. */
const FRAME = /^\s*(?:begin|commit|rollback|savepoint|release|set local)|; commit$/i;

/** A store on which every distinct statement fails once, like a row that breaks a constraint: the error contains its values. */
export function createStatementBreaker(): StatementBreaker {
  const broken = new Set<string>();
  const personal = new Set<string>();
  let isOn = false;

  function breakOnce(text: string, values: unknown): void {
    if (!isOn || FRAME.test(text) || broken.has(text)) return;
    broken.add(text);
    for (const value of Array.isArray(values) ? values : []) if (isPersonal(value)) personal.add(value);
    const shown = JSON.stringify(values);
    throw Object.assign(new Error(`value violates constraint: ${shown}`), {
      name: 'error',
      severity: 'ERROR',
      code: '23514',
      detail: `Failing row contains ${shown}.`,
      hint: shown,
      where: `unnamed portal parameter = ${shown}`,
      internalQuery: shown,
      constraint: 'a_check',
    });
  }

  return {
    broken,
    values: personal,
    setBroken: (next) => void (isOn = next),
    wrap: (db) => watchStatements(db, breakOnce),
  };
}

function isPersonal(value: unknown): value is string {
  // Ids of requests and sessions identify no person.
  return typeof value === 'string' && !/^[\da-f]{8}-[\da-f-]{27}$/.test(value) && /\s|\d{6}|@|[\u0600-\u06ff]/.test(value);
}
