import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const rooms = ['packages', 'apps', 'e2e', 'bench', 'scripts'];
const closedComment = /\/\*.*?\*\//g;
// A comment that continues on the next line, a line inside one (not the CSS selector *), and one to the end of the line.
const openComment = /(?:\/\*|^\s*\*(?!\s*[{,>+~:.[])|(?:^|\s)\/\/).*$/;
const skipped = new Set(['node_modules', 'dist', 'migrations', 'public']);

/** Source files of the repository at `root`, as paths with forward slashes relative to it. */
export function listSourceFiles(root, extensions) {
  return rooms.flatMap((room) => walk(root, room)).filter((path) => extensions.some((extension) => path.endsWith(extension)));
}

export function readSource(root, path) {
  return readFileSync(join(root, path), 'utf8');
}

export function isTest(path) {
  return /\.(test|proof)\.tsx?$/.test(path) || path.startsWith('e2e/') || path.includes('/testing/');
}

/** A line of code or of a style sheet without its comments. */
export function withoutComment(line) {
  return line.replace(closedComment, '').replace(openComment, '');
}

/** Runs a check from the command line: `node scripts/checks/x.mjs [root]`. */
export function reportFindings(findings) {
  for (const finding of findings) console.log(finding);
  if (findings.length > 0) process.exitCode = 1;
}

function walk(root, directory) {
  let entries;
  try {
    entries = readdirSync(join(root, directory), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = `${directory}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : walk(root, path);
    return entry.isFile() ? [path] : [];
  });
}
