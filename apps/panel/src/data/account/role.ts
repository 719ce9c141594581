import { isOfGroup, type AccountRole, type RoleGroup } from '@jarchi/domain/account/roles.ts';
import { canSee } from '@jarchi/domain/session/viewer.ts';
import { useQuery } from '@tanstack/react-query';
import { accountInfoQuery } from './account.ts';
import { findPageForSome, PAGES_FOR_SOME, type PageForSome } from './page-callers.ts';
import { useViewer } from './viewer.ts';

/** A call as the contract's table has it, with the members it is for. */
interface MemberCall {
  readonly for: RoleGroup;
}

/** This person's role; undefined until the account is known. The pages' guard asks for the account; a button does not. */
export function useOwnRole(): AccountRole | undefined {
  return useQuery({ ...accountInfoQuery, enabled: false }).data?.role;
}

/** Whether it is not yet known what this person may do: what not everyone may do keeps its place and is not offered. */
export function useIsRolePending(): boolean {
  return useQuery({ ...accountInfoQuery, enabled: false }).isPending;
}

/**
 * Whether this person may make a call, by the table that the server refuses by: `useMay(calls.campaigns.purchaseCampaign)`. Until the
 * account is known, and where it cannot be read, nothing is hidden: the server still refuses.
 */
export function useMay({ for: group }: MemberCall): boolean {
  const role = useOwnRole();
  return role === undefined || isOfGroup(role, group);
}

/** Whether this person may open pages, by the calls that they are for. */
function useOpening(): (page: PageForSome) => boolean {
  const role = useOwnRole();
  const viewer = useViewer();
  return (page) => {
    const { callers, feature } = PAGES_FOR_SOME[page];
    return (role === undefined || isOfGroup(role, callers)) && (feature === undefined || canSee(feature, viewer));
  };
}

/** Whether this person may open a page: what leads to it asks this. */
export function useMayOpen(page: PageForSome): boolean {
  return useOpening()(page);
}

/** The same of paths that the server wrote. */
export function useFollowing(): (path: string) => boolean {
  const mayOpen = useOpening();
  return (path) => {
    const page = findPageForSome(path.replace(/[?#].*$/, ''));
    return page === undefined || mayOpen(page);
  };
}
