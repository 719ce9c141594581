import { defineConfig } from 'vitest/config';

const inPages = { environment: 'happy-dom', setupFiles: ['vitest.setup.ts'], testTimeout: 60_000, isolate: false };

export default defineConfig({
  test: {
    maxWorkers: 2,
    // What was transformed once is read from node_modules/.experimental-vitest-cache afterwards.
    experimental: { fsModuleCache: true },
    coverage: {
      provider: 'v8',
      include: ['packages/domain/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.proof.ts', '**/testing/**'],
      reporter: ['text-summary'],
      reportsDirectory: '.cache/coverage',
      thresholds: { branches: 100, functions: 100, lines: 100 },
    },
    projects: [
      // Rules keep nothing between two calls, so that their tests need no worlds of their own.
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], environment: 'node', isolate: false, testTimeout: 60_000 } },
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'api-client', include: ['packages/api-client/src/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'ui', include: ['packages/ui/src/**/*.test.{ts,tsx}'], ...inPages } },
      { test: { name: 'panel', include: ['apps/panel/src/**/*.test.{ts,tsx}'], ...inPages } },
      { test: { name: 'staff', include: ['apps/staff/src/**/*.test.{ts,tsx}'], ...inPages } },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
