import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;

/**
 * The folder of transformed modules between runs. Its key for a module is the module's text and name; the folder's name is a hash of
 * the other inputs: where package names lead, and the compiler's settings. So it never has to be emptied by hand.
 */
export function findModuleCache(): string {
  const rooms = ['apps', 'packages'].flatMap((part) => readdirSync(join(root, part)).map((room) => join(part, room)));
  const settings = ['', ...rooms].flatMap((room) => ['package.json', 'tsconfig.json'].map((name) => join(root, room, name)));
  const hash = createHash('sha256');
  for (const path of [...settings, join(root, 'tsconfig.base.json')]) if (existsSync(path)) hash.update(readFileSync(path));
  return join(root, 'node_modules/.cache/vitest-modules', hash.digest('hex').slice(0, 16));
}
