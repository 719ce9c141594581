import type { CallTable } from '../call.ts';

export const homeCalls = {
  getHome: {
    method: 'GET',
    host: 'main',
    path: '/v1/home/',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary:
      'All that the home page begins with, each part as its own call answers it: lists of campaigns, drafts, contents that wait, the time of campaigns',
  },
} as const satisfies CallTable;
