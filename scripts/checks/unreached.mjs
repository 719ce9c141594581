import { argv, cwd } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { programOf, run } from '../machine/run.mjs';
import { reportFindings } from './source-files.mjs';

/** Unchanged files are not read again; the folder follows, one for each configuration. */
export const KNIP_MEMORY = ['--cache', '--cache-location'];

// It lists the entry points of the product. A package exports all its files, so each would be an entry point: those listed as
// entries of vitest are not.
const CONFIG = fileURLToPath(new URL('unreached.knip.json', import.meta.url));

/** Exports that only tests reach so far, and that the next work needs at once. */
const KEPT = [
  {
    path: 'packages/domain/src/calendar/work/holidays.ts',
    names: ['readHolidays'],
    reason: 'the holidays of a year, as staff enter them: no working hours',
  },
  {
    path: 'packages/domain/src/calendar/work/working-hours.ts',
    names: ['isWorkingTime', 'addWorkingHours'],
    reason: 'deadlines of staff are counted in working hours',
  },
  { path: 'packages/domain/src/money/ledger.ts', names: ['payoutEntries'], reason: 'payouts to publishers' },
];

/**
 * Exports, files and dependencies that no product code reaches; tests, benchmarks, journeys and scripts do not count. A row of
 * `kept` (`{ path, names, reason }`) that is reached now is a finding too, so that the list only shrinks.
 */
export async function findUnreached(root, kept = KEPT) {
  const kinds = ['--include', 'files,exports,types,dependencies'];
  const quietly = ['--reporter', 'json', '--no-progress', '--no-config-hints'];
  const knip = [...programOf('knip'), '--production', '-c', CONFIG, ...kinds, ...quietly, ...KNIP_MEMORY, '.cache/knip-reached'];
  const { code, output } = await run(knip, { cwd: root });
  const start = output.indexOf('{"issues"');
  // A program that stops before it checks anything must not count as clean.
  if (start < 0) return [`unreached: knip ended with code ${code}\n${output.trim()}`];
  const { issues } = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
  const found = issues.flatMap(({ file, ...lists }) =>
    Object.entries(lists)
      .filter(([, list]) => Array.isArray(list))
      .flatMap(([kind, list]) => list.map(({ name, line = 1 }) => ({ path: file, line, name: kind === 'files' ? file : name }))),
  );
  const isKept = ({ path, name }) => kept.some((one) => one.path === path && one.names.includes(name));
  return [
    ...found.filter((one) => !isKept(one)).map(({ path, line, name }) => `${path}:${line} unreached: no product code reaches '${name}'`),
    ...kept.flatMap(({ path, names }) =>
      names
        .filter((name) => !found.some((one) => one.path === path && one.name === name))
        .map((name) => `${path} unreached: '${name}' is reached now: take it off the list in scripts/checks/unreached.mjs`),
    ),
  ];
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(await findUnreached(argv[2] ?? cwd()));
