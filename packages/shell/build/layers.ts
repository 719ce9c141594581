import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { FoundRoute } from './find-routes.ts';

type FindModule = Rolldown.ChunkingContext['getModuleInfo'];

export interface LayersOptions {
  /** The folder of the app. */
  readonly root: string;
  /** The module that starts the app, below `root`. */
  readonly entry: string;
  readonly routes: readonly FoundRoute[];
  /** The area of pages before the sign-in: all pages load what these share with others. */
  readonly strangers: string;
  /** The area with a frame of its own: it loads nothing that only the other pages share. */
  readonly focused: string;
}

const nameArea = (area: string) => `area-${area}`;
/** The first part of a path; empty for home. */
const getArea = (path: string) => path.split('/')[1] ?? '';

/** Of its source. */
const SMALL_PART_LETTERS = 2_000;

const EARLIER = ['base', 'work', 'tools', 'shell', 'lists'];
/** What the bundler itself adds. */
const BUNDLER_RUNTIME = 'rolldown/runtime';
const LATER = 'later';
const LATER_LIBRARIES = 'later-libraries';

/**
 * Names a chunk for each module by the routes whose first paint needs it:
 * - `base`: all routes;
 * - `work`: home, and pages in both frames;
 * - `tools`: other pages in both frames;
 * - `shell`: home and other pages;
 * - `lists`: pages of several areas;
 * - one chunk for each area, and one for each page;
 * - `later`: the parts that any page may load when it is idle.
 *
 * A lazy part keeps the rest. What a module imports is needed by at least the same routes, so it is in the module's chunk or an earlier one.
 */
export function createLayers(options: LayersOptions): Rolldown.CodeSplittingGroup[] {
  let find: ((id: string) => string | undefined) | undefined;
  const findLayer = (id: string, context: Rolldown.ChunkingContext) =>
    (find ??= createFinder(options, (module) => context.getModuleInfo(module)))(id);
  const areas = [...new Set(options.routes.map(({ path }) => nameArea(getArea(path))))];
  const named = [...EARLIER, ...areas];
  return [
    // A group takes the imports of its modules along, unless an earlier one has them.
    ...named.map((name, index) => ({
      debugName: name,
      name: (id: string, context: Rolldown.ChunkingContext) => (findLayer(id, context) === name ? name : null),
      priority: named.length + 3 - index,
    })),
    {
      debugName: 'pages',
      name: (id, context) => {
        const layer = findLayer(id, context);
        return layer === undefined || layer.startsWith(LATER) || named.includes(layer) ? null : layer;
      },
      priority: 3,
    },
    ...[LATER_LIBRARIES, LATER].map((name, index) => ({
      debugName: name,
      name: (id: string, context: Rolldown.ChunkingContext) => (findLayer(id, context) === name ? name : null),
      priority: 2 - index,
    })),
  ];
}

function createFinder({ root, entry, routes, strangers, focused }: LayersOptions, find: FindModule): (id: string) => string | undefined {
  const getId = (specifier: string) => join(root, 'src', specifier.replace(/^#/, ''));
  const first = reach([join(root, entry)], find);
  const pagesOf = new Map<string, Set<string>>();
  const areasOf = new Map<string, Set<string>>();
  const starts = new Set(routes.flatMap(({ imports }) => imports.map(getId)));
  for (const { path, imports } of routes) {
    for (const id of reach(imports.map(getId), find)) {
      add(pagesOf, id, imports.at(-1) ?? path);
      add(areasOf, id, getArea(path));
    }
  }
  const lazyOf = new Map<string, Set<string>>();
  const lazyParts = [...listLazy([...first, ...areasOf.keys()], find)].filter((id) => !starts.has(id));
  for (const lazy of lazyParts) {
    for (const id of reach([lazy], find)) if (!areasOf.has(id) && !first.has(id)) add(lazyOf, id, lazy);
  }

  // What every page loads when it is idle stays apart from what single pages open, or one would load the imports of all.
  const isFrame = (id: string) => first.has(id) || (areasOf.get(id)?.size ?? 0) > 1;
  const idle = new Set(lazyParts.filter((part) => find(part)?.dynamicImporters.some(isFrame)));
  const idleModules = reach([...idle], find);

  const findEager = (id: string): string | undefined => {
    if (first.has(id) || id.includes(BUNDLER_RUNTIME)) return 'base';
    const areas = areasOf.get(id);
    if (!areas) return undefined;
    if (areas.has(strangers) && areas.size > 1) return 'base';
    if (areas.size > 1 && areas.has(focused)) return areas.has('') ? 'work' : 'tools';
    if (areas.size > 1) return areas.has('') ? 'shell' : 'lists';
    const pages = [...(pagesOf.get(id) ?? [])];
    const area = nameArea([...areas][0] ?? '');
    // A page's own chunk is not loaded for a module that an idle part needs as well: its area's small one is.
    if (idleModules.has(id)) return area;
    return pages.length > 1 ? area : pages[0];
  };

  const isLoaded = (id: string) => ['base', 'work'].includes(findEager(id) ?? '');
  const small = new Set(lazyParts.flatMap((part) => listSmallPart(part, isLoaded, find)));
  return (id) => {
    const eager = findEager(id);
    if (eager !== undefined) return eager;
    if (small.has(id)) return 'work';
    const parts = lazyOf.get(id)?.size ?? 0;
    if (id.includes('node_modules')) return parts > 1 ? LATER_LIBRARIES : undefined;
    return idleModules.has(id) ? LATER : undefined;
  };
}

/** A request costs more than a small part whose imports are loaded anyway: its modules, or none where it is larger. */
function listSmallPart(part: string, isLoaded: (id: string) => boolean, find: FindModule): string[] {
  const own = [...reach([part], find)].filter((id) => !isLoaded(id));
  const letters = own.reduce((total, id) => total + (find(id)?.code?.length ?? 0), 0);
  return letters <= SMALL_PART_LETTERS ? own : [];
}

function add(sets: Map<string, Set<string>>, key: string, value: string): void {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
}

/** The modules that load together with these. */
function reach(from: readonly string[], find: FindModule): Set<string> {
  const seen = new Set<string>();
  const left = [...from];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    left.push(...(find(id)?.importedIds ?? []));
  }
  return seen;
}

/** The modules that these, and what those load, import lazily. */
function listLazy(from: readonly string[], find: FindModule): Set<string> {
  const seen = new Set(from);
  const lazy = new Set<string>();
  const left = [...from];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    const module = find(id);
    for (const next of module?.dynamicallyImportedIds ?? []) lazy.add(next);
    for (const next of [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])]) {
      if (seen.has(next)) continue;
      seen.add(next);
      left.push(next);
    }
  }
  return lazy;
}
