import { takesMany } from './fixture.mjs';
import { from, reportedAt, rulesOf } from './rule.mjs';

const purity = rulesOf('purity');
const lint = rulesOf('lint');
const types = rulesOf('types');
const knip = rulesOf('knip');
const unreached = rulesOf('unreached');
const lazy = rulesOf('lazy');
const components = rulesOf('components');
const format = rulesOf('format');

export const codeViolations = [
  purity('domain has no clock', 'packages/domain/src/clock.ts', 'export const now = (): number => Date.now();\n', /no clock/),
  purity('domain has no chance', 'packages/domain/src/chance.ts', 'export const roll = (): number => Math.random();\n', /no randomness/),
  purity('the optimiser has no clock', 'packages/optimiser/src/clock.ts', 'export const now = (): number => Date.now();\n', /no clock/),
  purity(
    'the optimiser has no chance',
    'packages/optimiser/src/chance.ts',
    'export const roll = (): number => Math.random();\n',
    /no randomness/,
  ),
  lint('no barrels', 'packages/domain/src/barrel.ts', "export * from './double.ts';\n", /no-barrel-file/),
  lint('4 positional parameters at most', 'packages/domain/src/wide.ts', `export ${takesMany('addWide', 5)}`, /max-params/),
  lint('no ../../', 'packages/domain/src/a/b/deep.ts', from('../../double.ts'), /no-restricted-imports/),
  lint(
    'no lazy of React alone',
    'apps/panel/src/alone.ts',
    "import { lazy } from 'react';\n\nexport const part = lazy;\n",
    /no-restricted-imports/,
  ),
  lint(
    'a storage that may throw',
    'apps/panel/src/kept.ts',
    "export const kept = () => sessionStorage.getItem('a');\n",
    /no-restricted-globals/,
  ),
  lint(
    'a storage that may throw, by its window',
    'apps/panel/src/stored.ts',
    "export const stored = () => window.localStorage.getItem('a');\n",
    /no-restricted-properties/,
  ),
  lint('no default export', 'packages/domain/src/default.ts', 'export default 1;\n', /no-default-export/),
  lint('no cycle', 'packages/domain/src/egg.ts', from('./hen.ts', 'hen'), /no-cycle/),
  lint('no cycle through a package name', 'packages/domain/src/hen.ts', hen(), /no-cycle/),
  lint('no cycle by types', 'packages/domain/src/chick.ts', typed('./rooster.ts', 'Rooster', 'Chick'), /no-cycle/),
  lint('no cycle by types, from the other side', 'packages/domain/src/rooster.ts', typed('./chick.ts', 'Chick', 'Rooster'), /no-cycle/),
  lint('no any', 'packages/domain/src/any.ts', 'export const loose = (value: any): unknown => value;\n', /no-explicit-any/),
  lint('no floating promise', 'packages/domain/src/floating.ts', promised('sleep();'), /no-floating-promises/),
  lint('no misused promise', 'packages/domain/src/misused.ts', promised('[1].forEach(sleep);'), /no-misused-promises/),
  lint('switches are exhaustive', 'packages/domain/src/switch.ts', openSwitch(), /switch-exhaustiveness-check/),
  lint('no silenced compiler', 'packages/domain/src/silenced.ts', '// @ts-ignore\nexport const silenced = 1;\n', /ban-ts-comment/),
  lint('no hook in a condition', 'apps/panel/src/Hook.tsx', conditionalHook(), /rules-of-hooks/),
  lint('images have an alternative text', 'apps/panel/src/Image.tsx', 'export const Image = () => <img src="x.png" />;\n', /alt-text/),
  types('type error', 'packages/domain/src/wrong.ts', "export const wrong: number = 'text';\n", /TS2322/),
  types('unchecked index', 'packages/domain/src/index-access.ts', 'export const first = (list: number[]): number => list[0];\n', /TS2322/),
  knip('unused export', 'packages/domain/src/unused.ts', 'export const unused = 1;\n', /unused/),
  knip('unused export of the server', 'apps/server/src/infra/unused.ts', 'export const unusedThere = 1;\n', /unusedThere/),
  knip('unused file', 'apps/panel/src/orphan.ts', 'export const orphan = 1;\n', /orphan/),
  unreached('an export that nothing reaches', 'packages/domain/src/idle.ts', 'export const idle = 1;\n', /'idle'/),
  unreached('a page that nothing reaches', 'apps/panel/src/pages/idle/Idle.tsx', 'export const Idle = () => null;\n', /Idle/),
  ...reachedByTestsOnly('a test', 'packages/domain/src/tried.ts', 'packages/domain/src/tried.test.ts', 'tried'),
  ...reachedByTestsOnly('a helper of tests', 'packages/optimiser/src/drawn.ts', 'packages/optimiser/src/testing/draw.ts', 'drawn'),
  ...reachedByTestsOnly('a journey', 'packages/contract/src/walked.ts', 'e2e/walked.test.ts', 'walked'),
  ...reachedByTestsOnly('a benchmark', 'apps/server/src/infra/timed.ts', 'bench/timed.bench.ts', 'timed'),
  reportedAt(
    'packages/domain/src/triple.ts',
    unreached(
      'an export on the list of kept ones is reached now',
      'apps/server/src/features/help/triple.service.ts',
      from('@jarchi/domain/triple.ts', 'treble'),
      /'treble' is reached now/,
    ),
  ),
  lazy('unused export of a lazy module', 'apps/panel/src/later.ts', 'export const showLater = 1;\nexport const nobody = 2;\n', /'nobody'/),
  components(
    'a component that the component page does not show',
    'packages/ui/src/actions/Unshown.tsx',
    'export const Unshown = () => null;\n',
    /not on the component page/,
  ),
  components(
    'product code that imports the component page',
    'apps/panel/src/gallery.ts',
    "import '../../../packages/ui/dev/main.tsx';\n",
    /for development/,
  ),
  format('format', 'packages/domain/src/shape.ts', 'export const shape = "double quotes"\n', /shape/),
];

/** A module of the product that only a file outside the product uses: its export is a violation. */
function reachedByTestsOnly(who, path, by, name) {
  const used = reportedAt(path, unreached(`${who} is no product code`, by, from(specifierOf(path), name), new RegExp(`'${name}'`)));
  return [unreached(`an export that only ${who} reaches`, path, `export const ${name} = 1;\n`, new RegExp(`'${name}'`)), used];
}

/** The specifier of a path, with its package's name. */
function specifierOf(path) {
  const [, room, file] = /^(?:packages|apps)\/([\w-]+)\/src\/(.+)$/.exec(path);
  return `@jarchi/${room}/${file}`;
}

function hen() {
  return "import { used } from '@jarchi/domain/egg.ts';\n\nexport const hen = (): unknown => used;\n";
}

function typed(specifier, of, name) {
  return `import type { ${of} } from '${specifier}';\n\nexport interface ${name} {\n  readonly of: ${of};\n}\n`;
}

function promised(statement) {
  return `export function start(): void {\n  ${statement}\n}\n\nasync function sleep(): Promise<void> {\n  await Promise.resolve();\n}\n`;
}

function openSwitch() {
  return "export function name(kind: 'a' | 'b'): number {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n  return 0;\n}\n";
}

function conditionalHook() {
  return "import { useState } from 'react';\n\nexport function Hook(props: { on: boolean }) {\n  if (props.on) useState(1);\n  return null;\n}\n";
}
