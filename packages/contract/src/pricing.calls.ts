import type { CallTable } from './call.ts';

export const pricingCalls = {
  getCpmPrice: {
    method: 'POST',
    host: 'main',
    path: '/cpm/get_cpm_price/',
    access: 'account',
    errors: ['combination_not_allowed', 'goal_refused', 'cpm_price_missing', 'vat_rate_missing'],
    summary: 'What a number of thousands of views costs today, with its VAT',
  },
  listCpmConfigurations: {
    method: 'GET',
    host: 'main',
    path: '/cpm/configuration/view/',
    access: 'account',
    errors: [],
    summary: 'Where views are sold, with price, usual goal and limits',
  },
  getCpmConfiguration: {
    method: 'GET',
    host: 'main',
    path: '/cpm/configuration/',
    access: 'account',
    errors: ['combination_not_allowed', 'cpm_price_missing'],
    summary: 'Price, usual goal and limits of views on one platform in one format',
  },
  readCpmPrice: {
    method: 'GET',
    host: 'main',
    path: '/cpm/price/',
    access: 'account',
    errors: ['combination_not_allowed', 'cpm_price_missing'],
    summary: 'What a thousand views cost on one platform in one format',
  },
  getCpcPrice: {
    method: 'POST',
    host: 'main',
    path: '/cpc/price/',
    access: 'account',
    errors: ['combination_not_allowed', 'goal_refused', 'vat_rate_missing', 'range_reversed', 'range_too_long', 'range_outside'],
    summary: 'What a number of clicks over a period costs today, each click of a day in its own band, with VAT',
  },
  listServices: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/additional-services/',
    access: 'account',
    errors: [],
    summary: 'Services that can be bought beside the placements of a campaign',
  },
} as const satisfies CallTable;
