import type { CallTable } from '../call.ts';

export const viewsCalls = {
  listCampaignViews: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/views/',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'The views of the campaign list that the caller has saved in the account, by name',
  },
  createCampaignView: {
    method: 'POST',
    host: 'main',
    path: '/v1/campaigns/views/',
    access: 'account',
    for: 'everyone',
    errors: ['filter_invalid', 'listed_twice', 'view_name_taken', 'views_full'],
    summary: 'Saves filters, order and columns of the campaign list under a name of the caller’s own',
  },
  updateCampaignView: {
    method: 'PUT',
    host: 'main',
    path: '/v1/campaigns/views/{view}/',
    access: 'account',
    for: 'everyone',
    errors: ['not_found', 'filter_invalid', 'listed_twice', 'view_name_taken'],
    summary: 'Replaces a view of the caller; a default view takes the place of the earlier default',
  },
  deleteCampaignView: {
    method: 'DELETE',
    host: 'main',
    path: '/v1/campaigns/views/{view}/',
    access: 'account',
    for: 'everyone',
    errors: ['not_found'],
    summary: 'Deletes a view of the caller',
  },
} as const satisfies CallTable;
