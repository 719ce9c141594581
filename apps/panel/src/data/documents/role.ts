import { documentsCalls } from '@jarchi/contract/documents/documents.calls.ts';
import type { RoleGroup } from '@jarchi/domain/account/roles.ts';
import { useIsOfGroup } from '#data/account/role.ts';

type Calls = typeof documentsCalls;
type CallOfMembers = { [C in keyof Calls]: Calls[C] extends { readonly for: RoleGroup } ? C : never }[keyof Calls];

/** Whether this person may make a call of documents, by the table that the server refuses by. */
export function useMayCallDocuments(call: CallOfMembers): boolean {
  return useIsOfGroup(documentsCalls[call].for);
}
