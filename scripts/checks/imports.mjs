import { posix } from 'node:path';
import { isBuiltin } from 'node:module';

const declaration = /^[ \t]*(import|export)\s+(type\s+)?((?:[\w$*{][^'";]*?)\bfrom\s*)?['"]([^'"\n]+)['"]/gm;
const call = /\bimport\(\s*['"]([^'"\n]+)['"]/g;

/**
 * Import and re-export statements of a module's text. `isType` means that nothing is loaded at run time, `isCall` that it is an
 * `import()`. A regular expression is enough, because the formatter fixes the shape of these statements.
 */
export function listImports(source) {
  const found = [];
  for (const match of source.matchAll(declaration)) {
    const [, keyword, type, clause, specifier] = match;
    if (keyword === 'export' && !/^[*{]/.test(clause ?? '')) continue;
    const isType = Boolean(type) || isOnlyTypes(clause);
    found.push({ specifier, isType, isCall: false, isReExport: keyword === 'export', line: lineOf(source, match.index) });
  }
  for (const match of source.matchAll(call)) {
    const isType =
      /\btypeof\s*$/.test(source.slice(0, match.index)) || /^\s*\)\s*\.\s*[A-Z]/.test(source.slice(match.index + match[0].length));
    found.push({ specifier: match[1], isType, isCall: true, isReExport: false, line: lineOf(source, match.index) });
  }
  return found;
}

/**
 * The target of a specifier: `{ kind: 'ours', path }` with a path from the root, `{ kind: 'node' }` or `{ kind: 'package', name }`.
 */
export function resolveImport(fromPath, specifier) {
  if (specifier.startsWith('.')) return { kind: 'ours', path: posix.join(posix.dirname(fromPath), specifier) };
  if (specifier.startsWith('#')) return { kind: 'ours', path: `${workspaceOf(fromPath)}/src/${specifier.slice(1)}` };
  const own = /^@jarchi\/([\w-]+)(?:\/(.*))?$/.exec(specifier);
  if (own) return { kind: 'ours', path: `${directoryOf(own[1])}/src/${own[2] ?? ''}` };
  if (isBuiltin(specifier)) return { kind: 'node' };
  return { kind: 'package', name: specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/') };
}

export function workspaceOf(path) {
  return path.split('/', path.startsWith('packages/') || path.startsWith('apps/') ? 2 : 1).join('/');
}

function directoryOf(name) {
  return ['server', 'panel', 'staff'].includes(name) ? `apps/${name}` : `packages/${name}`;
}

function isOnlyTypes(clause) {
  const names = /^\{([^}]*)\}\s*from\s*$/.exec(clause ?? '')?.[1];
  return (
    names !== undefined && names.trim() !== '' && names.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '))
  );
}

function lineOf(source, index) {
  const leading = /^\s*/.exec(source.slice(index))[0].length;
  return source.slice(0, index + leading).split('\n').length;
}
