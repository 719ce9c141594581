import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

/** Scripts before a route's first paint: on a phone's line each one costs a place in the queue. */
const scriptsLimit = 8;
/** kB (1000 bytes) of JavaScript before the first paint, gzipped: home with its layout, and what any other route may add to it. */
const homeLimitKb = 180;
const furtherLimitKb = 60;

/** `[{ route, scripts, kb, limitKb }]` for an app built to `directory`, of every route that has a page. */
export function measureRoutes(directory) {
  const routes = JSON.parse(readFileSync(join(directory, '.vite/routes.json'), 'utf8'));
  const sizes = new Map();
  const getSize = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(directory, file)), { level: 9 }).length);
    return sizes.get(file);
  };
  const rows = routes.map(({ path, scripts }) => ({
    route: path,
    scripts: scripts.length,
    kb: scripts.reduce((total, file) => total + getSize(file), 0) / 1000,
    limitKb: path === '/' ? homeLimitKb : homeLimitKb + furtherLimitKb,
  }));
  return rows.toSorted((a, b) => b.kb - a.kb);
}

/** Prints the table; answers whether every route is within its budget. */
export function reportBudget(directory) {
  if (!existsSync(join(directory, '.vite/routes.json'))) return true;
  const rows = measureRoutes(directory);
  console.log('JavaScript before the first paint of each route: scripts, and kB gzipped');
  for (const row of rows) {
    const { route, scripts, kb, limitKb } = row;
    const figures = `${String(scripts).padStart(3)} of ${scriptsLimit} ${kb.toFixed(1).padStart(7)} of ${limitKb}`;
    console.log(`  ${route.padEnd(42)} ${figures} ${isWithin(row) ? 'ok' : 'OVER'}`);
  }
  return rows.every(isWithin);
}

/** Whether a route of `measureRoutes` keeps its budget. */
export function isWithin({ scripts, kb, limitKb }) {
  return scripts <= scriptsLimit && kb <= limitKb;
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  if (!reportBudget(argv[2] ?? join(cwd(), 'dist/panel'))) process.exitCode = 1;
}
