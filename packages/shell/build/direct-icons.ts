import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /import\s*\{([^}]+)\}\s*from\s*['"]lucide-react['"];?/g;
const EXPORT = /export \{([^}]+)\} from '(\.\/icons\/[^']+)'/g;

/**
 * Imports each icon from its own file instead of the file that exports all icons, so that the module graph shows which page needs
 * which icon.
 */
export function directIcons(): Plugin {
  const index = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/lucide-react.mjs');
  const files = new Map<string, string>();
  for (const [, names = '', path = ''] of readFileSync(index, 'utf8').matchAll(EXPORT)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, join(dirname(index), path));
  }
  return {
    name: 'direct-icons',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$/, code: /lucide-react/ },
      handler: (code) =>
        code.replace(IMPORT, (_all, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => {
              const [imported = '', local = imported] = name.split(/\s+as\s+/);
              const file = files.get(imported);
              return file === undefined ? `import { ${name} } from 'lucide-react';` : `import ${local} from '${file}';`;
            })
            .join(' '),
        ),
    },
  };
}
