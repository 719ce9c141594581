import type { CallTable } from '../call.ts';

/** Why the requested days have no measurements. */
const RANGE_ERRORS = ['range_reversed', 'range_too_long', 'range_outside'] as const;

export const measurementsCalls = {
  listMeasurements: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/{id}/measurements/',
    access: 'account',
    for: 'everyone',
    errors: ['campaign_not_found', ...RANGE_ERRORS],
    summary: 'The measurements behind a figure of a report, accepted or not, with sums that equal the figure',
  },
  exportMeasurements: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/{id}/measurements/report/',
    access: 'account',
    for: 'everyone',
    answers: 'file',
    file: 'workbook',
    exports: 'measurements',
    errors: ['campaign_not_found', 'export_refused', ...RANGE_ERRORS],
    summary: 'All measurements behind a figure as an Excel file; takes the same query',
  },
  getCostRule: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/{id}/measurements/cost/',
    access: 'account',
    for: 'everyone',
    errors: ['campaign_not_found', ...RANGE_ERRORS],
    summary: 'How a cost of a report came about: hours or units and price of each placement, and what the ledger captured',
  },
  listMeasurementFindings: {
    method: 'GET',
    host: 'back-office',
    path: '/measurement-findings/',
    access: 'staff',
    errors: [],
    summary: 'Figures about which staff decide: below what stood, or after the settlement; the newest first',
  },
} as const satisfies CallTable;
