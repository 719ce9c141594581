/**
 * The role of a member in an account: the owner does everything, a buyer makes and buys campaigns and charges the account, an accountant
 * handles money and documents, a viewer reads.
 */
export const ACCOUNT_ROLES = ['owner', 'buyer', 'accountant', 'viewer'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

/** The groups of members that a call of an account can be for. */
export const ROLE_GROUPS = {
  everyone: ACCOUNT_ROLES,
  payers: ['owner', 'buyer', 'accountant'],
  buyers: ['owner', 'buyer'],
  accountants: ['owner', 'accountant'],
  owners: ['owner'],
} as const satisfies Readonly<Record<string, readonly AccountRole[]>>;
export type RoleGroup = keyof typeof ROLE_GROUPS;

/** Whether a member with this role is one of a group. */
export function isOfGroup(role: AccountRole, group: RoleGroup): boolean {
  return listRoles(group).includes(role);
}

/** The roles of a group. */
export function listRoles(group: RoleGroup): readonly AccountRole[] {
  return ROLE_GROUPS[group];
}
