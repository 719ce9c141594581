import { defineConfig } from 'vitest/config';
import { findModuleCache } from './vitest.cache.ts';
import { SeededOrder } from './vitest.order.ts';

/** Rules store nothing between calls, so their test files can share a worker. */
function ofRules(room: string) {
  return { include: [`${room}/src/**/*.test.ts`], environment: 'node', isolate: false, testTimeout: 60_000 };
}

/** A room whose tests run in a page; the set-up files in `forgetting` clear what it stores of a person. */
function inPages(room: string, forgetting: readonly string[] = []) {
  return {
    include: [`${room}/src/**/*.test.{ts,tsx}`],
    environment: 'happy-dom',
    // afterEach hooks run in the opposite order: first the page is removed, then the person signs out.
    setupFiles: ['vitest.fresh.ts', ...forgetting, 'vitest.setup.ts'],
    testTimeout: 60_000,
    isolate: false,
  };
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    // A run depends on the sources and its printed seed, not on the results of earlier runs.
    cache: false,
    sequence: { sequencer: SeededOrder, shuffle: { tests: true } },
    experimental: { fsModuleCache: true, fsModuleCachePath: findModuleCache() },
    coverage: {
      provider: 'v8',
      include: ['packages/{domain,optimiser}/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.proof.ts', '**/testing/**'],
      reporter: ['text-summary'],
      reportsDirectory: '.cache/coverage',
      thresholds: { branches: 100, functions: 100, lines: 100 },
    },
    projects: [
      { test: { name: 'domain', ...ofRules('packages/domain') } },
      { test: { name: 'optimiser', ...ofRules('packages/optimiser') } },
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'api-client', include: ['packages/api-client/src/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'ui', ...inPages('packages/ui') } },
      { test: { name: 'panel', ...inPages('apps/panel', ['apps/panel/src/testing/leave-nobody.ts']) } },
      { test: { name: 'staff', ...inPages('apps/staff', ['apps/staff/src/testing/leave-nobody.ts']) } },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          environment: 'node',
          // Files share loaded modules, because loading takes longer than most files run. Each has its own store and app.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
