import { expect, test } from 'vitest';
import { findRoutes } from './find-routes.ts';

const paths = `export const routePaths = { index: '/', 'campaigns-id': '/campaigns/$id' } as const;`;
const frames = `
  export const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: page(() => import('#layouts/Shell.tsx'), 'Shell') });
`;

test('a route has its path and the imports of its layout and its page', () => {
  const routes = `
    const shared = { getParentRoute: () => shell } as const;
    export const routes = [
      createRoute({ ...shared, path: routePaths.index, component: page(() => import('#pages/Home.tsx'), 'Home') }),
      createRoute({ ...shared, path: routePaths['campaigns-id'], component: page(() => import('#pages/Report.tsx'), 'Report') }),
    ] as const;
  `;
  expect(findRoutes([paths, frames, routes])).toEqual([
    { path: '/', imports: ['#layouts/Shell.tsx', '#pages/Home.tsx'] },
    { path: '/campaigns/$id', imports: ['#layouts/Shell.tsx', '#pages/Report.tsx'] },
  ]);
});

test('what a loader imports comes before the page', () => {
  const route = `createRoute({ getParentRoute: () => shell, path: '/a', component: page(() => import('#a.tsx'), 'A'), loader: firstData(() => import('#a-data.ts'), 'beginA') });`;
  expect(findRoutes([frames, route])).toEqual([{ path: '/a', imports: ['#layouts/Shell.tsx', '#a-data.ts', '#a.tsx'] }]);
});

test('a constant of the same file comes before one of the same name elsewhere', () => {
  const mine = `const shared = { getParentRoute: () => shell }; createRoute({ ...shared, path: '/a', component: load(() => import('#a.tsx'), 'A') });`;
  const other = `const shared = { getParentRoute: () => root }; createRoute({ ...shared, path: '/b', component: load(() => import('#b.tsx'), 'B') });`;
  expect(findRoutes([frames, mine, other])).toEqual([
    { path: '/a', imports: ['#layouts/Shell.tsx', '#a.tsx'] },
    { path: '/b', imports: ['#b.tsx'] },
  ]);
});

test('a route without a page has the imports of its layout; one that catches the rest is left out', () => {
  const routes = `createRoute({ getParentRoute: () => shell, path: '/old' }); createRoute({ getParentRoute: () => shell, path: '$', component: NotFound });`;
  expect(findRoutes([frames, routes])).toEqual([{ path: '/old', imports: ['#layouts/Shell.tsx'] }]);
});
