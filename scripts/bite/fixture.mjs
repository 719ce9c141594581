import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outsideHooks } from '../checks/store/migrations.mjs';

const copied = ['.oxlintrc.json', '.oxfmtrc.json', 'knip.json', 'tsconfig.base.json'];
/** The exceptions of the clean repository. */
export const exceptions = { sided: {}, coloured: { 'packages/ui/src/picture.ts': 'a picture' } };

/** The edges of the clean repository's features, and those of the broken one. */
export const featureEdges = { 'apps/panel': { reports: ['campaigns'] } };
export const badFeatureEdges = { 'apps/panel': { ...featureEdges['apps/panel'], finance: ['campaigns'], home: ['help'], help: ['home'] } };

/** Calls of the broken repository that may lack a description: one of them has it. */
export const undescribed = ['slips/getOld'];

/** Exports that the clean repository keeps, although no product code reaches them. */
export const kept = [{ path: 'packages/domain/src/triple.ts', names: ['triple', 'treble'], reason: 'the next work' }];

/** Small files of the clean repository that stay. */
export const keptSmall = { 'packages/ui/src/tiny.ts': 'a reason' };

/** Mutants of the clean repository, and the tests that must notice them. */
export const mutants = [
  { tests: ['apps/server/src/hold.test.ts'], only: 'holds the total' },
  { tests: ['apps/server/src/each.test.ts'], only: 'getStats.*refuses reversed days' },
  { tests: ['apps/server/src/gone.test.ts'] },
];

const workspaces = [
  'packages/domain',
  'packages/optimiser',
  'packages/contract',
  'packages/api-client',
  'packages/ui',
  'apps/server',
  'apps/panel',
];

const migrations = 'apps/server/migrations';

/** A function with `count` parameters. */
export function takesMany(name, count) {
  const names = Array.from({ length: count }, (_, index) => `n${index}`);
  return `function ${name}(${names.map((one) => `${one}: number`).join(', ')}): number {\n  return ${names.join(' + ')};\n}\n`;
}

/** A statement and comments, `bytes` bytes in all. */
export function fill(statement, bytes) {
  const text = `${statement}\n`;
  const lines = '// a line\n'.repeat((bytes - text.length) / '// a line\n'.length - 1);
  return `${text}${lines}// ${'x'.repeat(bytes - text.length - lines.length - 4)}\n`;
}

/** A file with one test, whose title is at the end of `start`. */
export function writeTest(start) {
  return `import { expect, test } from 'vitest';\n\n${start}, () => {\n  expect(1 + 1).toBe(2);\n});\n`;
}

// The files of a small repository that keeps every rule.
const clean = {
  'packages/domain/src/double.ts': fill('export const double = (value: number): number => value * 2;', 14_000),
  'packages/domain/src/triple.ts':
    'export const triple = (value: number): number => value * 3;\nexport const treble = (value: number): number => value + value * 2;\n',
  'packages/domain/src/triple.test.ts': fill(
    "import { treble, triple } from './triple.ts';\n\nif (triple(1) !== treble(1)) throw new Error('they differ');",
    22_000,
  ),
  'packages/optimiser/src/best.ts':
    "import { double } from '@jarchi/domain/double.ts';\n\nexport const best = (value: number): number => double(value);\n",
  'packages/contract/src/double.calls.ts': "import { double } from '@jarchi/domain/double.ts';\n\nexport const four = double(2);\n",
  'packages/contract/src/double.schemas.ts': 'export type Double = { readonly value: number };\n',
  'packages/api-client/src/client.ts':
    "import { four } from '@jarchi/contract/double.calls.ts';\nimport type { Double } from '@jarchi/contract/double.schemas.ts';\n\nexport const answer: Double = { value: four };\n",
  'packages/ui/src/shown.ts': `import { double } from '@jarchi/domain/double.ts';\nimport { tiny } from './tiny.ts';\n\nexport const shown = double(addAll(tiny, 2, 3, 4));\n\n${takesMany('addAll', 4)}`,
  'packages/ui/src/tiny.ts': 'export const tiny = 1;\n',
  'apps/server/src/main.ts':
    "import { four } from '@jarchi/contract/double.calls.ts';\nimport { best } from '@jarchi/optimiser/best.ts';\nimport { buyCampaign } from '#features/campaigns/campaigns.service.ts';\n\nbuyCampaign(best(four));\n",
  'apps/server/src/features/campaigns/campaigns.service.ts':
    "import { holdMoney } from '../finance/finance.service.ts';\n\nexport function buyCampaign(amountToman: number): void {\n  holdMoney(amountToman);\n}\n",
  'apps/server/src/features/finance/finance.service.ts':
    'export function holdMoney(amountToman: number): void {\n  amounts.push(amountToman);\n}\n\nconst amounts: number[] = [];\n',
  'apps/server/src/hold.test.ts': writeTest("test('a purchase holds the total'"),
  'apps/server/src/each.test.ts': writeTest("test.each(['a.getStats'])('%s refuses reversed days'"),
  'apps/server/src/gone.test.ts': writeTest("test('a test'"),
  'apps/panel/src/main.tsx':
    "import { answer } from '@jarchi/api-client/client.ts';\nimport { shown } from '@jarchi/ui/shown.ts';\nimport { showReport } from '#features/reports/report.ts';\nimport { title } from './title.fa.ts';\n\nshowReport();\ndocument.title = `${title} ${answer.value} ${shown}`;\nimport('./later.ts').then((module) => module.showLater()).catch(console.warn);\n",
  'apps/panel/src/later.ts':
    "import { picture } from '@jarchi/ui/picture.ts';\n\nexport function showLater(): void {\n  document.body.style.color = picture;\n}\n",
  'apps/panel/src/features/campaigns/stage.ts': "export const stage = 'live';\n",
  'apps/panel/src/features/campaigns/public.ts': "export { stage } from './stage.ts';\n",
  'apps/panel/src/features/reports/report.ts': fill(
    "import { stage } from '#features/campaigns/public.ts';\n\nexport function showReport(): void {\n  document.title = stage;\n}",
    300,
  ),
  'packages/ui/src/picture.ts': "export const picture = '#5f2eea';\n",
  ...Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`packages/ui/src/crowd/${index}.css`, 'p {\n  margin: 0;\n}\n'])),
  [`${migrations}/0000_first.sql`]: 'create table a (id int);\n',
  [`${migrations}/0001_walls.sql`]: 'create table b (id int);\n',
  [`${migrations}/0002_new.sql`]: 'create table c (id int);\n',
  'apps/panel/src/title.fa.ts': "export const title = '\u062c\u0627\u0631\u0686\u06cc';\n",
};

