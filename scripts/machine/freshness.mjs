import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const stamp = join(root, 'dist/.build-hash');
const sources = ['apps', 'packages', 'scripts/build.mjs', 'scripts/bundle', 'package-lock.json'];
const skipped = /^(node_modules|dist|testing)$|\.test\.tsx?$|\.md$/;

/** Whether dist was built from the present sources. */
export function isBuilt() {
  try {
    return readFileSync(stamp, 'utf8') === hashSources();
  } catch {
    return false;
  }
}

export function forgetBuild() {
  rmSync(stamp, { force: true });
}

export function recordBuild(hash) {
  writeFileSync(stamp, hash);
}

/** A hash of names, sizes and modification times: reading every file would slow the start down. */
export function hashSources() {
  const hash = createHash('sha256');
  for (const path of sources) addPath(hash, path);
  return hash.digest('hex');
}

function addPath(hash, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(join(root, path)).toSorted()) {
    if (!skipped.test(name)) addPath(hash, `${path}/${name}`);
  }
}
