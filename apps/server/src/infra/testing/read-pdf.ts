import { inflateSync } from 'node:zlib';

/** A document as tests look at it. */
export interface ReadPdf {
  readonly pages: number;
  /** Each printed run of letters, as written: from right to left for Persian. Marks of direction and joiners are left out. */
  readonly runs: readonly string[];
}

const OBJECT = /(\d+) 0 obj\r?\n([\s\S]*?)endobj/g;

/** Reads the text of a document of our own renderer: hexadecimal glyphs, each font with a table of its letters. */
export function readPdf(bytes: ArrayBuffer): ReadPdf {
  const source = Buffer.from(bytes).toString('latin1');
  const objects = new Map([...source.matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body] as const));
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const [, name = '', id = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
    if (!fonts.has(name)) fonts.set(name, readLetters(inflate(objects.get(table) ?? '')));
  }
  const runs: string[] = [];
  for (const body of objects.values()) {
    const content = inflate(body);
    if (!/\bTJ?\b/.test(content)) continue;
    let letters: ReadonlyMap<string, string> | undefined;
    for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) letters = fonts.get(font);
      else runs.push(readRun(shown ?? '', letters ?? new Map()));
    }
  }
  return { pages: (source.match(/\/Type \/Page\b/g) ?? []).length, runs };
}

function inflate(body: string): string {
  const stream = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body)?.[1];
  if (stream === undefined) return '';
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

/** The letters of each glyph: <first> <last> [<letters> …] */
function readLetters(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', , list = ''] of table.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi)) {
    for (const [index, [, units = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const text = (units.match(/[0-9a-f]{4}/gi) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
      letters.set((Number.parseInt(from, 16) + index).toString(16).padStart(4, '0'), text);
    }
  }
  return letters;
}

function readRun(shown: string, letters: ReadonlyMap<string, string>): string {
  const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/[0-9a-f]{4}/gi) ?? []);
  return glyphs
    .map((glyph) => letters.get(glyph.toLowerCase()) ?? '')
    .join('')
    .replace(/[\u200b-\u200f\u2066-\u2069]/g, '');
}
