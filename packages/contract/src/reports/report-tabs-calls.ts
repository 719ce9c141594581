import type { CallTable } from '../call.ts';

/** Why the requested days have no report. */
export const RANGE_ERRORS = ['range_reversed', 'range_too_long', 'range_outside'] as const;

export const reportTabsCalls = {
  getStatsParts: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/{id}/stats/parts/',
    access: 'account',
    for: 'everyone',
    opens: 'report',
    errors: ['campaign_not_found', 'share_closed', ...RANGE_ERRORS],
    summary: 'The figures of a report by content or by platform',
  },
  getStatsHours: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/{id}/stats/hours/',
    access: 'account',
    for: 'everyone',
    opens: 'report',
    errors: ['campaign_not_found', 'share_closed', ...RANGE_ERRORS],
    summary: 'The figures of a report by day of the week and hour',
  },
  getStatsOfPlacement: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/{campaign}/stats/placements/{placement}/',
    access: 'account',
    for: 'everyone',
    errors: ['campaign_not_found', 'not_found', ...RANGE_ERRORS],
    summary: 'One publisher of a report: its post, the sources of its figures, and its own series',
  },
  explainChange: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/{id}/stats/change/',
    access: 'account',
    for: 'everyone',
    errors: ['campaign_not_found', ...RANGE_ERRORS],
    summary: 'Why a figure changed from the compared range: volume, mix of publishers and price',
  },
} as const satisfies CallTable;
