import type { FastifyRequest } from 'fastify';
import type { Call } from '@jarchi/contract/call.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { listRoles } from '@jarchi/domain/account/roles.ts';
import { mayExport } from '@jarchi/domain/session/exports.ts';
import type { AppMode } from '@jarchi/domain/session/viewer.ts';
import type { ShareKind } from '@jarchi/domain/sharing/share-links.ts';
import type { Result } from '@jarchi/domain/result.ts';
import type { AccountCaller, LinkCaller, StaffCaller } from '#infra/http/caller.ts';

export interface Guards {
  /** The caller of an Authorization header, or undefined. */
  authenticate(header: string | undefined): Promise<AccountCaller | undefined>;
  /** The member of staff of an Authorization header; `stranger` is a person who is signed in and not staff. */
  authenticateStaff(header: string | undefined): Promise<StaffCaller | 'stranger' | undefined>;
  /** Opens a link by its token; refused alike whether the token is wrong, has expired or was revoked. */
  openLink(key: LinkKey): Promise<Result<LinkCaller, RefusalOf<'share_closed' | 'rate_limited'>>>;
  /** Called before a change by staff, or in a customer's name; the returned function is called with the outcome. */
  noteWrite(write: StaffWrite): Promise<(status: number) => Promise<void>>;
}

/** What a request brings to open a link. */
export interface LinkKey {
  readonly kind: ShareKind;
  readonly token: string;
  /** The campaign or content in the address. */
  readonly subject: string;
  readonly address: string;
}

export type AnyCaller = AccountCaller | StaffCaller | LinkCaller;

/** A request of staff that changes something. */
export interface StaffWrite {
  readonly staff_id: number;
  readonly session_id: string;
  /** The customer in whose name it is done. */
  readonly customer: { readonly user_id: number; readonly account_id: number } | null;
  readonly call: string;
  readonly subject: Readonly<Record<string, unknown>>;
  readonly request_id: string;
}

/** What opens the call's link, if the request brings a token in place of an Authorization header. A doorway is opened in no other way. */
export function findLinkKey({ opens, access }: Call, request: FastifyRequest, address: string): LinkKey | undefined {
  if (opens === undefined || (access !== 'doorway' && request.headers.authorization !== undefined)) return undefined;
  const { token } = request.query as Readonly<Record<string, unknown>>;
  if (token === undefined && access !== 'doorway') return undefined;
  const { id = '' } = request.params as Readonly<Record<string, string>>;
  return { kind: opens, token: typeof token === 'string' ? token : '', subject: id, address };
}

/** The caller; null when the call needs none. Undefined and `stranger` are refused. */
export async function findCaller({ access }: Call, request: FastifyRequest, guards: Guards) {
  const header = request.headers.authorization;
  if (access === 'staff') return guards.authenticateStaff(header);
  return access === 'user' || access === 'account' ? guards.authenticate(header) : null;
}

/** Why the caller's role may not use a call; undefined when it may. An unknown role may do nothing. */
export function refuseRole(call: Call, caller: AnyCaller | null): RefusalOf<'role_refused'> | undefined {
  if (call.access !== 'account' || (caller !== null && 'link' in caller)) return undefined;
  const roles = listRoles(call.for);
  if (caller === null || !('role' in caller)) throw new Error(`${call.path} has a caller without a role`);
  return roles.includes(caller.role) ? undefined : { code: 'role_refused', role: caller.role, roles };
}

/** Why a table is not exported for this caller; undefined when it is, and for other calls. */
export function refuseExport(
  { exports }: Call,
  caller: AnyCaller | null,
  mode: AppMode,
): RefusalOf<'export_refused' | 'forbidden'> | undefined {
  if (exports === undefined) return undefined;
  const is_hijacked = caller !== null && 'impersonated_by' in caller && caller.impersonated_by !== null;
  if (mayExport(exports, { mode, is_hijacked })) return undefined;
  return { code: mode === 'demo' ? 'export_refused' : 'forbidden' };
}

/** What is stored of a change by staff, or in a customer's name; undefined for other requests. */
export function findStaffWrite(call: Call, name: string, caller: AnyCaller | null, request: FastifyRequest): StaffWrite | undefined {
  if (call.method === 'GET' || call.isRead || caller === null || 'link' in caller) return undefined;
  const shared = { session_id: caller.session_id, call: name, subject: { ...(request.params as object) }, request_id: request.id };
  if ('staff_id' in caller) return { ...shared, staff_id: caller.staff_id, customer: null };
  const { impersonated_by, user_id, account_id } = caller;
  return impersonated_by === null ? undefined : { ...shared, staff_id: impersonated_by, customer: { user_id, account_id } };
}
