import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { listImports, resolveImport } from '../imports.mjs';
import { isTest, listSourceFiles, readSource, reportFindings } from '../source-files.mjs';

const source = /^(apps|packages)\/[^/]+\/src\//;

/**
 * Folders that import each other in a circle, type imports included. In each folder its subfolders are one thing each, with all that is in
 * them, and so is each file: none of these may reach itself through the others.
 */
export function findFolderCircles(root) {
  const circles = [...listLevels(root)].flatMap(([folder, edges]) => listCircles(edges).map((names) => `${folder}: ${names.join(' ')}`));
  return circles.map((circle) => `${circle} circle: these import each other; move what both need below them`);
}

/** For each folder: who of its own files and subfolders imports whom. */
function listLevels(root) {
  const levels = new Map();
  for (const path of listSourceFiles(root, ['.ts', '.tsx']).filter((file) => source.test(file) && !isTest(file)))
    for (const { specifier } of listImports(readSource(root, path))) {
      const target = resolveImport(path, specifier);
      if (target.kind === 'ours' && source.test(target.path) && !isTest(target.path))
        addEdge(levels, path.split('/'), target.path.split('/'));
    }
  return levels;
}

function addEdge(levels, from, to) {
  const depth = from.findIndex((name, index) => name !== to[index]);
  // Less than three: another package; the boundaries judge that.
  if (depth < 3 || to[depth] === undefined) return;
  const folder = from.slice(0, depth).join('/');
  const edges = levels.get(folder) ?? new Map();
  levels.set(folder, edges);
  edges.set(from[depth], (edges.get(from[depth]) ?? new Set()).add(to[depth]));
}

/** The groups whose members all reach each other, after Tarjan: each of more than one member, sorted. */
export function listCircles(edges) {
  const circles = [];
  const stack = [];
  const seen = new Map();
  const visit = (name) => {
    const own = { index: seen.size, low: seen.size, isOpen: true };
    seen.set(name, own);
    stack.push(name);
    for (const next of edges.get(name) ?? []) {
      const known = seen.get(next);
      if (known === undefined) own.low = Math.min(own.low, visit(next).low);
      else if (known.isOpen) own.low = Math.min(own.low, known.index);
    }
    if (own.low < own.index) return own;
    const members = stack.splice(stack.indexOf(name));
    for (const member of members) seen.get(member).isOpen = false;
    if (members.length > 1) circles.push(members.toSorted((a, b) => a.localeCompare(b)));
    return own;
  };
  for (const name of edges.keys()) if (!seen.has(name)) visit(name);
  return circles;
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(findFolderCircles(argv[2] ?? cwd()));
