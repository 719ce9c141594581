import type { CallTable } from './call.ts';

export const draftsCalls = {
  listDrafts: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/drafts/',
    access: 'account',
    errors: [],
    summary: 'Unfinished campaigns, newest first',
  },
  getDraft: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/drafts/{id}/',
    access: 'account',
    errors: ['not_found'],
    summary: 'One draft whole',
  },
  createDraft: {
    method: 'POST',
    host: 'main',
    path: '/v1/campaigns/drafts/',
    access: 'account',
    errors: ['daily_limit_reached', 'listed_twice'],
    isIdempotent: true,
    summary: 'Starts a draft',
  },
  updateDraft: {
    method: 'PUT',
    host: 'main',
    path: '/v1/campaigns/drafts/{id}/',
    access: 'account',
    errors: ['not_found', 'draft_changed', 'draft_used', 'listed_twice'],
    summary: 'Saves a draft; refused when another window saved it since',
  },
  deleteDraft: {
    method: 'DELETE',
    host: 'main',
    path: '/v1/campaigns/drafts/{id}/',
    access: 'account',
    errors: ['not_found'],
    summary: 'Deletes a draft',
  },
} as const satisfies CallTable;
