import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { listImports, resolveImport } from '../imports.mjs';
import { isTest, listSourceFiles, readSource, reportFindings, withoutComment } from '../source-files.mjs';

const exported = /^export (?:async )?(?:abstract )?(type|interface|function\*?|const|let|class|enum) (\w+)/gm;

/**
 * Unused exports of modules that an `import()` loads: no file that imports the module names them. knip counts such a module as used
 * as a whole. A type that its own file uses may be exported; a value that only tests name must be used in its own file.
 */
export function findUnusedLazyExports(root) {
  const sources = new Map(listSourceFiles(root, ['.ts', '.tsx']).map((path) => [path, readSource(root, path)]));
  const importers = new Map();
  const lazy = new Set();
  for (const [path, source] of sources)
    for (const { specifier, isCall, isType } of listImports(source)) {
      const target = resolveImport(path, specifier).path;
      if (!sources.has(target)) continue;
      importers.set(target, [...(importers.get(target) ?? []), { text: source, isFromTest: isTest(path) }]);
      if (isCall && !isType) lazy.add(target);
    }
  return [...lazy].flatMap((path) => listUnused(path, sources.get(path), importers.get(path)));
}

function listUnused(path, source, importers) {
  return [...source.matchAll(exported)]
    .filter(([, kind, name]) => {
      const word = new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'g');
      const isUsedHere = [...withoutComments(source).matchAll(word)].length > 1;
      const isOwnType = (kind === 'type' || kind === 'interface') && isUsedHere;
      return !isOwnType && !importers.some(({ text, isFromTest }) => (isUsedHere || !isFromTest) && withoutComments(text).match(word));
    })
    .map(
      ({ index, 2: name }) => `${path}:${source.slice(0, index).split('\n').length} unused: no file that loads this module names '${name}'`,
    );
}

function withoutComments(text) {
  return text.split('\n').map(withoutComment).join('\n');
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(findUnusedLazyExports(argv[2] ?? cwd()));
