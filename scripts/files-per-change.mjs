import { execFileSync } from 'node:child_process';
import { argv } from 'node:process';
import { root } from './machine/run.mjs';

// Prints how many files of the product a change opened, by its kind, in the last commits: `npm run files-per-change -- 100`.
const COMMITS = Number(argv[2] ?? 100);
const product = /^(apps|packages)\/[^/]+\/src\/.*\.(tsx?|css)$/;
const test = /\.(test|proof)\.tsx?$|\/testing\//;

/** Each kind by the diff that shows it; a commit counts for the first that fits. */
const KINDS = [
  ['a slice', ({ added }) => added.some((path) => /^packages\/contract\/src\/[\w-]+\/[\w-]+\.calls\.ts$/.test(path))],
  ['a call', ({ lines }) => lines.some(({ path, text }) => path.endsWith('.calls.ts') && /^ {2}\w+: \{|^ {2}\w+: \w+\(/.test(text))],
  ['a list filter', ({ paths }) => paths.some((path) => /\/filters\/|[.-]filters\.ts$|-search\.ts$/.test(path))],
  ['a field', ({ paths }) => paths.some((path) => /\.(tables|schemas)\.ts$|\/fields\//.test(path))],
  ['a screen', ({ added }) => added.some((path) => /^apps\/\w+\/src\/pages\//.test(path))],
  ['other', () => true],
];

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1024 * 1024 * 1024 });
const counts = new Map(KINDS.map(([kind]) => [kind, []]));
for (const commit of git('log', '--no-merges', '--format=%h', `-${COMMITS}`).split('\n').filter(Boolean)) {
  const change = readChange(commit);
  if (change.paths.length === 0) continue;
  const [kind] = KINDS.find(([, fits]) => fits(change));
  counts.get(kind).push({ commit, files: change.paths.length });
}
for (const [kind, changes] of counts) {
  if (changes.length === 0) continue;
  const sorted = changes.toSorted((a, b) => a.files - b.files);
  const most = sorted.at(-1);
  const middle = sorted[Math.floor(sorted.length / 2)].files;
  console.log(
    `${kind.padEnd(14)} ${String(changes.length).padStart(3)} commits, median ${middle} files, most ${most.files} (${most.commit})`,
  );
}

/** The product's files of a commit, without moves that change nothing, and the lines that it adds. */
function readChange(commit) {
  const rows = git('show', '--format=', '--name-status', '--find-renames', commit).split('\n').filter(Boolean);
  const files = rows
    .map((row) => row.split('\t'))
    .filter(([status]) => status !== 'R100')
    .map((cells) => ({ isAdded: cells[0] === 'A', path: cells.at(-1) }))
    .filter(({ path }) => product.test(path) && !test.test(path));
  const paths = files.map(({ path }) => path);
  const calls = paths.filter((path) => path.endsWith('.calls.ts'));
  const diff = calls.length > 0 ? git('show', '--format=', '--unified=0', '--find-renames', commit, '--', ...calls) : '';
  const lines = diff.split('\n').flatMap((row) => (/^\+(?!\+\+)/.test(row) ? [{ path: '.calls.ts', text: row.slice(1) }] : []));
  return { paths, added: files.filter(({ isAdded }) => isAdded).map(({ path }) => path), lines };
}
