import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { FAULTS, FIXED, NO_PREFIX, persianLetter } from './copy.fa.mjs';
import { isTest, listSourceFiles, readSource, reportFindings, withoutComment } from '../source-files.mjs';

/** What people and publishers of the sample world write is theirs, faults included; lists of what people type name the faults. */
const notOurCopy = /^apps\/server\/src\/(sample\/|connectors\/platforms\/publishers\/)|\/text\/doctor\/|\/money\/amount-words\.fa\.ts$/;

/** Persian copy of ours that is written badly: one spelling of letters, dots, quotes and digits, and half-spaces in their places. */
export function findBadCopy(root) {
  return listSourceFiles(root, ['.fa.ts'])
    .filter((path) => !isTest(path) && !notOurCopy.test(path))
    .flatMap((path) =>
      readSource(root, path)
        .split('\n')
        .flatMap((line, index) => {
          const text = readCopy(line);
          if (!persianLetter.test(text)) return [];
          return FAULTS.flatMap(([what, rule]) => (rule.test(text) ? [`${path}:${index + 1} copy: ${what}`] : []));
        }),
    );
}

/** The words of a line: without comments, fixed messages, parameters, and what stands in isolates, such as an address. */
function readCopy(line) {
  const written = withoutComment(line).replaceAll(/\\u\{?([0-9a-f]+)\}?/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
  const ours = FIXED.reduce((text, message) => text.replaceAll(message, ''), written);
  return ours
    .replaceAll(/\u2066[^\u2069]*\u2069/g, '')
    .replaceAll(/\$\{[^}]*\}/g, '')
    .replaceAll(NO_PREFIX, '');
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(findBadCopy(argv[2] ?? cwd()));
