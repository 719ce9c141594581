import type { CallTable } from './call.ts';

export const publishersCalls = {
  listMediaPlans: {
    method: 'GET',
    host: 'main',
    path: '/v1/media/media-plans/{kind}',
    access: 'account',
    errors: [],
    summary: 'Publishers and their prices for one kind such as instagram-story, filtered, sorted and paged',
  },
  listCategories: {
    method: 'GET',
    host: 'main',
    path: '/v1/media/categories/',
    access: 'account',
    errors: [],
    summary: 'The categories of publishers',
  },
} as const satisfies CallTable;
