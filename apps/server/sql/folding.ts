// Prints the SQL function that folds a text as domain/text/persian-text.ts does, for a custom migration:
//   npm run db:generate -- --custom --name folding
//   npx tsx apps/server/sql/folding.ts > apps/server/migrations/<the new file>
//   npm run db:lock
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';

interface Folds {
  /** Letters that fold to another one. */
  readonly replaced: readonly (readonly [number, number])[];
  /** Letters that fold to nothing. */
  readonly dropped: readonly number[];
}

const isSurrogate = (point: number) => point >= 0xd800 && point <= 0xdfff;
const isDecomposed = (letter: string) => letter.normalize('NFKD') === letter;
const isSpace = (letter: string) => isDecomposed(letter) && foldForSearch(`a${letter}b`) === 'a b';

/** What folding does to each letter once a text is decomposed. */
function readFolds(): Folds {
  const replaced: [number, number][] = [];
  const dropped: number[] = [];
  for (let point = 1; point <= 0x10ffff; point++) {
    if (isSurrogate(point)) continue;
    const letter = String.fromCodePoint(point);
    if (isSpace(letter) || !isDecomposed(letter)) continue;
    const folded = foldForSearch(letter);
    if (folded === letter) continue;
    const code = folded.codePointAt(0);
    if (code === undefined) dropped.push(point);
    else if (String.fromCodePoint(code) === folded) replaced.push([point, code]);
    else throw new Error(`${point.toString(16)} folds to several letters`);
  }
  return { replaced, dropped };
}

const hex = (point: number, digits: number) => point.toString(16).padStart(digits, '0');
/** A letter in a string of SQL that begins with U&. */
const quoted = (point: number) => (point <= 0xffff ? `\\${hex(point, 4)}` : `\\+${hex(point, 6)}`);
const text = (points: readonly number[]) => `U&'${points.map(quoted).join('')}'`;
/** A letter in a regular expression. */
const matched = (point: number) => (point <= 0xffff ? `\\u${hex(point, 4)}` : `\\U${hex(point, 8)}`);

function matchAny(points: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return `[${ranges.map(([from, to]) => (from === to ? matched(from) : `${matched(from)}-${matched(to)}`)).join('')}]`;
}

const listSpaces = () => Array.from({ length: 0xffff }, (_, point) => point).filter((point) => isSpace(String.fromCharCode(point)));

const { replaced, dropped } = readFolds();
// Most texts are Persian or ASCII, with half-spaces: few letters to look through. The capitals of ASCII are lower's.
const isUsual = (point: number) => (point >= 0x600 && point <= 0x6ff) || (point >= 0x200b && point <= 0x200f);
const usual = { replaced: replaced.filter(([from]) => isUsual(from)), dropped: dropped.filter(isUsual) };
const other = replaced.filter(([from]) => from > 0x7f);

console.log(`-- Printed by sql/folding.ts. Folds a text for searching as foldForSearch of domain/text/persian-text.ts does.
create function fold_for_search(typed text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    case when plain ~ '[^ -~\\u0600-\\u06ff\\u200b-\\u200f]'
      then translate(
        regexp_replace(lower(plain collate "C"), '${matchAny(dropped)}', '', 'g'),
        ${text(other.map(([from]) => from))},
        ${text(other.map(([, to]) => to))}
      )
      else translate(
        lower(plain collate "C"),
        ${text([...usual.replaced.map(([from]) => from), ...usual.dropped])},
        ${text(usual.replaced.map(([, to]) => to))}
      )
    end,
    '${matchAny(listSpaces())}+', ' ', 'g'))
  from (select normalize(typed, nfkd) as plain) as decomposed
$$;`);
