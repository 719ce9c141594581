import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { createLayers } from './layers.ts';

const ROOT = '/app';
const ENTRY = 'src/main.ts';
const FRAME = ['#Shell.tsx'];
const FOCUS = ['#Focus.tsx'];

/** What each module imports at once, and what it imports lazily. */
const GRAPH: Readonly<Record<string, { readonly eager?: readonly string[]; readonly lazy?: readonly string[] }>> = {
  'main.ts': {
    eager: ['api.ts'],
    lazy: ['Shell.tsx', 'Home.tsx', 'List.tsx', 'Report.tsx', 'Profile.tsx', 'Content.tsx', 'SignIn.tsx', 'SignUp.tsx'],
  },
  'Shell.tsx': { lazy: ['Modals.tsx'] },
  'Focus.tsx': {},
  'SignIn.tsx': { eager: ['words.ts'] },
  'SignUp.tsx': { eager: ['person.ts'] },
  'Home.tsx': { eager: ['state.ts', 'upload.ts'] },
  'List.tsx': { eager: ['state.ts', 'menu.ts', 'grid.ts', 'table.ts'] },
  'Report.tsx': { eager: ['menu.ts', 'grid.ts', 'plot.ts'] },
  'Profile.tsx': { eager: ['person.ts', 'table.ts'] },
  'Content.tsx': { eager: ['upload.ts', 'grid.ts'], lazy: ['Preview.tsx'] },
  'Modals.tsx': { eager: ['window.ts'] },
  'Preview.tsx': { eager: ['node_modules/player.ts'] },
};

const routes = [
  { path: '/auth/login', imports: ['#SignIn.tsx'] },
  { path: '/auth/signup', imports: ['#SignUp.tsx'] },
  { path: '/', imports: [...FRAME, '#Home.tsx'] },
  { path: '/campaigns', imports: [...FRAME, '#List.tsx'] },
  { path: '/campaigns/$id', imports: [...FRAME, '#Report.tsx'] },
  { path: '/profile', imports: [...FRAME, '#Profile.tsx'] },
  { path: '/campaign/content', imports: [...FOCUS, '#Content.tsx'] },
];

const toId = (name: string) => `${ROOT}/src/${name}`;

function getModuleInfo(id: string): Rolldown.ModuleInfo {
  const name = id.slice(toId('').length);
  const { eager = [], lazy = [] } = GRAPH[name] ?? {};
  const dynamicImporters = Object.keys(GRAPH)
    .filter((other) => GRAPH[other]?.lazy?.includes(name))
    .map(toId);
  const code = 'x'.repeat(5_000);
  return { code, importedIds: eager.map(toId), dynamicallyImportedIds: lazy.map(toId), dynamicImporters } as unknown as Rolldown.ModuleInfo;
}

/** The name of a module's chunk; undefined where the bundler decides. */
function findChunk(name: string): string | undefined {
  const groups = createLayers({ root: ROOT, entry: ENTRY, routes, strangers: 'auth', focused: 'campaign' });
  const context = { getModuleInfo } as unknown as Rolldown.ChunkingContext;
  for (const group of groups.toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0))) {
    const found = typeof group.name === 'function' ? group.name(toId(name), context) : group.name;
    if (typeof found === 'string') return found;
  }
  return undefined;
}

test.for([
  ['main.ts', 'base'],
  ['api.ts', 'base'],
  ['person.ts', 'base'],
  ['upload.ts', 'work'],
  ['grid.ts', 'tools'],
  ['state.ts', 'shell'],
  ['Shell.tsx', 'shell'],
  ['table.ts', 'lists'],
  ['menu.ts', 'area-campaigns'],
  ['window.ts', 'later'],
] as const)('%s is in the chunk %s', ([name, chunk]) => {
  expect(findChunk(name)).toBe(chunk);
});

test('what only one page needs is in a chunk of that page', () => {
  expect([findChunk('plot.ts'), findChunk('words.ts')]).toEqual([findChunk('Report.tsx'), findChunk('SignIn.tsx')]);
  expect(findChunk('plot.ts')).not.toBe(findChunk('List.tsx'));
});

test('what only a lazy part of one page needs stays with that part', () => {
  expect([findChunk('Preview.tsx'), findChunk('node_modules/player.ts')]).toEqual([undefined, undefined]);
});
