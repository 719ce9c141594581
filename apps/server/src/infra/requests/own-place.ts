import type { AccountRole } from '@jarchi/domain/account/roles.ts';
import { RefusedRequest } from './refused-request.ts';

/** The member who sends a request, and the roles that its call is for. */
export interface PlaceNeeded {
  readonly user_id: number;
  readonly roles: readonly AccountRole[];
}

/**
 * Judges the place that a member has inside the transaction that acts; null: none. A server remembers a session for two seconds, so a request
 * may come in with a place that is gone. Throws, so that the transaction leaves nothing.
 */
export function requirePlace(role: AccountRole | null | undefined, roles: readonly AccountRole[]): void {
  if (!role) throw new RefusedRequest({ code: 'unauthenticated' });
  if (!roles.includes(role)) throw new RefusedRequest({ code: 'role_refused', role, roles });
}
