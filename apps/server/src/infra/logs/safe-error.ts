/** What logs contain of an error. */
export interface SafeError {
  readonly type: string;
  /** SQLSTATE of the database, or the code of a socket, file or library. */
  readonly code?: string;
  /** Without anything that a person may have written; empty when a library puts values into its messages. */
  readonly message: string;
  /** The constraint that a statement broke. */
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  /** SQL with its placeholders, without their values. */
  readonly statement?: string;
  /** Places in the code, without the message with which stacks begin. */
  readonly stack: string;
  readonly cause?: SafeError;
  readonly [key: string]: unknown;
}

const STATEMENT_CHARACTERS = 600;
const STACK_LINES = 12;
const CAUSES_MAX = 4;

/** Digits of phones, cards and national codes; e-mails; anything in Persian; what a library quotes. */
const PERSONAL =
  /[\w.+-]+@[\w.-]+|[+\d\u06f0-\u06f9\u0660-\u0669][\d\u06f0-\u06f9\u0660-\u0669 -]{5,}[\d\u06f0-\u06f9\u0660-\u0669]|[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufeff\u200c]+/gu;
/** Their messages quote what was read or requested. */
const QUOTING = new Set(['SyntaxError', 'URIError', 'ZodError', 'DrizzleQueryError', 'DatabaseError', 'error']);

/** An error as logs may contain it: codes, names of tables and places in our code, and no one's values. */
export function describeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const isQuoting = 'severity' in error || 'query' in error || QUOTING.has(error.name);
  const { cause } = error;
  return {
    type: error.name,
    message: isQuoting ? '' : error.message.replaceAll(PERSONAL, '…'),
    ...getNames(error),
    ...('query' in error && typeof error.query === 'string' ? { statement: error.query.slice(0, STATEMENT_CHARACTERS) } : {}),
    stack: getStack(error),
    ...(cause instanceof Error && depth < CAUSES_MAX ? { cause: describeError(cause, depth + 1) } : {}),
  };
}

/** The same in one line, for the row of a failed job. */
export function summarizeError(error: unknown): string {
  const { type, code, constraint, message, cause } = describeError(error);
  const parts = [type === 'Error' ? '' : type, code, constraint, message, cause?.code, cause?.constraint, cause?.message];
  return parts.filter(Boolean).join(' ');
}

function getNames(error: Error): Pick<SafeError, 'code' | 'constraint' | 'table' | 'column'> {
  const isName = ([, value]: [string, unknown]) => typeof value === 'string' && /^[\w.-]{1,80}$/.test(value);
  const { code, constraint, table, column } = error as Error & Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries({ code, constraint, table, column }).filter(isName));
}

function getStack({ stack = '' }: Error): string {
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return lines.slice(0, STACK_LINES).join('\n');
}
