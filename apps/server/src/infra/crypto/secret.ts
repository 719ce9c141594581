import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The signing secret in `data_dir/secret`, readable by its owner only; made at the first start, unless one is given. Never for production. */
export async function loadSecret(data_dir: string, made = randomBytes(32).toString('base64url')): Promise<string> {
  const path = join(data_dir, 'secret');
  const fresh = `${path}.${randomUUID()}`;
  await mkdir(data_dir, { recursive: true });
  await writeFile(fresh, made, { mode: 0o600 });
  // A link appears whole or not at all: of two processes that start together one makes the file, and both read the same.
  await link(fresh, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(fresh);
  return readFile(path, 'utf8');
}
