import { pad } from './fixture.mjs';

const feature = 'apps/server/src/features';
const from = (specifier, name = 'double') => `import { ${name} } from '${specifier}';\n\nexport const used = ${name};\n`;

/** One deliberate violation for each rule: the checker has to report `path` with words that match `expects`. */
export const violations = [
  rule('domain imports no Node', 'boundaries', 'packages/domain/src/reads.ts', from('node:fs', 'readFileSync'), /no Node/),
  rule('domain imports no React', 'boundaries', 'packages/domain/src/hooks.ts', from('react', 'useState'), /no React/),
  rule('domain has no clock', 'purity', 'packages/domain/src/clock.ts', 'export const now = (): number => Date.now();\n', /no clock/),
  rule(
    'domain has no chance',
    'purity',
    'packages/domain/src/chance.ts',
    'export const roll = (): number => Math.random();\n',
    /no randomness/,
  ),
  rule(
    'domain imports no contract',
    'boundaries',
    'packages/domain/src/up.ts',
    from('@jarchi/contract/double.calls.ts'),
    /nothing of ours/,
  ),
  rule(
    'ui imports no contract',
    'boundaries',
    'packages/ui/src/up.ts',
    from('@jarchi/contract/double.calls.ts'),
    /may import packages\/domain/,
  ),
  rule('ui imports no feature', 'boundaries', 'packages/ui/src/feature.ts', from('@jarchi/panel/features/a/a.ts'), /may import/),
  rule('api-client imports no ui', 'boundaries', 'packages/api-client/src/up.ts', from('@jarchi/ui/shown.ts'), /may import/),
  rule('browsers load no schemas', 'boundaries', 'packages/api-client/src/heavy.ts', from('@jarchi/contract/double.schemas.ts'), /schemas/),
  rule('call tables load no zod', 'boundaries', 'packages/contract/src/heavy.calls.ts', from('zod', 'z'), /schemas/),
  rule(
    'routes import no other slice',
    'boundaries',
    `${feature}/reports/reports.routes.ts`,
    from('../finance/finance.repository.ts'),
    /routes/,
  ),
  rule('routes import no tables', 'boundaries', `${feature}/finance/finance.routes.ts`, from('./finance.tables.ts'), /routes reach data/),
  rule('services call downwards', 'boundaries', `${feature}/finance/up.ts`, from('../campaigns/campaigns.service.ts'), /floor/),
  rule(
    'services stay off their own floor',
    'boundaries',
    `${feature}/drafts/drafts.service.ts`,
    from('../finance/finance.service.ts'),
    /floor/,
  ),
  rule(
    'services see services only',
    'boundaries',
    `${feature}/campaigns/deep.ts`,
    from('../finance/finance.repository.ts'),
    /only its \*\.service/,
  ),
  rule(
    'services import contract types only',
    'boundaries',
    `${feature}/help/help.service.ts`,
    from('@jarchi/contract/double.calls.ts'),
    /types/,
  ),
  rule('repositories import no service', 'boundaries', `${feature}/help/help.repository.ts`, from('./help.service.ts'), /what calls it/),
  rule('slices know no adapter', 'boundaries', `${feature}/help/send.ts`, from('#connectors/sms/http-sms.ts'), /adapter/),
  rule('infra knows no slice', 'boundaries', 'apps/server/src/infra/up.ts', from('#features/help/help.service.ts'), /infra knows nothing/),
  rule('only db knows PGlite', 'boundaries', `${feature}/help/lite.repository.ts`, from('@electric-sql/pglite', 'PGlite'), /PGlite/),
  rule('the server imports no ui', 'boundaries', 'apps/server/src/infra/ui.ts', from('@jarchi/ui/shown.ts'), /browser/),
  rule('the browser imports no Node', 'boundaries', 'apps/panel/src/features/a/node.ts', from('node:path', 'join'), /no Node/),
  rule('the browser imports no server', 'boundaries', 'apps/panel/src/features/a/server.ts', from('@jarchi/server/app.ts'), /may import/),
  rule('the console imports no panel', 'boundaries', 'apps/staff/src/features/a/panel.ts', from('@jarchi/panel/api.ts'), /may import/),
  rule('features import no feature', 'boundaries', 'apps/panel/src/features/a/sideways.ts', from('#features/b/b.ts'), /another feature/),
  rule('features import no page', 'boundaries', 'apps/panel/src/features/a/up.ts', from('#pages/home/Home.tsx'), /no page/),
  rule('pages import no page', 'boundaries', 'apps/panel/src/pages/home/sideways.ts', from('#pages/auth/SignIn.tsx'), /another page/),
  rule(
    'journeys use entry points',
    'boundaries',
    'e2e/inside.test.ts',
    from('@jarchi/server/features/help/help.service.ts'),
    /entry points/,
  ),
  rule('imports carry extensions', 'boundaries', 'packages/domain/src/bare.ts', from('./double'), /extension/),
  rule('no re-exports', 'boundaries', 'packages/domain/src/index.ts', "export { double } from './double.ts';\n", /re-export/),
  rule('no barrels', 'lint', 'packages/domain/src/barrel.ts', "export * from './double.ts';\n", /no-barrel-file/),
  rule('no ../../', 'lint', 'packages/domain/src/a/b/deep.ts', from('../../double.ts'), /no-restricted-imports/),
  rule('no default export', 'lint', 'packages/domain/src/default.ts', 'export default 1;\n', /no-default-export/),
  rule('no cycle', 'lint', 'packages/domain/src/egg.ts', from('./hen.ts', 'hen'), /no-cycle/),
  rule('no cycle through a package name', 'lint', 'packages/domain/src/hen.ts', hen(), /no-cycle/),
  rule('no cycle by types', 'lint', 'packages/domain/src/chick.ts', typed('./rooster.ts', 'Rooster', 'Chick'), /no-cycle/),
  rule(
    'no cycle by types, from the other side',
    'lint',
    'packages/domain/src/rooster.ts',
    typed('./chick.ts', 'Chick', 'Rooster'),
    /no-cycle/,
  ),
  rule('250 lines at most', 'lint', 'packages/domain/src/long.ts', pad('export const long = 1;', 251), /max-lines/),
  rule('no any', 'lint', 'packages/domain/src/any.ts', 'export const loose = (value: any): unknown => value;\n', /no-explicit-any/),
  rule('no floating promise', 'lint', 'packages/domain/src/floating.ts', promised('sleep();'), /no-floating-promises/),
  rule('no misused promise', 'lint', 'packages/domain/src/misused.ts', promised('[1].forEach(sleep);'), /no-misused-promises/),
  rule('switches are exhaustive', 'lint', 'packages/domain/src/switch.ts', openSwitch(), /switch-exhaustiveness-check/),
  rule('no silenced compiler', 'lint', 'packages/domain/src/silenced.ts', '// @ts-ignore\nexport const silenced = 1;\n', /ban-ts-comment/),
  rule('hooks at the top', 'lint', 'apps/panel/src/Hook.tsx', conditionalHook(), /rules-of-hooks/),
  rule('images have a text', 'lint', 'apps/panel/src/Image.tsx', 'export const Image = () => <img src="x.png" />;\n', /alt-text/),
  rule('Persian outside *.fa.ts', 'persian', 'packages/ui/src/label.ts', "export const label = '\u0633\u0644\u0627\u0645';\n", /Persian/),
  rule(
    'Persian in the domain',
    'persian',
    'packages/domain/src/label.ts',
    "export const label = '\u06f1 \u062a\u0648\u0645\u0627\u0646';\n",
    /Persian/,
  ),
  rule('type error', 'types', 'packages/domain/src/wrong.ts', "export const wrong: number = 'text';\n", /TS2322/),
  rule(
    'unchecked index',
    'types',
    'packages/domain/src/index-access.ts',
    'export const first = (list: number[]): number => list[0];\n',
    /TS2322/,
  ),
  rule('unused export', 'knip', 'packages/domain/src/unused.ts', 'export const unused = 1;\n', /unused/),
  rule('unused file', 'knip', 'apps/panel/src/orphan.ts', 'export const orphan = 1;\n', /orphan/),
  rule('format', 'format', 'packages/domain/src/shape.ts', 'export const shape = "double quotes"\n', /shape/),
];

function rule(name, checker, path, text, expects) {
  return { name, checker, path, text, expects };
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
