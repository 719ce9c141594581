import { foldForSearch, listSpellings } from '@jarchi/domain/text/persian-text.ts';
import { type AnyColumn, sql, type SQL } from 'drizzle-orm';

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The LIKE pattern of what begins with a text, whose signs mean themselves. */
export const likeStart = (text: string): string => `${escapeLike(text)}%`;

/** The LIKE pattern of what holds a text. */
export const likeAnywhere = (text: string): string => `%${escapeLike(text)}%`;

/** The LIKE patterns of folded texts that hold a query, in any of its spellings. */
export const likeQuery = (query: string): string[] => listSpellings(query).map(likeAnywhere);

/** Letters, digits and marks of Persian texts that fold to another one, or to nothing: SQL's translate drops what has no counterpart. */
const MARKS = ['\u00ad', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2066', '\u2067', '\u2068', '\u2069', '\ufeff'];
const ARABIC = Array.from({ length: 0x100 }, (_, index) => String.fromCharCode(0x600 + index));
const FOLDS = [...ARABIC, ...MARKS].map((letter) => [letter, foldForSearch(letter)] as const);
const REPLACED = FOLDS.filter(([letter, folded]) => folded.length === 1 && folded !== letter);
const DROPPED = FOLDS.filter(([, folded]) => folded === '');
const FROM = [...REPLACED, ...DROPPED].map(([letter]) => letter).join('');
const TO = REPLACED.map(([, folded]) => folded).join('');

/** A column of texts as they were typed, folded as far as SQL can: letters of other keyboards, digits, capitals, marks, half-spaces. */
export const foldColumn = (column: AnyColumn): SQL => sql`translate(lower(${column}), ${FROM}, ${TO})`;

/** Whether a column of folded texts holds a query. */
export function holdsQuery(column: AnyColumn | SQL, query: string): SQL {
  const patterns = likeQuery(query).map((pattern) => sql`${column} like ${pattern}`);
  return sql`(${sql.join(patterns, sql` or `)})`;
}

/** All signs of an expression are ASCII. Behind a backslash, other letters would be refused. */
const escapeExpression = (letter: string): string => (/[!-/:-@[-`{-~]/.test(letter) ? `\\${letter}` : letter);

/** A folded word inside a word of a folded text, or from the beginning of a word on across spaces. */
function holdsWord(text: SQL, word: string): SQL {
  const across = `(^| )${Array.from(word, escapeExpression).join(' *')}`;
  // Without spaces it holds the word in both cases, which is quick to tell.
  return sql`(replace(${text}, ' ', '') like ${likeAnywhere(word)} and (${text} like ${likeAnywhere(word)} or ${text} ~ ${across}))`;
}

/** Whether a folded text holds every word of a query, in any order and spelling: as matchesSearch tells it of a text in memory. */
export function matchesQuery(text: SQL, query: string): SQL {
  const spellings = listSpellings(query).map((spelling) => spelling.split(' ').map((word) => holdsWord(text, word)));
  return sql`(${sql.join(
    spellings.map((words) => sql`(${sql.join(words, sql` and `)})`),
    sql` or `,
  )})`;
}
