import type { CallTable } from './call.ts';

export const campaignsCalls = {
  listCampaigns: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/',
    access: 'account',
    errors: [],
    summary: 'Campaigns of the account, filtered, sorted and paged, with the totals of the whole filtered set',
  },
  getCampaign: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/{id}/',
    access: 'account',
    errors: ['campaign_not_found'],
    summary: 'One campaign with its placements, quote, money and history',
  },
  createCampaign: {
    method: 'POST',
    host: 'main',
    path: '/v1/campaigns/',
    access: 'account',
    isIdempotent: true,
    errors: ['not_found', 'draft_incomplete', 'draft_used', 'plans_gone', 'vat_rate_missing'],
    summary: 'Makes a campaign of a finished draft and freezes its price for 72 hours',
  },
  purchaseCampaign: {
    method: 'POST',
    host: 'main',
    path: '/v1/campaigns/{id}/purchase/',
    access: 'account',
    isIdempotent: true,
    errors: ['campaign_not_found', 'transition_refused', 'quote_changed', 'vat_rate_missing', 'plans_gone', 'draft_incomplete'],
    summary: 'Holds the price, or leaves the campaign to pay when spendable money is short',
  },
  cancelCampaign: {
    method: 'POST',
    host: 'main',
    path: '/v1/campaigns/{id}/cancel/',
    access: 'account',
    isIdempotent: true,
    errors: ['campaign_not_found', 'transition_refused'],
    summary: 'Cancels a campaign that is not published yet and releases what it holds',
  },
} as const satisfies CallTable;
