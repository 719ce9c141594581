import type { CallTable } from '../call.ts';

export const rehearsalCalls = {
  listHolds: {
    method: 'GET',
    host: 'financial',
    path: '/accounts/{account}/holds',
    access: 'account',
    for: 'accountants',
    errors: ['account_not_found'],
    summary: 'What is held for each campaign, what it waits for, and when it is settled if everybody does their part',
  },
  rehearse: {
    method: 'POST',
    host: 'financial',
    path: '/accounts/{account}/rehearsal',
    access: 'account',
    for: 'accountants',
    isRead: true,
    errors: ['account_not_found', 'listed_twice'],
    summary:
      'The account’s money if these campaigns were bought, came to their end or lost a publisher, by the functions that would then move it; nothing is done',
  },
} as const satisfies CallTable;