/** Without git there is no record of committed migrations. */
export const hasGit = spawnSync('git', ['--version']).status === 0;

/** Writes the clean repository to the empty directory `tree`, with the real configuration of `root`. */
export function writeCleanTree(tree, root) {
  for (const file of copied) cpSync(join(root, file), join(tree, file));
  writeInto(
    tree,
    'package.json',
    json({ name: 'fixture', private: true, type: 'module', workspaces: ['packages/*', 'apps/*'], devDependencies: { vitest: '*' } }),
  );
  mkdirSync(join(tree, 'node_modules/@jarchi'), { recursive: true });
  for (const workspace of workspaces) writeWorkspace(tree, workspace);
  for (const [path, text] of Object.entries(clean)) writeInto(tree, path, text);
  writeMigrations(tree, ['0000_first', '0001_walls']);
  if (hasGit) commitMigrations(tree);
  writeMigrations(tree, ['0000_first', '0001_walls', '0002_new']);
}

export function writeInto(tree, path, text) {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

/** Writes the journal and the hashes of these migrations. */
function writeMigrations(tree, tags) {
  writeInto(tree, `${migrations}/meta/_journal.json`, json({ entries: tags.map((tag) => ({ tag })) }));
  const hashOf = (tag) => createHash('sha256').update(clean[`${migrations}/${tag}.sql`]).digest('hex');
  writeInto(tree, `${migrations}/sha256sums.txt`, tags.map((tag) => `${hashOf(tag)}  ${tag}.sql\n`).join(''));
}

function commitMigrations(tree) {
  const git = (...args) => execFileSync('git', args, { cwd: tree, stdio: 'ignore', env: outsideHooks() });
  git('init');
  git('add', migrations);
  git(
    '-c',
    'user.name=bite',
    '-c',
    'user.email=bite@localhost',
    '-c',
    'commit.gpgsign=false',
    '-c',
    'core.hooksPath=/dev/null',
    'commit',
    '-m',
    'first',
  );
}

function writeWorkspace(tree, workspace) {
  const name = workspace.split('/')[1];
  const dependencies = Object.fromEntries(listUsed(workspace).map((used) => [`@jarchi/${used}`, '0.1.0']));
  const isPackage = workspace.startsWith('packages/');
  const entries = isPackage
    ? { exports: { './*': './src/*' } }
    : { imports: { '#*': './src/*' }, ...(name === 'server' && { exports: { './*': './src/*' } }) };
  writeInto(
    tree,
    `${workspace}/package.json`,
    json({ name: `@jarchi/${name}`, version: '0.1.0', type: 'module', ...entries, dependencies }),
  );
  const lib = ['es2023', 'dom'];
  writeInto(tree, `${workspace}/tsconfig.json`, json({ extends: '../../tsconfig.base.json', compilerOptions: { lib }, include: ['src'] }));
  symlinkSync(join(tree, workspace), join(tree, 'node_modules/@jarchi', name), 'junction');
}

function listUsed(workspace) {
  const sources = Object.entries(clean).filter(([path]) => path.startsWith(workspace));
  return ['domain', 'optimiser', 'contract', 'api-client', 'ui'].filter((name) =>
    sources.some(([, text]) => text.includes(`@jarchi/${name}/`)),
  );
}

function json(value) {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
