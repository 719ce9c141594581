import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

// kB (1000 bytes) of gzipped JavaScript that a route loads before its first paint.
const signInLimitKb = 125;
const homeLimitKb = 150;
const furtherLimitKb = 45;

const pages = /^src\/pages\//;
const signIn = /^src\/pages\/auth\//;
const home = /^src\/pages\/home\//;

/** `{ rows: [{ route, kb, limitKb, counts }], entryKb }` for an app built to `directory` with a Vite manifest. */
export function measureRoutes(directory) {
  const manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8'));
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(directory, file)), { level: 9 }).length);
    return sizes.get(file);
  };
  const graphOf = (keys) => {
    const seen = new Set();
    const visit = (key) => {
      if (seen.has(key) || !manifest[key]) return;
      seen.add(key);
      manifest[key].imports?.forEach(visit);
    };
    keys.forEach(visit);
    return new Set([...seen].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const routes = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry && pages.test(key));
  const homeGraph = graphOf([...entries, ...routes.filter((key) => home.test(key))]);
  const rows = routes.map((key) => {
    const isFirst = signIn.test(key) || home.test(key);
    const files = [...graphOf([...entries, key])].filter((file) => isFirst || !homeGraph.has(file));
    const kb = files.reduce((total, file) => total + sizeOf(file), 0) / 1000;
    const limitKb = signIn.test(key) ? signInLimitKb : isFirst ? homeLimitKb : furtherLimitKb;
    return { route: key.replace(pages, ''), kb, limitKb, counts: isFirst ? 'in all' : 'over home' };
  });
  rows.sort((a, b) => a.counts.localeCompare(b.counts) || b.kb - a.kb);
  return { rows, entryKb: [...graphOf(entries)].reduce((total, file) => total + sizeOf(file), 0) / 1000 };
}

/** Prints the table; returns whether every route is within its budget. */
export function reportBudget(directory) {
  if (!existsSync(join(directory, '.vite/manifest.json'))) return true;
  const { rows, entryKb } = measureRoutes(directory);
  console.log(`JavaScript per route, gzipped kB (entry alone ${entryKb.toFixed(1)})`);
  for (const { route, kb, limitKb, counts } of rows) {
    const verdict = kb > limitKb ? 'OVER' : 'ok';
    console.log(`  ${route.padEnd(48)} ${kb.toFixed(1).padStart(7)} of ${String(limitKb).padStart(3)} ${counts.padEnd(9)} ${verdict}`);
  }
  return rows.every(({ kb, limitKb }) => kb <= limitKb);
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  if (!reportBudget(argv[2] ?? join(cwd(), 'dist/panel'))) process.exitCode = 1;
}
