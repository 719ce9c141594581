import { posix } from 'node:path';
import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { isTest, listSourceFiles, readSource, reportFindings } from './source-files.mjs';

const FILES_MAX = 16;
const KINDS = ['.ts', '.tsx', '.mjs', '.css'];
const isWords = /\.fa\.(ts|mjs)$/;

/** Code of the product and of the tools: one file is read in one go. */
const BYTES_MAX = 14_000;
/**
 * Tests and their kits: tests of one thing stand together, and are read one by one, by their names. Persian words: a letter takes two bytes,
 * and the words of one folder are one object.
 */
const BYTES_MAX_OF_TESTS_AND_WORDS = 22_000;

/** Folders with more files of code than a reader can take in at a glance. */
function findCrowdedFolders(root) {
  const counts = new Map();
  for (const path of listSourceFiles(root, KINDS).filter((file) => !isTest(file)))
    counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > FILES_MAX)
    .map(([folder, count]) => `${folder} sizes: ${count} files of code in a folder; at most ${FILES_MAX} are allowed`);
}

/** Files that are too long to be read in one go. */
function findLongFiles(root) {
  return listSourceFiles(root, KINDS).flatMap((path) => {
    const bytes = Buffer.byteLength(readSource(root, path));
    const limitBytes = isTest(path) || isWords.test(path) ? BYTES_MAX_OF_TESTS_AND_WORDS : BYTES_MAX;
    return bytes <= limitBytes ? [] : [`${path} sizes: ${bytes} bytes; at most ${limitBytes} are allowed`];
  });
}

export function findBadSizes(root) {
  return [...findCrowdedFolders(root), ...findLongFiles(root)];
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(findBadSizes(argv[2] ?? cwd()));
