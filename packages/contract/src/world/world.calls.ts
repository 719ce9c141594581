import type { CallTable } from '../call.ts';

export const worldCalls = {
  getWorldClock: {
    method: 'GET',
    host: 'main',
    path: '/v1/world/clock/',
    access: 'user',
    errors: [],
    summary: 'The world clock, and the progress of a move',
  },
  moveWorldClock: {
    method: 'POST',
    host: 'main',
    path: '/v1/world/clock/',
    access: 'user',
    isTrialOnly: true,
    errors: ['clock_moving', 'clock_backwards'],
    summary: 'Moves the world clock forward; what becomes due on the way happens in order',
  },
} as const satisfies CallTable;
