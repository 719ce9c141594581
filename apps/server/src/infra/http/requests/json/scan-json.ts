/** Codes of the characters that structure JSON. */
const SIGNS = { quote: 0x22, escape: 0x5c, openList: 0x5b, closeList: 0x5d, openObject: 0x7b, closeObject: 0x7d, comma: 0x2c } as const;
const COLON = 0x3a;
const SPACE = 0x20;
/** So many characters are read one by one; for what is farther, a search is quicker. */
const NEAR = 24;

/**
 * How many keys a JSON text writes: more than its objects have if one of them has a key twice, since a parser keeps the last. Reads the text
 * once, mostly by searches.
 */
export function countKeys(text: string): number {
  let keys = 0;
  for (let at = findQuote(text, 0); at < text.length; at = findQuote(text, at)) {
    at = findTextEnd(text, at + 1) + 1;
    let sign = text.charCodeAt(at);
    while (sign <= SPACE) sign = text.charCodeAt(++at);
    if (sign === COLON) keys++;
  }
  return keys;
}

/** The first key that its object has already, with the keys and places that lead to it; slower, for a text that has one. */
export function findRepeatedKey(text: string): readonly string[] {
  /** What is open: the keys of an object so far, or null for a list. */
  const open: (Set<string> | null)[] = [];
  const path: (string | number)[] = [];
  let isKey = false;
  const begin = (keys: Set<string> | null) => {
    path[open.length] = 0;
    open.push(keys);
    isKey = keys !== null;
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    const depth = open.length - 1;
    if (sign === SIGNS.openObject) begin(new Set());
    else if (sign === SIGNS.openList) begin(null);
    else if (sign === SIGNS.closeObject || sign === SIGNS.closeList) open.pop();
    else if (sign === SIGNS.comma) {
      isKey = open[depth] !== null;
      if (!isKey) path[depth] = Number(path[depth]) + 1;
    } else if (sign === SIGNS.quote) {
      const end = findTextEnd(text, at + 1);
      if (isKey) {
        const key = String(JSON.parse(text.slice(at, end + 1)));
        path[depth] = key;
        if (open[depth]?.has(key)) return path.slice(0, depth + 1).map(String);
        open[depth]?.add(key);
        isKey = false;
      }
      at = end;
    }
  }
  return [];
}

function findQuote(text: string, from: number): number {
  const near = Math.min(text.length, from + NEAR);
  for (let at = from; at < near; at++) if (text.charCodeAt(at) === SIGNS.quote) return at;
  const found = text.indexOf('"', near);
  return found === -1 ? text.length : found;
}

/** Where the text that begins at `from` has its closing quote; the end of everything if it has none. */
function findTextEnd(text: string, from: number): number {
  for (let at = from; at < text.length;) {
    const near = Math.min(text.length, at + NEAR);
    while (at < near) {
      const sign = text.charCodeAt(at);
      if (sign === SIGNS.quote) return at;
      at += sign === SIGNS.escape ? 2 : 1;
    }
    const end = text.indexOf('"', at);
    if (end === -1) break;
    let escapes = end;
    while (escapes > at && text.charCodeAt(escapes - 1) === SIGNS.escape) escapes--;
    if ((end - escapes) % 2 === 0) return end;
    at = end + 1;
  }
  return text.length;
}
