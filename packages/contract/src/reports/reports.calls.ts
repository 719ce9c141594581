import type { CallTable } from '../call.ts';

/** Why the requested days have no report. */
const RANGE_ERRORS = ['range_reversed', 'range_too_long', 'range_outside'] as const;

export const reportsCalls = {
  getStats: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/{id}/stats/',
    access: 'account',
    for: 'everyone',
    errors: ['campaign_not_found', ...RANGE_ERRORS],
    summary: 'Figures, series and publishers of a campaign over a range, with the range before it',
  },
  exportReport: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/{id}/report/',
    access: 'account',
    for: 'everyone',
    answers: 'file',
    file: 'workbook',
    errors: ['campaign_not_found', 'export_refused', ...RANGE_ERRORS],
    summary: 'The publishers table of the report as an Excel file; takes the same query',
  },
  getOverview: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/overview/',
    access: 'account',
    for: 'everyone',
    errors: ['filter_invalid', ...RANGE_ERRORS],
    summary: 'All campaigns of the account over a range, compared by platform and type, with the range before it',
  },
  exportOverview: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/overview/report/',
    access: 'account',
    for: 'everyone',
    answers: 'file',
    file: 'workbook',
    errors: ['export_refused', 'filter_invalid', ...RANGE_ERRORS],
    summary: 'The campaigns of the range as an Excel file; takes the same query',
  },
} as const satisfies CallTable;
