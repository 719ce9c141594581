import { defineConfig } from 'vitest/config';

/** The long races and simulations (`npm run proof`). `npm test` runs their short forms. */
export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.proof.ts', 'apps/server/src/**/*.proof.ts'],
    environment: 'node',
    maxWorkers: 2,
    cache: false,
    testTimeout: 1_800_000,
  },
});
