import { calls, type Calls, type Slice } from '@jarchi/contract/calls.ts';
import { isOfGroup, type RoleGroup } from '@jarchi/domain/account/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { accountInfoQuery } from './account.ts';

/** The calls of a slice that name the members they are for. */
type CallsOfMembers<S extends Slice> = {
  [C in keyof Calls[S]]: Calls[S][C] extends { readonly for: RoleGroup } ? C : never;
}[keyof Calls[S]];

/**
 * Whether this person's role in the account may make a call, by the table that the server refuses by. Until the account is known, nothing
 * is hidden: the server still refuses.
 */
export function useMayCall<S extends Slice>(slice: S, call: CallsOfMembers<S>): boolean {
  // The pages' guard asks for the account; a button does not.
  const role = useQuery({ ...accountInfoQuery, enabled: false }).data?.role;
  const { for: group } = calls[slice][call] as { readonly for: RoleGroup };
  return role === undefined || isOfGroup(role, group);
}
