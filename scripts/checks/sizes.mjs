import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { programOf, root as home, run } from '../machine/run.mjs';
import { isTest, listSourceFiles, reportFindings } from './source-files.mjs';

const FILES_MAX = 12;
const REGISTER = 'scripts/checks/sizes.json';
const kinds = {
  folders: { path: (key) => key, words: `files of code in a folder, where ${FILES_MAX} may be` },
  functions: { path: (_key, { path }) => path, words: 'positional parameters, where 4 may be' },
};

/**
 * What is larger than the house allows: `findings` where it is worse than the register has it, or better (then the register is
 * brought down: `--lower`), and `note` that says how much is left.
 */
export async function measureSizes(root, register = readRegister()) {
  const large = await listLarge(root);
  const findings = Object.entries(kinds).flatMap(([kind, { path, words }]) =>
    [...new Set([...Object.keys(large[kind]), ...Object.keys(register[kind])])].toSorted().flatMap((key) => {
      const found = large[kind][key] ?? [];
      const pinned = register[kind][key] ?? [];
      const worse = found.filter(({ size }, index) => size > (pinned[index] ?? 0));
      if (worse.length > 0) return worse.map((one) => `${path(key, one)} sizes: ${key} has ${one.size} ${words}`);
      const isSame = found.length === pinned.length && found.every(({ size }, index) => size === pinned[index]);
      return isSame ? [] : [`${REGISTER} sizes: ${key} is smaller now: node scripts/checks/sizes.mjs --lower`];
    }),
  );
  return { large, findings, note: describe(large) };
}

async function listLarge(root) {
  const paths = listSourceFiles(root, ['.ts', '.tsx', '.mjs', '.css']).filter((path) => !isTest(path));
  const folders = groupBy(paths, (path) => posix.dirname(path));
  const functions = groupBy(await listLongSignatures(root), ({ name }) => name);
  return {
    folders: Object.fromEntries(
      [...folders].filter(([, files]) => files.length > FILES_MAX).map(([folder, files]) => [folder, [{ size: files.length }]]),
    ),
    functions: Object.fromEntries([...functions].map(([name, found]) => [name, found.toSorted((a, b) => b.size - a.size)])),
  };
}

/** Functions by name, and those without one by their file's, so that what only moves stays what it is. */
async function listLongSignatures(root) {
  const config = join(home, 'scripts/checks/params.oxlintrc.json');
  const { output } = await run([...programOf('oxlint'), '-c', config, '-f', 'json', 'packages', 'apps', 'bench', 'scripts'], { cwd: root });
  return JSON.parse(output).diagnostics.flatMap(({ filename, message }) => {
    const path = filename.replaceAll('\\', '/');
    const size = Number(/\((\d+)\)/.exec(message)?.[1]);
    const name = /'([^']+)'/.exec(message)?.[1] ?? `a function of ${posix.basename(path)}`;
    return isTest(path) ? [] : [{ path, name, size }];
  });
}

function describe({ folders, functions }) {
  const signatures = Object.values(functions).flat();
  return [
    ...(Object.keys(folders).length > 0 ? [`${Object.keys(folders).length} folders have more than ${FILES_MAX} files of code`] : []),
    ...(signatures.length > 0 ? [`${signatures.length} functions take more than 4 positional parameters`] : []),
  ];
}

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function readRegister() {
  return JSON.parse(readFileSync(join(home, REGISTER), 'utf8'));
}

function writeRegister(large) {
  const lines = (kind) =>
    Object.keys(large[kind])
      .toSorted()
      .map((key) => `    ${JSON.stringify(key)}: [${large[kind][key].map(({ size }) => size).join(', ')}]`);
  const parts = Object.keys(kinds).map((kind) => `  "${kind}": {\n${lines(kind).join(',\n')}\n  }`);
  writeFileSync(join(home, REGISTER), `{\n${parts.join(',\n')}\n}\n`);
}

function list({ folders, functions }) {
  for (const [folder, [{ size }]] of Object.entries(folders).toSorted((a, b) => b[1][0].size - a[1][0].size))
    console.log(`${size} files  ${folder}`);
  for (const { path, name, size } of Object.values(functions)
    .flat()
    .toSorted((a, b) => b.size - a.size))
    console.log(`${size} parameters  ${name}  ${path}`);
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const { large, findings } = await measureSizes(home);
  if (argv.includes('--list')) list(large);
  else if (argv.includes('--lower') && findings.every((finding) => finding.startsWith(REGISTER))) writeRegister(large);
  else reportFindings(findings);
}
