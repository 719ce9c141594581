import type { CallTable } from '../call.ts';

export const liveCalls = {
  openLive: {
    method: 'GET',
    host: 'main',
    path: '/v1/live/',
    access: 'account',
    for: 'everyone',
    answers: 'stream',
    errors: [],
    summary: 'A stream of events: what has changed in the account, by kind and id, without its data',
  },
} as const satisfies CallTable;
