import { isOfGroup, type RoleGroup } from '@jarchi/domain/account/roles.ts';
import { queryClient } from '#api/query-client.ts';
import { accountInfoQuery } from './account.ts';
import { findPageForSome, PAGES_FOR_SOME } from './page-callers.ts';

/** Who may open a path, if this person may not. Where the account cannot be read the page opens: the server still refuses. */
export async function findRefusal(pathname: string): Promise<RoleGroup | undefined> {
  const page = findPageForSome(pathname);
  if (page === undefined) return undefined;
  const { callers } = PAGES_FOR_SOME[page];
  const account = await queryClient.fetchQuery(accountInfoQuery).catch(() => undefined);
  return account === undefined || isOfGroup(account.role, callers) ? undefined : callers;
}
