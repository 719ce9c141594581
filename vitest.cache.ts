import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;

/**
 * Where transformed modules are kept between runs. A module is found by its own text and name; the name of the folder depends on everything
 * else that matters: how package names are resolved, and the compiler's settings. So the cache never has to be emptied by hand.
 */
export function findModuleCache(): string {
  const rooms = ['apps', 'packages'].flatMap((part) => readdirSync(join(root, part)).map((room) => join(part, room)));
  const settings = ['', ...rooms].flatMap((room) => ['package.json', 'tsconfig.json'].map((name) => join(root, room, name)));
  const hash = createHash('sha256');
  for (const path of [...settings, join(root, 'tsconfig.base.json')]) if (existsSync(path)) hash.update(readFileSync(path));
  return join(root, 'node_modules/.cache/vitest-modules', hash.digest('hex').slice(0, 16));
}
