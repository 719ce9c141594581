import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { findRoutes, type FoundRoute } from './find-routes.ts';

/** A route with the files that its first paint needs. */
export interface RouteFiles {
  readonly path: string;
  /** Scripts below the app's base, the entry's first. */
  readonly scripts: readonly string[];
}

export interface RouteSources {
  /** The folder of the app. */
  readonly root: string;
  /** The module that starts the app, below `root`. */
  readonly entry: string;
  /** Files, or folders of files, below `root`, that define routes and their paths. */
  readonly sources: readonly string[];
}

/**
 * Writes `.vite/routes.json`: for each route the scripts that its first paint needs, so that its document can name them and they load in
 * one wave. The build fails where a route's component is not found in the bundle.
 */
export function routeFiles({ root, entry, sources }: RouteSources): Plugin {
  return {
    name: 'route-files',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      if (dir === undefined) return;
      const findChunk = (id: string | undefined) => {
        const chunk = chunks.find(({ moduleIds }) => id !== undefined && moduleIds.includes(id));
        if (!chunk) throw new Error(`${id} is in no chunk`);
        return chunk;
      };
      const start = join(root, entry);
      const routes: RouteFiles[] = [];
      for (const { path, imports } of readRoutes({ root, sources })) {
        const names = new Set<string>();
        addWithImports(bundle, findChunk(start), names);
        for (const specifier of imports) {
          addWithImports(bundle, findChunk((await this.resolve(specifier, start))?.id), names);
        }
        routes.push({ path, scripts: [...names] });
      }
      if (routes.length === 0) throw new Error(`no route found in ${sources.join(', ')}`);
      mkdirSync(join(dir, '.vite'), { recursive: true });
      writeFileSync(join(dir, '.vite/routes.json'), JSON.stringify(routes));
    },
  };
}

function addWithImports(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, names: Set<string>): void {
  if (names.has(chunk.fileName)) return;
  names.add(chunk.fileName);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') addWithImports(bundle, next, names);
  }
}

/** The routes of an app, out of their sources. */
export function readRoutes({ root, sources }: Pick<RouteSources, 'root' | 'sources'>): FoundRoute[] {
  const files = sources.flatMap((source) => listFiles(join(root, source)));
  return findRoutes(files.map((file) => readFileSync(file, 'utf8')));
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => join(path, name));
}
