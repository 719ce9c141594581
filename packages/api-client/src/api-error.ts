import type { ErrorBody, ErrorCode, FactsOf } from '@jarchi/contract/refusals.ts';
import type { FieldIssue } from '@jarchi/contract/refusals/field-issues.ts';

/** A refusal of the server; `network`: no answer came; `unknown`: the answer is not from our server. */
export type ApiErrorCode = ErrorCode | 'network' | 'unknown';

type Facts = Readonly<Record<string, unknown>>;

interface ApiErrorParts {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly facts?: Facts | undefined;
  readonly issues?: readonly FieldIssue[] | undefined;
  readonly requestId?: string | undefined;
  readonly text?: string | undefined;
  readonly cause?: unknown;
}

/** The only error that calls throw; an abort stays the browser's own AbortError. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 when no answer came. */
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly facts: Facts;
  readonly issues: readonly FieldIssue[];
  /** Empty when no answer came. */
  readonly requestId: string;
  /** The server's own message; empty for most calls, whose text comes from errorText. */
  readonly text: string;

  constructor({ status, code, facts = {}, issues = [], requestId = '', text = '', cause }: ApiErrorParts) {
    super(requestId === '' ? code : `${code} (${requestId})`, { cause });
    this.status = status;
    this.code = code;
    this.facts = facts;
    this.issues = issues;
    this.requestId = requestId;
    this.text = text;
  }
}

export type ApiErrorOf<C extends ApiErrorCode> = ApiError & {
  readonly code: C;
  readonly facts: C extends ErrorCode ? Readonly<FactsOf<C>> : Facts;
};

/** Narrows an error to one code, so that its facts are typed. */
export function hasErrorCode<C extends ApiErrorCode>(error: unknown, code: C): error is ApiErrorOf<C> {
  return error instanceof ApiError && error.code === code;
}

export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Reads an answer whose status is not a success. */
export function readRefusal(status: number, body: unknown): ApiError {
  if (Array.isArray(body)) return readRefusalList(status, body);
  const refusal = findErrorBody(body);
  if (!refusal) return new ApiError({ status, code: 'unknown' });
  const { code, facts, issues, request_id } = refusal.error;
  return new ApiError({ status, code, facts, issues, requestId: request_id });
}

/** `[message, {code, issues?, request_id, ...facts}]`: the answer of calls that refuse in list form. */
function readRefusalList(status: number, [message, detail]: readonly unknown[]): ApiError {
  const text = typeof message === 'string' ? message.trim() : '';
  if (typeof detail !== 'object' || detail === null || !('code' in detail) || typeof detail.code !== 'string')
    return new ApiError({ status, code: 'unknown', text });
  const { code, issues, request_id, ...facts } = detail as { readonly code: ErrorCode } & Partial<
    Omit<ErrorBody['error'], 'facts' | 'code'>
  >;
  return new ApiError({ status, code, facts, issues, requestId: request_id, text });
}

function findErrorBody(body: unknown): ErrorBody | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? (body as ErrorBody) : undefined;
}
