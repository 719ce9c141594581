import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { isTest, listSourceFiles, readSource, reportFindings } from '../source-files.mjs';

const arabicBlock = /[\u0600-\u06ff]/;
// Persian and Arabic digits and their separators: the domain's parsers name them.
const numerals = /[\u06f0-\u06f9\u0660-\u0669\u066a-\u066c]/g;
const comment = /(^\s*(\/?\*)|(^|\s)\/\/).*$/;
const quotedExample = /\u00ab[^\u00bb]*\u00bb/g;

/**
 * Lines with Persian text outside *.fa.ts and tests. A comment may quote an example of what a function
 * returns, in guillemets.
 */
export function findPersianOutsideTexts(root) {
  return listSourceFiles(root, ['.ts', '.tsx', '.mjs', '.js', '.css'])
    .filter((path) => !/\.fa\.(ts|mjs)$/.test(path) && !isTest(path))
    .flatMap((path) =>
      readSource(root, path)
        .split('\n')
        .flatMap((line, index) =>
          arabicBlock.test(withoutTolerated(path, line)) ? [`${path}:${index + 1} persian: Persian text belongs in a *.fa.ts file`] : [],
        ),
    );
}

function withoutTolerated(path, line) {
  const code = line.replace(comment, (text) => text.replaceAll(quotedExample, '').replaceAll(numerals, ''));
  return path.startsWith('packages/domain/') ? code.replaceAll(numerals, '') : code;
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(findPersianOutsideTexts(argv[2] ?? cwd()));
