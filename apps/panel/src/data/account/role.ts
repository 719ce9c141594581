import { commonCalls } from '@jarchi/contract/common-calls.ts';
import { isOfGroup, type AccountRole, type RoleGroup } from '@jarchi/domain/account/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { accountInfoQuery } from './account.ts';

type Calls = typeof commonCalls;
type Slice = keyof Calls;

/** The calls of a slice that name the members they are for. */
type CallsOfMembers<S extends Slice> = {
  [C in keyof Calls[S]]: Calls[S][C] extends { readonly for: RoleGroup } ? C : never;
}[keyof Calls[S]];

/** This person's role; undefined until the account is known. The pages' guard asks for the account; a button does not. */
export function useOwnRole(): AccountRole | undefined {
  return useQuery({ ...accountInfoQuery, enabled: false }).data?.role;
}

/** Whether this person's role is one of a group. Until the account is known, nothing is hidden: the server still refuses. */
export function useIsOfGroup(group: RoleGroup): boolean {
  const role = useOwnRole();
  return role === undefined || isOfGroup(role, group);
}

/** Whether this person may make a call, by the table that the server refuses by. */
export function useMayCall<S extends Slice>(slice: S, call: CallsOfMembers<S>): boolean {
  const { for: group } = commonCalls[slice][call] as { readonly for: RoleGroup };
  return useIsOfGroup(group);
}
