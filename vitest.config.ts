import { defineConfig } from 'vitest/config';
import { findKeptWorld } from './scripts/machine/kept-world.mjs';
import { findModuleCache } from './vitest.cache.ts';
import { SeededOrder } from './vitest.order.ts';

/** Rules keep no state between two calls, so that their test files need no isolation. */
function ofRules(room: string) {
  return { include: [`${room}/src/**/*.test.ts`], environment: 'node', isolate: false, testTimeout: 60_000 };
}

/** The window forgets its person. */
const LEAVE_NOBODY = 'packages/client-state/src/testing/leave-nobody.ts';

/** A room whose tests run in a page; the setup files in `forgetting` make it forget its person. */
function inPages(room: string, forgetting: readonly string[] = []) {
  return {
    include: [`${room}/src/**/*.test.{ts,tsx}`],
    environment: 'happy-dom',
    // Hooks run in reverse order: a test's page is left first, and then its person.
    setupFiles: ['vitest.fresh.ts', ...forgetting, 'vitest.setup.ts'],
    testTimeout: 60_000,
    isolate: false,
  };
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    // A run depends on the sources and on its printed seed, and on nothing that an earlier run remembers.
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
      { test: { name: 'shell', ...inPages('packages/shell') } },
      { test: { name: 'client-state', ...inPages('packages/client-state', [LEAVE_NOBODY]) } },
      {
        test: {
          name: 'build',
          include: ['{packages/shell/build,scripts/bundle,scripts/affected,scripts/checks}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      { test: { name: 'panel', ...inPages('apps/panel', [LEAVE_NOBODY]) } },
      { test: { name: 'staff', ...inPages('apps/staff', [LEAVE_NOBODY]) } },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          environment: 'node',
          env: { JARCHI_SAMPLE_KEPT: findKeptWorld({}, 'tested-world') },
          globalSetup: 'apps/server/src/infra/testing/tidy-run.ts',
          setupFiles: ['apps/server/src/testing/audit-each-test.ts'],
          // Files share loaded modules, since loading takes longer than most of them; each file has its own store and app.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
