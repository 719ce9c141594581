import type { CallTable } from '../call.ts';

export const clicksCalls = {
  listTrackedLinks: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/{id}/links/',
    access: 'account',
    for: 'everyone',
    errors: ['campaign_not_found'],
    summary: 'The tracked link of each placement, with the clicks that were counted there',
  },
} as const satisfies CallTable;
