/** What the head of an HTML page says of itself. */
export interface PageHead {
  /** Plain text of at most 200 characters; null without one. */
  readonly title: string | null;
  /** As it is written, relative or not. */
  readonly icon: string | null;
}

const TITLE_MAX = 200;
/** Where a page says how it is written, when its header does not. */
const META_BYTES = 4096;
/** Elements whose text is none of the page's. */
const OPAQUE: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template', 'svg']);
const ICON_RELS = ['icon', 'apple-touch-icon', 'apple-touch-icon-precomposed'];
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  zwnj: '\u200c',
  ndash: '\u2013',
  mdash: '\u2014',
  laquo: '\u00ab',
  raquo: '\u00bb',
  hellip: '\u2026',
  middot: '\u00b7',
  bull: '\u2022',
  copy: '\u00a9',
  reg: '\u00ae',
  trade: '\u2122',
};
/** Control characters and marks that turn the text around them; a half-space belongs to the words. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Co}\u061c\u200b\u200d-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Whether the head of a page has ended within these bytes. */
export function endsHead(bytes: Buffer): boolean {
  return /<\/head|<body/i.test(bytes.toString('latin1'));
}

/** The text of a page by its byte order mark, its header, its own meta, or UTF-8. */
export function decodePage(bytes: Buffer, contentType: string): string {
  const charset =
    findMark(bytes) ?? /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1] ?? findMetaCharset(bytes.toString('latin1', 0, META_BYTES));
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function findMark(bytes: Buffer): string | undefined {
  const mark = bytes.toString('hex', 0, 3);
  if (mark === 'efbbbf') return 'utf-8';
  if (mark.startsWith('fffe')) return 'utf-16le';
  return mark.startsWith('feff') ? 'utf-16be' : undefined;
}

function findMetaCharset(start: string): string | undefined {
  const found = /<meta\s[^>]{0,300}charset\s*=\s*["']?\s*([\w-]+)/i.exec(start)?.[1];
  // A page that was read as ASCII so far is none of these.
  return found !== undefined && /^utf-?16/i.test(found) ? 'utf-8' : found;
}

/** The title and icon of a page; reads it once from front to back, whatever it is made of. */
export function readPageHead(html: string): PageHead {
  // Letters of ASCII only: others may change their length.
  const small = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  let title: string | null | undefined;
  const icons: { readonly rel: string; readonly href: string }[] = [];
  for (let at = small.indexOf('<'); at >= 0; at = small.indexOf('<', at)) {
    if (small.startsWith('<!--', at)) {
      at = behind(small, '-->', at + 4);
      continue;
    }
    const name = /^[a-z][a-z\d]*/.exec(small.slice(at + 1, at + 21))?.[0];
    if (name === 'body' || small.startsWith('</head', at)) break;
    if (name === undefined) {
      at += 1;
      continue;
    }
    const end = behind(small, '>', at);
    if (name === 'link') icons.push(...readIcon(html.slice(at, Math.min(end, at + 3000))));
    if (name === 'title' && title === undefined) {
      const close = small.indexOf('</title', end);
      title = cleanTitle(html.slice(end, close < 0 ? end + TITLE_MAX * 10 : close));
    }
    at = OPAQUE.has(name) ? behind(small, `</${name}`, end) : end;
  }
  const icon = ICON_RELS.map((rel) => icons.find((candidate) => candidate.rel.split(/\s+/).includes(rel))).find(Boolean);
  return { title: title ?? null, icon: icon?.href ?? null };
}

/** The end of the text when it does not occur. */
function behind(text: string, wanted: string, from: number): number {
  const at = text.indexOf(wanted, from);
  return at < 0 ? text.length : at + wanted.length;
}

function readIcon(tag: string): { rel: string; href: string }[] {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of tag.matchAll(/([a-z-]{1,20})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi))
    attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  const [rel, href] = [attributes.get('rel')?.toLowerCase(), attributes.get('href')];
  return rel !== undefined && href !== undefined && href !== '' ? [{ rel, href: decodeEntities(href).trim() }] : [];
}

function cleanTitle(raw: string): string | null {
  const text = decodeEntities(raw.replace(/<[^<>]*>/g, ' ')).replace(/<[^<>]*>/g, ' ');
  const plain = text.replace(/[<>]/g, ' ').replace(/\s+/g, ' ').replace(HIDDEN, '').normalize('NFC').trim();
  const cut = Array.from(plain.slice(0, TITLE_MAX * 2))
    .slice(0, TITLE_MAX)
    .join('')
    .trim();
  return cut === '' ? null : cut;
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : ' ';
  });
}
