import type { CallTable } from '../call.ts';

export const helpCalls = {
  listHelp: {
    method: 'GET',
    host: 'main',
    path: '/v1/help/categories/',
    access: 'user',
    errors: [],
    summary: 'The categories of the help centre with their articles, and the articles that most people opened',
  },
  getHelpArticle: {
    method: 'GET',
    host: 'main',
    path: '/v1/help/articles/{article}/',
    access: 'user',
    errors: ['not_found'],
    summary: 'One article by its name, with the caller’s own vote; the caller counts as a reader of it',
  },
  searchHelp: {
    method: 'GET',
    host: 'main',
    path: '/v1/help/search/',
    access: 'user',
    errors: [],
    summary: 'Articles with the words of a text, best first; letters of any keyboard and one typo a word are forgiven',
  },
  voteHelpArticle: {
    method: 'PUT',
    host: 'main',
    path: '/v1/help/articles/{article}/vote/',
    access: 'user',
    errors: ['not_found', 'forbidden'],
    summary:
      'Says whether an article was useful to the caller; another vote takes the place of the earlier one; staff who act for a customer may not',
  },
} as const satisfies CallTable;
