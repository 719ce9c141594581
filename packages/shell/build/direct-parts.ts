import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAMED = /import (type )?\{([^}]+)\} from '(#features\/[\w-]+)\/public\.ts';/g;
const LAZY = /import\('(#features\/[\w-]+)\/public\.ts'\)(?=,\s*'(\w+)')/g;
const EXPORTED = /export (?:type )?\{([^}]+)\} from '\.\/([^']+)';/g;

interface Part {
  /** The name in its own file. */
  readonly name: string;
  readonly file: string;
}

/** `a`, `type a` and `a as b`, of the text between braces. */
function* readNames(list: string): Generator<{ readonly name: string; readonly as: string; readonly prefix: string }> {
  for (const one of list.split(',')) {
    const [, prefix = '', name, as = name] = /^\s*(type\s+)?(\w+)(?:\s+as\s+(\w+))?\s*$/.exec(one) ?? [];
    if (name !== undefined && as !== undefined) yield { name, as, prefix };
  }
}

/** The names that a `public.ts` exports. `folder` is `#features/…`. */
function readParts(folder: string, source: string): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  for (const [, list = '', path = ''] of source.matchAll(EXPORTED))
    for (const { name, as } of readNames(list)) parts.set(as, { name, file: `${folder}/${path}` });
  return parts;
}

/** A module that imports each part of another feature from its own file; `readPublic` gives the text of the `public.ts` in a `#features/…`. */
export function importDirectly(code: string, readPublic: (folder: string) => string): string {
  const find = (folder: string, name: string): Part => {
    const part = readParts(folder, readPublic(folder)).get(name);
    if (!part) throw new Error(`${folder}/public.ts does not name ${name}`);
    return part;
  };
  const direct = code
    .replace(NAMED, (_all, type: string | undefined, list: string, folder: string) =>
      [...readNames(list)]
        .map(({ name, as, prefix }) => {
          const part = find(folder, name);
          return `import ${type ?? ''}{ ${prefix}${part.name}${part.name === as ? '' : ` as ${as}`} } from '${part.file}';`;
        })
        .join(' '),
    )
    .replace(LAZY, (_all, folder: string, name: string) => {
      const part = find(folder, name);
      if (part.name !== name) throw new Error(`${folder}/public.ts renames ${part.name}: a part that loads later keeps its name`);
      return `import('${part.file}')`;
    });
  if (/\/public\.ts['"]/.test(direct))
    throw new Error(`a part of a public.ts is imported by its name: ${direct.match(/.*\/public\.ts.*/)?.[0]}`);
  return direct;
}

/** Shows the module graph which page needs which part of a feature: `public.ts` itself would bring all its parts to each. */
export function directParts(root: string): Plugin {
  const sources = new Map<string, string>();
  const readPublic = (folder: string) => {
    const source = sources.get(folder) ?? readFileSync(join(root, 'src', folder.slice(1), 'public.ts'), 'utf8');
    sources.set(folder, source);
    return source;
  };
  return {
    name: 'direct-parts',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: /\/src\/.*\.tsx?$/, code: /\/public\.ts'/ }, handler: (code) => importDirectly(code, readPublic) },
  };
}
