import { from, rulesOf, reportedAt } from './rule.mjs';

const feature = 'apps/server/src/features';
const boundaries = rulesOf('boundaries');
const circles = rulesOf('circles');
const edges = rulesOf('edges');
const panelFeature = 'apps/panel/src/features';
const isListed = /is no listed edge/;

export const roomViolations = [
  reportedAt(
    'apps/server/src/features: campaigns finance',
    circles(
      'no circle of folders, types included',
      'apps/server/src/features/finance/back.ts',
      "import type { buyCampaign } from '#features/campaigns/campaigns.service.ts';\n\nexport type Buy = typeof buyCampaign;\n",
      /import each other/,
    ),
  ),
  boundaries('domain imports no Node', 'packages/domain/src/reads.ts', from('node:fs', 'readFileSync'), /no Node/),
  boundaries('the server imports no React', 'apps/server/src/features/reports/view.ts', from('react', 'useState'), /no React/),
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
  boundaries('client-state shows nothing', 'packages/client-state/src/up.ts', from('@jarchi/ui/shown.ts'), /may import/),
  boundaries('client-state knows no router', 'packages/client-state/src/way.ts', from('@tanstack/react-router'), /only/),
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
  boundaries(
    'the product knows no test app',
    `${feature}/help/opens.ts`,
    from('#testing/test-app.ts', 'openTestApp'),
    /only tests know it/,
  ),
  boundaries('infra knows no slice', 'apps/server/src/infra/up.ts', from('#features/help/help.service.ts'), /infra knows nothing/),
  boundaries('only db knows PGlite', `${feature}/help/lite.repository.ts`, from('@electric-sql/pglite', 'PGlite'), /PGlite/),
  boundaries('the server imports no ui', 'apps/server/src/infra/ui.ts', from('@jarchi/ui/shown.ts'), /browser/),
  boundaries('the browser imports no Node', 'apps/panel/src/features/a/node.ts', from('node:path', 'join'), /no Node/),
  boundaries('the browser imports no server', 'apps/panel/src/features/a/server.ts', from('@jarchi/server/app.ts'), /may import/),
  boundaries('the console imports no panel', 'apps/staff/src/features/a/panel.ts', from('@jarchi/panel/api.ts'), /may import/),
  boundaries(
    'features see public.ts only',
    `${panelFeature}/reports/deep.ts`,
    from('#features/campaigns/stage.ts', 'stage'),
    /only its public/,
  ),
  boundaries('features import along edges', `${panelFeature}/a/sideways.ts`, from('#features/campaigns/public.ts', 'stage'), isListed),
  boundaries('features import no type off the edges', `${panelFeature}/a/typed.ts`, typeFrom('#features/campaigns/public.ts'), isListed),
  boundaries('features load nothing off the edges', `${panelFeature}/a/later.ts`, loads('#features/campaigns/public.ts'), isListed),
  boundaries(
    'pages import the file itself',
    'apps/panel/src/pages/home/Own.ts',
    from('#features/campaigns/public.ts', 'stage'),
    /for other/,
  ),
  edges('public.ts defines nothing', `${panelFeature}/defines/public.ts`, 'export const defined = 1;\n', /only lines such as/),
  edges('public.ts names its parts', `${panelFeature}/stars/public.ts`, "export * from './stars.ts';\n", /only lines such as/),
  edges('public.ts names its own parts', `${panelFeature}/afar/public.ts`, "export { a } from '#features/b/b.ts';\n", /only lines such as/),
  edges('public.ts names what is used', `${panelFeature}/unused/public.ts`, "export { a } from './a.ts';\n", /no other feature uses a/),
  edges('public.ts names a handful', `${panelFeature}/many/public.ts`, "export { a, b, c, d, e, f, g } from './m.ts';\n", /7 names/),
  reportedAt(
    'apps/panel edges of features: nothing',
    edges('no edge for nothing', `${panelFeature}/finance/alone.ts`, '', /finance > campaigns/),
  ),
  reportedAt('apps/panel edges of features: help', edges('no circle of edges', `${panelFeature}/home/alone.ts`, '', /help, home import/)),
  boundaries('data imports no feature', 'apps/panel/src/data/up.ts', from('#features/b/b.ts'), /features, pages and layouts import it/),
  boundaries('data imports no page', 'apps/panel/src/data/page.ts', from('#pages/home/Home.tsx'), /features, pages and layouts import it/),
  boundaries('data imports no ui', 'apps/panel/src/data/shown.ts', from('@jarchi/ui/shown.ts'), /shows nothing/),
  boundaries('data imports no router', 'apps/staff/src/data/leads.ts', from('@tanstack/react-router', 'useNavigate'), /react-query only/),
  boundaries('the client imports no data', 'apps/panel/src/api/up.ts', from('#data/b.ts'), /nothing above it/),
  boundaries('features import no page', 'apps/panel/src/features/a/up.ts', from('#pages/home/Home.tsx'), /no page/),
  boundaries('pages import no page', 'apps/panel/src/pages/home/sideways.ts', from('#pages/auth/SignIn.tsx'), /another page/),
  boundaries('journeys use entry points', 'e2e/inside.test.ts', from('@jarchi/server/features/help/help.service.ts'), /entry points/),
  boundaries('imports carry extensions', 'packages/domain/src/bare.ts', from('./double'), /extension/),
  boundaries('no re-exports', 'packages/domain/src/index.ts', "export { double } from './double.ts';\n", /re-export/),
];

/** A module that imports a type. */
function typeFrom(specifier) {
  return `import type { Stage } from '${specifier}';\n\nexport type Used = Stage;\n`;
}

/** A module that loads another later. */
function loads(specifier) {
  return `export const load = () => import('${specifier}');\n`;
}
