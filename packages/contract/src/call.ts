import type { RoleGroup } from '@jarchi/domain/account/roles.ts';
import type { ErrorCode } from './refusals.ts';

export const HOSTS = ['main', 'accounts', 'shared-accounts', 'financial', 'crm', 'back-office'] as const;
export type Host = (typeof HOSTS)[number];

/**
 * Who may call: anyone; a signed-in user; a signed-in user inside one account (the tenant walls apply);
 * a signed-in member of staff under their own name; or whoever holds an unguessable key that leads to one account.
 */
export type Access = 'public' | 'user' | 'account' | 'staff' | 'doorway';

interface CallFacts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly host: Host;
  readonly path: `/${string}`;
  /** Refusals beside those that every call may answer. */
  readonly errors: readonly ErrorCode[];
  /** JSON unless said otherwise. */
  readonly answers?: 'file' | 'redirect';
  /** What kind of file, where it is one kind: a workbook of Excel, or a picture, film or document, which may be asked for in parts. */
  readonly file?: 'workbook' | 'media';
  /** The body is a form with one file part named `file`. */
  readonly isUpload?: true;
  /** An Idempotency-Key header is required: the same key never acts twice. */
  readonly isIdempotent?: true;
  /** It changes nothing, though it is not asked by GET. */
  readonly isRead?: true;
  /** The CSRF cookie is sent back as a header. */
  readonly needsCsrf?: true;
  /** Who calls is known by the refresh cookie. */
  readonly readsRefreshCookie?: true;
  /** Refusals are answered as a list, [message, { code }]: the shape that clients of this call have always read. */
  readonly refusesAsList?: true;
  /** Served outside production only. */
  readonly isTrialOnly?: true;
  /** What it does, for the API documentation. */
  readonly summary: string;
}

/** A call of an account says which of its members may make it; who calls otherwise has no role. */
type Callers =
  | { readonly access: 'account'; readonly for: RoleGroup }
  | { readonly access: Exclude<Access, 'account'>; readonly for?: never };

/** One HTTP call, plain data: browsers load these tables, never the schemas. */
export type Call = CallFacts & Callers;

export type CallTable = Readonly<Record<string, Call>>;
