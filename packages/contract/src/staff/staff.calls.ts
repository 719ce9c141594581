import type { CallTable } from '../call.ts';

export const staffCalls = {
  getStaffMember: {
    method: 'GET',
    host: 'back-office',
    path: '/staff/me/',
    access: 'staff',
    errors: [],
    summary: 'The signed-in member of staff',
  },
  listCustomers: {
    method: 'GET',
    host: 'back-office',
    path: '/customers/',
    access: 'staff',
    errors: [],
    summary: 'Customers by name, phone, e-mail, account slug or account number, with their money',
  },
  getCustomer: {
    method: 'GET',
    host: 'back-office',
    path: '/customers/{account}/',
    access: 'staff',
    errors: ['account_not_found', 'own_account'],
    summary: 'One customer: the owner, the money, and the staff who acted for them recently',
  },
  startImpersonation: {
    method: 'POST',
    host: 'back-office',
    path: '/impersonations/',
    access: 'staff',
    errors: ['account_not_found', 'reason_required', 'own_account'],
    summary: 'Opens a session of sixty minutes in which staff act for a customer; its reason is stored',
  },
  releaseImpersonation: {
    method: 'POST',
    host: 'back-office',
    path: '/impersonations/release/',
    access: 'account',
    for: 'everyone',
    errors: ['not_impersonating'],
    summary: 'Ends the session in which staff act for a customer',
  },
} as const satisfies CallTable;
