import { listRoles, type AccountRole, type RoleGroup } from '@jarchi/domain/account/roles.ts';

/** The roles of a member, and what each may do. */
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

export const roleTextsFa: Readonly<Record<AccountRole, string>> = {
  owner: 'همه‌چیز، با اعضا و اطلاعات مالی',
  buyer: 'کمپین، محتوا و شارژ؛ خرید تا سقفی که می‌نویسید',
  accountant: 'پول و سندها؛ چیزی نمی‌خرد',
  viewer: 'همه را می‌بیند و چیزی تغییر نمی‌دهد',
};
