import { posix } from 'node:path';
import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { isTest, listSourceFiles, reportFindings } from './source-files.mjs';

const FILES_MAX = 16;

/** Folders with more files of code than a reader can take in at a glance. */
export function findCrowdedFolders(root) {
  const counts = new Map();
  for (const path of listSourceFiles(root, ['.ts', '.tsx', '.mjs', '.css']).filter((file) => !isTest(file)))
    counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > FILES_MAX)
    .map(([folder, count]) => `${folder} sizes: ${count} files of code in a folder; at most ${FILES_MAX} are allowed`);
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(findCrowdedFolders(argv[2] ?? cwd()));
