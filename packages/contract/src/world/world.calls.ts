import type { CallTable } from '../call.ts';

export const worldCalls = {
  getWorldClock: {
    method: 'GET',
    host: 'main',
    path: '/v1/world/clock/',
    access: 'user',
    errors: [],
    summary: 'The time of campaigns, and how far a move has come',
  },
  moveWorldClock: {
    method: 'POST',
    host: 'main',
    path: '/v1/world/clock/',
    access: 'user',
    isTrialOnly: true,
    errors: ['clock_moving', 'clock_backwards'],
    summary: 'Moves the time of campaigns forward; what falls due on the way happens in order',
  },
} as const satisfies CallTable;
