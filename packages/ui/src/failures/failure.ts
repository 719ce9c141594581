import { failureFa as fa } from './failure.fa.ts';

type FailureKind = keyof typeof fa.texts;

/** What a failed request says of itself; the error of any client with these fields fits. */
interface FailureFacts {
  /** HTTP; 0 when no answer came. */
  readonly status: number;
  readonly code: string;
}

const hasFacts = (error: unknown): error is FailureFacts =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  'code' in error &&
  typeof error.code === 'string';

/** What kept a request from its answer. Only without an answer it is the connection. */
function readFailure(error: unknown): FailureKind {
  if (!hasFacts(error)) return 'unknown';
  const { status, code } = error;
  if (code === 'network') return 'network';
  if (code === 'role_refused') return 'role';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'missing';
  if (status === 429) return 'busy';
  if (code === 'unavailable' || status === 503) return 'unavailable';
  if (status === 507) return 'full';
  if (status >= 500) return 'fault';
  return status >= 400 ? 'refused' : 'unknown';
}

/** What is refused now is refused again: only another try of the others can help. */
const lasting: readonly FailureKind[] = ['role', 'forbidden', 'missing', 'refused'];

/** The words of a failure, and whether another try can help. */
export function describeFailure(error: unknown): { readonly title: string; readonly text: string; readonly canRetry: boolean } {
  const kind = readFailure(error);
  const isRefused = kind === 'role' || kind === 'forbidden';
  return { title: isRefused ? fa.refused : fa.title, text: fa.texts[kind], canRetry: !lasting.includes(kind) };
}
