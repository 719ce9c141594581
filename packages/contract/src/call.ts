import type { RoleGroup } from '@jarchi/domain/account/roles.ts';
import type { ExportedTable } from '@jarchi/domain/session/exports.ts';
import type { ShareKind } from '@jarchi/domain/sharing/share-links.ts';
import type { ErrorCode } from './refusals.ts';

export const HOSTS = ['main', 'accounts', 'shared-accounts', 'financial', 'crm', 'back-office'] as const;
export type Host = (typeof HOSTS)[number];

/**
 * Who may call: anyone; a signed-in user; a signed-in user inside one account (the tenant walls apply); a signed-in member of staff under
 * their own name; or anyone with an unguessable key that leads to one account.
 */
export type Access = 'public' | 'user' | 'account' | 'staff' | 'doorway';

interface CallFacts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly host: Host;
  readonly path: `/${string}`;
  /** A second address, as the specification writes it, where its family stands at another. Our apps use the first. */
  readonly alsoAt?: `/${string}`;
  /** Refusals in addition to those that every call may answer. */
  readonly errors: readonly ErrorCode[];
  /** Codes that its answer may tell of single parts of what was asked, such as one of several campaigns. */
  readonly tells?: readonly ErrorCode[];
  /** JSON by default; a stream is one of server-sent events. */
  readonly answers?: 'file' | 'redirect' | 'stream';
  /** The kind of file, if there is only one: an Excel workbook, a PDF, or media (a picture, film or document), which may be requested in parts. */
  readonly file?: 'workbook' | 'pdf' | 'media';
  /** The table that it exports: `mayExport` decides for whom, before anything else is read. */
  readonly exports?: ExportedTable;
  /** The body is a form with one file part named `file`. */
  readonly isUpload?: true;
  /** An Idempotency-Key header is required: the same key never acts twice. */
  readonly isIdempotent?: true;
  /**
   * What a link must show to open this call by its token, a query parameter in place of the Authorization header; `{id}` is its campaign or
   * content. No other call takes a token.
   */
  readonly opens?: ShareKind;
  /** It changes nothing, although its method is not GET. */
  readonly isRead?: true;
  /** The CSRF cookie must be sent back as a header. */
  readonly needsCsrf?: true;
  /** The caller is identified by the refresh cookie. */
  readonly readsRefreshCookie?: true;
  /** Refusals are answered as a list, [message, { code }]: the shape that clients of this call have always expected. */
  readonly refusesAsList?: true;
  /** Another service writes its query: it is taken as it comes, with bytes and characters that other calls refuse. */
  readonly takesAnyQuery?: true;
  /** Served only outside production. */
  readonly isTrialOnly?: true;
  /** In one line, for the API documentation. */
  readonly summary: string;
  /** Calls that were made before there were descriptions may lack one (`scripts/checks/calls`). */
  readonly description?: CallDescription;
}

/** For a person who calls it. */
interface CallDescription {
  /** The effect of the call, and whatever it leaves as it is. */
  readonly does: string;
  /** The units of its figures and times, in and out; 'none' where it has neither. */
  readonly units: string;
  /** Advice for each of its errors. */
  readonly atErrors: Readonly<Partial<Record<ErrorCode, string>>>;
}

/** A call of an account names the members who may make it; other callers have no role. */
type Callers =
  | { readonly access: 'account'; readonly for: RoleGroup }
  | { readonly access: Exclude<Access, 'account'>; readonly for?: never };

/** One HTTP call, plain data: browsers load these tables, never the schemas. */
export type Call = CallFacts & Callers;

/** The fields that an app needs to make a call. The rest of a row is for the server and the documentation, and a built app is without it. */
export const SENT_FIELDS = [
  'method',
  'host',
  'path',
  'access',
  'for',
  'answers',
  'isUpload',
  'isIdempotent',
  'isRead',
  'opens',
  'needsCsrf',
] as const satisfies readonly (keyof Call)[];
export type SentCall = Pick<Call, (typeof SENT_FIELDS)[number]>;

export type CallTable = Readonly<Record<string, Call>>;
