import type { AccountCaller } from './caller.ts';
import type { RequestKey } from './keys/request-keys.ts';

/** Who does something, as a history names them: a person, and the member of staff who acts for them. */
export interface Doer {
  readonly user_id: number | null;
  readonly staff_id: number | null;
}

/** Whoever acts in an account. */
export type ActingCaller = Pick<AccountCaller, 'account_id' | 'user_id' | 'hijacked_by'>;

/** A caller who acts, and the key under which they do it once. */
export interface Acting {
  readonly caller: ActingCaller;
  readonly key: RequestKey;
}

export function doerOf({ user_id, hijacked_by }: ActingCaller): Doer {
  return { user_id, staff_id: hijacked_by };
}

/** What nobody did but the system. */
export const NOBODY: Doer = { user_id: null, staff_id: null };
