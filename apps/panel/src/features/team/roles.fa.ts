import { listRoles, type AccountRole, type RoleGroup } from '@jarchi/domain/account/roles.ts';

/** The roles of a member. */
export const rolesFa: Readonly<Record<AccountRole, string>> = {
  owner: 'صاحب حساب',
  buyer: 'خریدار',
  accountant: 'حسابدار',
  viewer: 'بیننده',
};

/** «صاحب حساب یا خریدار»: the members of a group, for sentences that say who may act. */
export function namesOfGroup(group: RoleGroup): string {
  const names = listRoles(group).map((role) => rolesFa[role]);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join('، ')} یا ${names.at(-1)}`;
}

export const waitsForFa = (names: string): string => `منتظر ${names}`;
