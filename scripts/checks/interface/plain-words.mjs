import { execFileSync } from 'node:child_process';
import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { readSource, reportFindings } from '../source-files.mjs';

/** The last commit of before the rule: lines from then on keep it. */
const SINCE = 'db7f7990603c';
const GLOSSARY = 'docs/glossary.md';
/** The tests of this check quote the words. */
const code = /^(?!scripts\/checks\/interface\/plain-words).*\.(tsx?|mjs)$/;
/** A comment, or the name of a test. */
const prose = /(?:^|\s)(?:\/\*\*?|\*|\/\/)\s+(.*?)(?:\*\/)?\s*$|(?:\btest(?:\.\w+)?|\]\))\(\s*(?:'((?:\\.|[^'\\])*)'|"([^"]*)"|`([^`]*)`),/;

/** The words that the glossary refuses, each as a pattern: those in the last column of its table of plain words. */
export function readHardWords(glossary) {
  const table = glossary.slice(glossary.indexOf('## Plain words'));
  const cells = [...table.matchAll(/^\|[^|]*\|[^|]*\|([^|]*)\|$/gm)].map(([, cell]) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, words]) => words));
}

/** The hard words of a line of code: in its comment, or in the name of its test. */
export function findHardWords(line, hardWords) {
  const [, ...found] = prose.exec(line) ?? [];
  const text = found.find((part) => part !== undefined);
  if (text === undefined) return [];
  return hardWords.filter((words) => new RegExp(words.startsWith('^') ? words : `(?<![\\w-])${words}(?![\\w-])`, 'i').test(text));
}

/** Hard words in the lines that were added since a commit, in new files too; nothing where the history does not reach that far. */
export function findHardWordsInNewLines(root, since = SINCE) {
  const hardWords = readHardWords(readSource(root, GLOSSARY));
  return listAddedLines(root, since).flatMap(({ path, line, text }) =>
    findHardWords(text, hardWords).map((words) => `${path}:${line} plain words: “${words}” (see ${GLOSSARY}, Plain words)`),
  );
}

function runGit(root, ...args) {
  const rooms = ['--', 'apps', 'packages', 'e2e', 'bench', 'scripts'];
  return execFileSync('git', [...args, ...rooms], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function listAddedLines(root, since) {
  let diff;
  let untracked;
  try {
    diff = runGit(root, 'diff', '--unified=0', '--no-color', '--find-renames', since);
    untracked = runGit(root, 'ls-files', '-z', '--others', '--exclude-standard');
  } catch {
    return [];
  }
  const added = [];
  let path = '';
  let line = 0;
  for (const row of diff.split('\n')) {
    if (row.startsWith('+++ ')) path = row.slice('+++ b/'.length);
    else if (row.startsWith('@@')) line = Number(/\+(\d+)/.exec(row)?.[1] ?? 0);
    else if (row.startsWith('+')) {
      if (code.test(path)) added.push({ path, line, text: row.slice(1) });
      line += 1;
    }
  }
  // The diff knows no file that was never added: each of its lines is new.
  for (const file of untracked.split('\0').filter((one) => code.test(one)))
    for (const [index, text] of readSource(root, file).split('\n').entries()) added.push({ path: file, line: index + 1, text });
  return added;
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(findHardWordsInNewLines(argv[2] ?? cwd()));
