import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { isTest, listSourceFiles, readSource, reportFindings } from '../source-files.mjs';

const pure = /^packages\/(domain|optimiser)\//;
// Other impure things (timers, the page, the process) are not in the types that these packages are compiled with.
const impure = [
  [/\bDate\.now\(|\bnew Date\(\s*\)|(?<!new )\bDate\(\s*\)/, 'a rule has no clock: the time is handed in'],
  [/\bMath\.random\b/, 'a rule has no randomness: hand it in'],
];

/** Lines of the domain and the optimiser that use a clock or chance. */
export function findImpureRules(root) {
  return listSourceFiles(root, ['.ts'])
    .filter((path) => pure.test(path) && !isTest(path))
    .flatMap((path) =>
      readSource(root, path)
        .split('\n')
        .flatMap((line, index) =>
          impure.filter(([pattern]) => pattern.test(line)).map(([, reason]) => `${path}:${index + 1} purity: ${reason}`),
        ),
    );
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(findImpureRules(argv[2] ?? cwd()));
