import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Access } from '@jarchi/contract/call.ts';
import type { AccountRole } from '@jarchi/domain/account/roles.ts';
import type { RequestKey } from '#infra/keys/request-keys.ts';

export interface UserCaller {
  readonly user_id: number;
  readonly session_id: string;
  /** The member of staff who acts for this person, if any. */
  readonly impersonated_by: number | null;
}

export interface AccountCaller extends UserCaller {
  readonly account_id: number;
  /** The account's slug, as in paths. */
  readonly account: string;
  /** This person's role in the account; staff who act for them have the owner's. */
  readonly role: AccountRole;
  /** When the token of the request ends, ms of the wall clock. */
  readonly token_ends_at?: number | undefined;
}

/** A member of staff under their own name. */
export interface StaffCaller {
  readonly staff_id: number;
  readonly session_id: string;
}

/** Someone without an account who has a link. */
export interface LinkCaller {
  /** The account that the link belongs to. */
  readonly account_id: number;
  readonly link: SharedLink;
}

/** A link that its token opened. */
export interface SharedLink {
  readonly id: number;
  readonly is_cost_hidden: boolean;
  readonly expires_at: Date;
}

export type AnyCaller = AccountCaller | UserCaller | StaffCaller | LinkCaller;

/** The caller of a request, by the access of the call. */
export type CallerOf<A extends Access> = A extends 'account'
  ? AccountCaller
  : A extends 'user'
    ? UserCaller
    : A extends 'staff'
      ? StaffCaller
      : null;

export interface CookieOptions {
  readonly path: string;
  readonly httpOnly: boolean;
  readonly maxAgeSeconds: number;
}

/** The file part of an upload, read as it arrives. */
export interface IncomingFile {
  readonly name: string;
  readonly stream: Readable;
  /** What the form says of the file's size, bytes; a file that was cut off is told by it. */
  readonly declaredBytes?: number | undefined;
  /** True when the stream ended because the limit was reached. */
  isTruncated(): boolean;
}

/** What a handler may know of the HTTP request besides its parsed input. */
export interface RequestFacts {
  readonly request_id: string;
  /** The client's address; of IPv6 the network of 64 bits, since one home has all of these. */
  readonly address: string;
  readonly agent: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Empty unless the call requires one. */
  readonly idempotency: RequestKey;
  readonly csrf: string;
  /** It was sent by a page of this site or by a program: no link, address or page of another site. */
  readonly is_own_fetch: boolean;
  /** Fires when the client leaves before the answer. */
  readonly signal: AbortSignal;
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string, path: string): void;
  /** The file of an upload call; undefined when the form has none. */
  findFile(limitBytes: number): Promise<IncomingFile | undefined>;
}

export interface RedirectAnswer {
  readonly location: string;
}

/** The stream with which a call answers; it is open until either side ends it. */
export interface StreamAnswer {
  /** Called once, with the response whose headers were sent. */
  run(response: ServerResponse): void;
}

/** Who does something, as a history stores it: a person, and the member of staff who acts for them. */
export interface Doer {
  readonly user_id: number | null;
  readonly staff_id: number | null;
}

/** A person who acts in an account. */
export type ActingCaller = Pick<AccountCaller, 'account_id' | 'user_id' | 'impersonated_by'>;

/** A caller who acts, and the key under which they do it once. */
export interface Acting {
  readonly caller: ActingCaller;
  readonly key: RequestKey;
}

export function getDoer({ user_id, impersonated_by }: ActingCaller): Doer {
  return { user_id, staff_id: impersonated_by };
}

/** The doer of what the system does by itself. */
export const NOBODY: Doer = { user_id: null, staff_id: null };
