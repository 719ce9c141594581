import { expect, test } from 'vitest';
import { ACCOUNT_ROLES, ROLE_GROUPS, isOfGroup, listRoles, type AccountRole, type RoleGroup } from './roles.ts';

const GROUPS = Object.keys(ROLE_GROUPS) as RoleGroup[];

test.each<[AccountRole, RoleGroup[]]>([
  ['owner', ['everyone', 'payers', 'buyers', 'accountants', 'owners']],
  ['buyer', ['everyone', 'payers', 'buyers']],
  ['accountant', ['everyone', 'payers', 'accountants']],
  ['viewer', ['everyone']],
])('the %s belongs to %j', (role, expected) => {
  expect(GROUPS.filter((group) => isOfGroup(role, group))).toEqual(expected);
});

test('no two groups have the same roles; each group names a role once, all in one order', () => {
  const groups = GROUPS.map((group) => listRoles(group));
  expect(new Set(groups.map(String)).size).toBe(groups.length);
  for (const roles of groups) expect(roles).toEqual(ACCOUNT_ROLES.filter((role) => roles.includes(role)));
});
