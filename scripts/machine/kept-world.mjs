import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { isServerSetting } from './test-environment.mjs';

/** The sources that can change the sample world. */
const sources = [
  'apps/server/src',
  'apps/server/migrations',
  'packages/domain',
  'packages/contract',
  'packages/optimiser',
  'package-lock.json',
];
const skipped = /^(node_modules|testing)$|\.(test|proof)\.tsx?$|\.md$/;
/** Settings that change nothing in the world. */
const machineSettings = new Set([
  'PORT',
  'HOST',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'JARCHI_DATA_DIR',
  'JARCHI_PUBLIC_URL',
  'JARCHI_STOP_SECONDS',
  'JARCHI_DISK_FLOOR_MB',
  'JARCHI_TEST_DATABASE_URL',
  'JARCHI_TEST_RUN',
  'JARCHI_SAMPLE',
  'JARCHI_SAMPLE_KEPT',
]);

/** The file in which the sample world of the present sources and settings is kept, once a server, or a test, has lived it. */
export function findKeptWorld(env, folder = 'sample-world') {
  const hash = createHash('sha256');
  for (const path of sources) addPath(hash, path);
  for (const name of Object.keys(env).toSorted())
    if (isServerSetting(name) && !machineSettings.has(name)) hash.update(`${name}=${env[name]}\n`);
  return join(root, '.cache', folder, `${hash.digest('hex').slice(0, 16)}.json.gz`);
}

function addPath(hash, path) {
  const absolute = join(root, path);
  if (!statSync(absolute).isDirectory()) {
    hash.update(path).update(readFileSync(absolute));
    return;
  }
  for (const name of readdirSync(absolute).toSorted()) if (!skipped.test(name)) addPath(hash, `${path}/${name}`);
}
