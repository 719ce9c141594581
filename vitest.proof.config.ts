import { defineConfig } from 'vitest/config';

/** The long races and simulations: `npm run proof`. Their short forms are in `npm test`. */
export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.proof.ts', 'apps/server/src/**/*.proof.ts'],
    environment: 'node',
    maxWorkers: 2,
    cache: false,
    testTimeout: 1_800_000,
  },
});
