import { expect, test } from 'vitest';
import { routePaths } from '#paths.ts';
import { router } from './router.tsx';

type RouteName = keyof typeof routePaths;

const getPath = (id: string) => id.replace(/^\/(shell|focus|auth|container)(?=\/)/, '') || '/';
const routes = Object.values(router.routesById).map((route) => ({
  path: getPath(route.id).replace(/(?<=.)\/$/, ''),
  data: route.options.staticData,
}));

test('each named path has a route, and each route a name', () => {
  const named = new Set<string>(Object.values(routePaths));
  const frames = new Set(['__root__', '/shell', '/focus', '/auth', '/container', '/$', '/u/$account/$', '/auth/$']);
  expect(routes.map(({ path }) => path).filter((path) => !named.has(path) && !frames.has(path))).toEqual([]);
  expect([...named].filter((path) => !routes.some((route) => route.path === path))).toEqual([]);
});

test.each<[RouteName, string]>([
  ['profile', '/profile'],
  ['support', '/support'],
  ['support-new', '/support/new'],
  ['financial-charge', '/financial/charge'],
  ['financial-factor-official-list', '/financial/factor/official/list'],
  ['financial-factor-official-id', '/financial/factor/official/{-$id}'],
  ['financial-report', '/financial/report'],
  ['financial-requests', '/financial/requests'],
  ['financial-requests-deduction', '/financial/requests/deduction'],
  ['financial-requests-charge', '/financial/requests/charge'],
  ['financial-pre-invoice', '/financial/pre-invoice'],
  ['index', '/'],
])('the route %s stands at %s', (name, path) => {
  expect(routePaths[name]).toBe(path);
});

const findData = (name: RouteName) => routes.find(({ path }) => path === routePaths[name])?.data;

test('the pages of staff are behind the hijack guard', () => {
  const guarded = routes.filter(({ data }) => data?.guards?.includes('hijack')).map(({ path }) => path);
  expect(guarded.toSorted()).toEqual([
    '/financial/pre-invoice',
    '/financial/requests',
    '/financial/requests/charge',
    '/financial/requests/deduction',
    '/financial/requests/transfer',
  ]);
});

test.each<[RouteName, string]>([
  ['dashboard', 'dashboard'],
  ['financial-payments', 'payments'],
  ['financial-report', 'financial_report'],
  ['financial-factor-official-list', 'official_factors'],
  ['financial-factor-official-id', 'official_factors'],
])('%s is for those who see %s', (name, feature) => {
  expect(findData(name)?.feature).toBe(feature);
});
