import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listImports, resolveImport, workspaceOf } from '../checks/imports.mjs';
import { readGraph } from './select-tests.mjs';

/** Versions and settings, which every result stands on. */
const SETTINGS = /^(package|package-lock|tsconfig[\w.]*|\.oxlintrc)\.json$|^vitest[\w.]*\.ts$/;
const WORKSPACE_SETTINGS = ['package.json', 'tsconfig.json'];
/** Declares types for files that do not import it: all of its app, or of its package and those who use it. */
const AMBIENT = /\bdeclare (?:module|global)\b/;
/** Reads files that it does not import. */
const READS_FILES =
  /['"]node:(?:fs|fs\/promises|child_process|module)['"]|\bimport\.meta\.(?:glob|url|dirname|filename)\b|\bimport\(\s*[^'"\s]/;
const LEAVE_NOBODY = 'packages/client-state/src/testing/leave-nobody.ts';

/**
 * Digests of all that the result of a file stands on: the texts of the file and of all that it imports, by itself or through others, and
 * the settings. `ofTypes` counts the types that files of the same app declare for all; `ofTest` what a run of tests loads first, and is
 * undefined for a test that reads files which it does not import.
 */
export function readDigests(root, { imports } = readGraph(root)) {
  const paths = [...imports.keys()];
  const read = memoized((path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''));
  // A script tells its types in a file beside it.
  const digestOf = memoized((path) => digest([path, read(path), path.endsWith('.mjs') ? read(path.replace(/mjs$/, 'd.mts')) : '']));
  // The order in which imports are found follows from the texts.
  const digestAll = (starts) => digest([...follow(starts, imports)].map(digestOf));
  const settings = listSettings(root);
  const base = digest([process.version, ...settings.map(digestOf)]);

  const declaring = paths.filter((path) => AMBIENT.test(read(path)));
  const declaredIn = memoized((workspace) =>
    digestAll(declaring.filter((path) => path.startsWith('packages/') || workspaceOf(path) === workspace)),
  );
  const first = settings.filter((path) => path.startsWith('vitest')).flatMap((path) => listOwnImports(path, read(path)));
  const setup = digestAll([...first, LEAVE_NOBODY]);

  return {
    paths,
    ofTypes: (path) => digest([base, declaredIn(workspaceOf(path)), digestAll([path])]),
    ofTest: (path) =>
      [...follow([path], imports)].some((file) => READS_FILES.test(read(file))) ? undefined : digest([base, setup, digestAll([path])]),
  };
}

/** Remembers in `file` the digests with which files passed. */
export function openMemory(file) {
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return {
    /** Files that did not pass with this digest; one without a digest never did. */
    listNew: (digests) => [...digests].filter(([path, found]) => found === undefined || known[path] !== found).map(([path]) => path),
    /** Call it when all of them passed. Files that are gone are forgotten. */
    keep(digests) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(digests)));
    },
  };
}

function listSettings(root) {
  const workspaces = ['apps', 'packages'].flatMap((room) => readdirSync(join(root, room)).map((name) => `${room}/${name}`));
  const own = workspaces.flatMap((workspace) => WORKSPACE_SETTINGS.map((name) => `${workspace}/${name}`));
  return [...readdirSync(root).filter((name) => SETTINGS.test(name)), ...own];
}

function listOwnImports(path, text) {
  const targets = listImports(text).map(({ specifier }) => resolveImport(path, specifier));
  return targets.filter(({ kind }) => kind === 'ours').map((target) => target.path);
}

function follow(starts, imports) {
  const found = new Set(starts);
  for (const path of found) for (const target of imports.get(path) ?? []) found.add(target);
  return found;
}

function memoized(find) {
  const found = new Map();
  return (key) => found.get(key) ?? found.set(key, find(key)).get(key);
}

function digest(parts) {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
