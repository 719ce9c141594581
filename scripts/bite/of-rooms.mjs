import { from, rulesOf } from './rule.mjs';

const feature = 'apps/server/src/features';
const boundaries = rulesOf('boundaries');

export const roomViolations = [
  boundaries('domain imports no Node', 'packages/domain/src/reads.ts', from('node:fs', 'readFileSync'), /no Node/),
  boundaries('domain imports no React', 'packages/domain/src/hooks.ts', from('react', 'useState'), /no React/),
  boundaries('domain imports no contract', 'packages/domain/src/up.ts', from('@jarchi/contract/double.calls.ts'), /nothing of ours/),
  boundaries('domain imports no optimiser', 'packages/domain/src/solve.ts', from('@jarchi/optimiser/best.ts', 'best'), /nothing of ours/),
  boundaries(
    'optimiser imports no contract',
    'packages/optimiser/src/up.ts',
    from('@jarchi/contract/double.calls.ts'),
    /may import packages\/domain/,
  ),
  boundaries('optimiser imports no Node', 'packages/optimiser/src/reads.ts', from('node:fs', 'readFileSync'), /no Node/),
  boundaries(
    'the panel imports no optimiser',
    'apps/panel/src/features/a/solve.ts',
    from('@jarchi/optimiser/best.ts', 'best'),
    /may import/,
  ),
  boundaries('ui imports no contract', 'packages/ui/src/up.ts', from('@jarchi/contract/double.calls.ts'), /may import packages\/domain/),
  boundaries('ui imports no feature', 'packages/ui/src/feature.ts', from('@jarchi/panel/features/a/a.ts'), /may import/),
  boundaries('api-client imports no ui', 'packages/api-client/src/up.ts', from('@jarchi/ui/shown.ts'), /may import/),
  boundaries('browsers load no schemas', 'packages/api-client/src/heavy.ts', from('@jarchi/contract/double.schemas.ts'), /schemas/),
  boundaries('call tables load no zod', 'packages/contract/src/heavy.calls.ts', from('zod', 'z'), /schemas/),
  boundaries('routes import no other slice', `${feature}/reports/reports.routes.ts`, from('../finance/finance.repository.ts'), /routes/),
  boundaries('routes import no tables', `${feature}/finance/finance.routes.ts`, from('./finance.tables.ts'), /routes reach data/),
  boundaries('services call downwards', `${feature}/finance/up.ts`, from('../campaigns/campaigns.service.ts'), /floor/),
  boundaries('services stay off their own floor', `${feature}/drafts/drafts.service.ts`, from('../finance/finance.service.ts'), /floor/),
  boundaries(
    'services see services only',
    `${feature}/campaigns/deep.ts`,
    from('../finance/finance.repository.ts'),
    /only its \*\.service/,
  ),
  boundaries('services import contract types only', `${feature}/help/help.service.ts`, from('@jarchi/contract/double.calls.ts'), /types/),
  boundaries('repositories import no service', `${feature}/help/help.repository.ts`, from('./help.service.ts'), /what calls it/),
  boundaries('slices know no adapter', `${feature}/help/send.ts`, from('#connectors/sms/http-sms.ts'), /adapter/),
  boundaries('infra knows no slice', 'apps/server/src/infra/up.ts', from('#features/help/help.service.ts'), /infra knows nothing/),
  boundaries('only db knows PGlite', `${feature}/help/lite.repository.ts`, from('@electric-sql/pglite', 'PGlite'), /PGlite/),
  boundaries('the server imports no ui', 'apps/server/src/infra/ui.ts', from('@jarchi/ui/shown.ts'), /browser/),
  boundaries('the browser imports no Node', 'apps/panel/src/features/a/node.ts', from('node:path', 'join'), /no Node/),
  boundaries('the browser imports no server', 'apps/panel/src/features/a/server.ts', from('@jarchi/server/app.ts'), /may import/),
  boundaries('the console imports no panel', 'apps/staff/src/features/a/panel.ts', from('@jarchi/panel/api.ts'), /may import/),
  boundaries('features import no feature', 'apps/panel/src/features/a/sideways.ts', from('#features/b/b.ts'), /another feature/),
  boundaries('features import no page', 'apps/panel/src/features/a/up.ts', from('#pages/home/Home.tsx'), /no page/),
  boundaries('pages import no page', 'apps/panel/src/pages/home/sideways.ts', from('#pages/auth/SignIn.tsx'), /another page/),
  boundaries('journeys use entry points', 'e2e/inside.test.ts', from('@jarchi/server/features/help/help.service.ts'), /entry points/),
  boundaries('imports carry extensions', 'packages/domain/src/bare.ts', from('./double'), /extension/),
  boundaries('no re-exports', 'packages/domain/src/index.ts', "export { double } from './double.ts';\n", /re-export/),
];
