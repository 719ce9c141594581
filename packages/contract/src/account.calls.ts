import type { CallTable } from './call.ts';

export const accountCalls = {
  getAccountInfo: {
    method: 'GET',
    host: 'shared-accounts',
    path: '/api/v1/accounts/info',
    access: 'account',
    errors: [],
    summary: 'The chosen account',
  },
  getSharedUser: {
    method: 'GET',
    host: 'shared-accounts',
    path: '/api/v1/user',
    access: 'account',
    errors: [],
    summary: 'The person as the account system knows them',
  },
  listUserServices: {
    method: 'GET',
    host: 'shared-accounts',
    path: '/api/v1/user/services',
    access: 'account',
    errors: [],
    summary: 'The panels this person may open',
  },
  listFeatureFlags: {
    method: 'POST',
    host: 'main',
    path: '/account/feature-flags',
    access: 'account',
    errors: [],
    summary: 'The feature flags of the account',
  },
} as const satisfies CallTable;
