import type { CallTable } from './call.ts';

export const reportsCalls = {
  getStats: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/{id}/stats/',
    access: 'account',
    errors: ['campaign_not_found'],
    summary: 'Figures, series and publishers of a campaign over a range, beside the range before it',
  },
  exportReport: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/{id}/report/',
    access: 'account',
    answers: 'file',
    errors: ['campaign_not_found'],
    summary: 'The publishers table of the report as an Excel file, from the same query',
  },
} as const satisfies CallTable;
