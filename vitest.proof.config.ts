import { defineConfig } from 'vitest/config';

/** The long races and simulations (`npm run proof`). `npm test` runs their short forms. */
export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.proof.ts', 'apps/server/src/**/*.proof.ts'],
    environment: 'node',
    maxWorkers: 2,
    cache: false,
    // A thousand kills take an hour on a busy machine.
    testTimeout: 3 * 3_600_000,
  },
});
