import type { FastifyRequest } from 'fastify';
import type { Call } from '@jarchi/contract/call.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { listRoles } from '@jarchi/domain/account/roles.ts';
import { mayExport } from '@jarchi/domain/session/exports.ts';
import type { AppMode } from '@jarchi/domain/session/viewer.ts';
import type { ShareKind } from '@jarchi/domain/sharing/share-links.ts';
import type { Result } from '@jarchi/domain/result.ts';
import type { AccountCaller, AnyCaller, LinkCaller, StaffCaller, UserCaller } from '#infra/http/caller.ts';
import type { PlaceNeeded } from '#infra/requests/own-place.ts';
import type { AccountName, StaffTrace } from './requests/staff-trace.ts';

export interface Guards {
  /** The caller of an Authorization header, or undefined. */
  authenticate(header: string | undefined): Promise<AccountCaller | undefined>;
  /** The same for calls of a person, who may have no account. */
  authenticatePerson(header: string | undefined): Promise<AccountCaller | UserCaller | undefined>;
  /** The member of staff of an Authorization header; `stranger` is a person who is signed in and not staff. */
  authenticateStaff(header: string | undefined): Promise<StaffCaller | 'stranger' | undefined>;
  /** Opens a link by its token; refused alike whether the token is wrong, has expired or was revoked. */
  openLink(key: LinkKey): Promise<Result<LinkCaller, RefusalOf<'share_closed' | 'rate_limited'>>>;
  /** Whether a member of staff has a place in the account: then nothing is shown or done to them in it. */
  hasOwnPlace(staffId: number, whose: AccountName): Promise<boolean>;
  /** Called before a request of staff, or in a customer's name; the returned function, if any, is called with the outcome. */
  noteStaff(trace: StaffTrace): Promise<((status: number) => Promise<void>) | undefined>;
}

/** What a request brings to open a link. */
export interface LinkKey {
  readonly kind: ShareKind;
  readonly token: string;
  /** The campaign or content in the address. */
  readonly subject: string;
  readonly address: string;
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
  if (access === 'user') return guards.authenticatePerson(header);
  return access === 'account' ? guards.authenticate(header) : null;
}

/** Why the caller's role may not use a call; undefined when it may. An unknown role may do nothing. */
export function refuseRole(call: Call, caller: AnyCaller | null): RefusalOf<'role_refused'> | undefined {
  if (call.access !== 'account' || (caller !== null && 'link' in caller)) return undefined;
  const roles = listRoles(call.for);
  if (caller === null || !('role' in caller)) throw new Error(`${call.path} has a caller without a role`);
  return roles.includes(caller.role) ? undefined : { code: 'role_refused', role: caller.role, roles };
}

/** The member whose place permits the request; undefined for staff, links and strangers. */
export function findPlaceNeeded(call: Call, caller: AnyCaller | null): PlaceNeeded | undefined {
  if (call.access !== 'account' || caller === null || !('role' in caller) || caller.impersonated_by !== null) return undefined;
  return { user_id: caller.user_id, roles: listRoles(call.for) };
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
