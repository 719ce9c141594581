import type { CallTable } from '../call.ts';

export const severalCalls = {
  previewCampaigns: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/actions/preview/',
    access: 'account',
    for: 'everyone',
    errors: ['listed_twice'],
    summary: 'What an act on up to 100 campaigns would now do to the money of each, and in all, without doing it',
  },
  actOnCampaigns: {
    method: 'POST',
    host: 'main',
    path: '/v1/campaigns/actions/',
    access: 'account',
    for: 'buyers',
    isIdempotent: true,
    errors: ['listed_twice'],
    summary: 'Does one act on up to 100 campaigns, each by itself: the answer tells for each whether it was done, or why it was not',
  },
} as const satisfies CallTable;
