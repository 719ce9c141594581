import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from './source-files.mjs';

/** The title of a test: the text after `test(`, or after the rows of `test.each(…)`. */
const titles = /(?:\btest(?:\.\w+)?|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`),\s*(?:async\b|[({])/g;
/** Stands for a value of the row in the title of `test.each`. */
const placeholders = /(%[sdifjoO#]|\$\{[^}]*\}|\$[\w.]+)/;

/**
 * Mutants whose tests cannot run: a file of tests does not exist, or no title in the files matches the pattern `only`. Titles are read
 * from the sources, where the values of a row are unknown: a placeholder may stand for any word of the pattern, but not for all its words.
 */
export function findLostTests(root, mutants) {
  return mutants.flatMap(({ tests, only }) => {
    const missing = tests.filter((path) => !existsSync(join(root, path)));
    if (missing.length > 0) return missing.map((path) => `${path}: no such file of tests`);
    const isFound = only === undefined || tests.some((path) => listTitles(root, path).some((title) => canMatch(title, only)));
    return isFound ? [] : [`${tests.join(', ')}: no test's name matches "${only}"`];
  });
}

function listTitles(root, path) {
  const found = [...readSource(root, path).matchAll(titles)];
  return found.map(([, single, double, template]) => (single ?? double ?? template).replaceAll(/\\(['"`])/g, '$1'));
}

/** Fills the title's placeholders with words of the pattern in every way; at least one word has to be left for the title's own text. */
function canMatch(title, only) {
  const pattern = new RegExp(only);
  const fill = (text, [placeholder, next, ...rest], words) => {
    if (placeholder === undefined) return words.length > 0 && pattern.test(text);
    // Vitest prints quotes around a text for $name, and none for %s.
    const quote = /^\$\w/.test(placeholder) ? "'" : '';
    const leave = (word) => words.filter((other) => other !== word);
    return ['', ...words].some((word) => fill(`${text}${quote}${word}${quote}${next}`, rest, leave(word)));
  };
  const [first, ...rest] = title.split(placeholders);
  const words = only.split(/\s+|\.\*/).filter((word) => word !== '');
  return fill(first, rest, words);
}
