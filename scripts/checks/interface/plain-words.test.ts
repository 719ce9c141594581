import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findHardWords, readHardWords } from './plain-words.mjs';

const hardWords = readHardWords(readFileSync(join(import.meta.dirname, '../../../docs/glossary.md'), 'utf8'));

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
