import { defineConfig } from 'vitest/config';
import { SeededOrder } from './vitest.order.ts';

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/setup.ts',
    environment: 'node',
    pool: 'threads',
    // A move of a whole world's clock takes both cores: with more beside each other, each takes minutes.
    maxWorkers: 3,
    isolate: false,
    retry: 0,
    cache: false,
    sequence: { sequencer: SeededOrder, shuffle: { tests: true } },
    // Two such moves, beside two other journeys.
    testTimeout: 900_000,
    hookTimeout: 60_000,
    // As long as the browser's own waits: a page that loads slowly is no failure.
    expect: { poll: { timeout: 30_000 } },
  },
});
