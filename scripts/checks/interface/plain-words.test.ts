import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findHardWords, findHardWordsInNewLines, readHardWords } from './plain-words.mjs';

const glossary = readFileSync(join(import.meta.dirname, '../../../docs/glossary.md'), 'utf8');
const hardWords = readHardWords(glossary);

test('the glossary names the words that new lines may not have', () => {
  expect(hardWords).toEqual(expect.arrayContaining(['^What ', '^Who ', 'so many', 'anew', 'whichever']));
});

test.each([
  ['  // Whoever asks is told.', ['^Whoever ']],
  ['/** What was paid. */', ['^What ']],
  [' * reads it anew', ['anew']],
  ["test('what is paid comes again', () => {", ['^What ', 'comes again']],
  ["])('the list is read once more: %s', () => {", ['once more']],
  ['/** Returns the total. The server renews it. */', []],
  ["const anew = 'what is typed';", []],
  ['/** The words “somewhat” and “someone moreover” are whole words. */', []],
])('%s has the hard words %j', (line, found) => {
  expect(findHardWords(line, hardWords)).toEqual(found);
});

test('new lines are those of tracked files and of files that were never added, but not of ignored ones', () => {
  const root = mkdtempSync(join(tmpdir(), 'plain-words-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t', ...args], { cwd: root });
  for (const folder of ['docs', 'apps', 'packages']) mkdirSync(join(root, folder));
  write('docs/glossary.md', glossary);
  write('.gitignore', 'ignored.ts\n');
  write('apps/tracked.ts', '// What stood before the rule.\n');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message=before');
  expect(findHardWordsInNewLines(root, 'HEAD')).toEqual([]);
  write('apps/tracked.ts', '// What stood before the rule.\n// It is read anew.\n');
  write('packages/untracked.ts', '// The first line.\n// What is new.\n');
  write('packages/ignored.ts', '// What is ignored.\n');
  expect(findHardWordsInNewLines(root, 'HEAD').map((finding) => finding.replace(/ \(.*/, ''))).toEqual([
    'apps/tracked.ts:2 plain words: “anew”',
    'packages/untracked.ts:2 plain words: “^What ”',
  ]);
});
