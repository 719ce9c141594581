import { broken } from './workbook-error.ts';

export interface XmlHandler {
  /** Names without their prefix; attributes as written, for `attributeOf`. */
  open?(name: string, attributes: string): void;
  close?(name: string): void;
  /** Text between tags, decoded, in pieces. */
  text?(value: string): void;
}

/**
 * Reads XML from beginning to end in one pass. Document types are refused: they can be used to exhaust memory, and no workbook needs one.
 * Throws WorkbookError.
 */
export function scanXml(xml: string, handler: XmlHandler): void {
  for (let at = 0; at < xml.length;) {
    const tag = xml.indexOf('<', at);
    const end = tag === -1 ? xml.length : tag;
    if (end > at) handler.text?.(decodeText(xml.slice(at, end)));
    if (tag === -1) return;
    at = readMarkup(xml, tag, handler);
  }
}

/** Reads the markup at `tag`; returns where it ends. */
function readMarkup(xml: string, tag: number, handler: XmlHandler): number {
  if (xml.startsWith('<!--', tag)) return endOf(xml, '-->', tag);
  if (xml.startsWith('<?', tag)) return endOf(xml, '?>', tag);
  if (xml.startsWith('<![CDATA[', tag)) {
    const end = endOf(xml, ']]>', tag);
    handler.text?.(xml.slice(tag + 9, end - 3));
    return end;
  }
  if (xml.startsWith('<!', tag)) throw broken('a document type');
  const end = endOfTag(xml, tag);
  const isClosing = xml[tag + 1] === '/';
  const isEmpty = xml[end - 2] === '/';
  const inner = xml.slice(tag + (isClosing ? 2 : 1), end - (isEmpty ? 2 : 1));
  const space = inner.search(/\s/);
  const full = space === -1 ? inner : inner.slice(0, space);
  const name = full.slice(full.indexOf(':') + 1);
  if (!isClosing) handler.open?.(name, space === -1 ? '' : inner.slice(space));
  if (isClosing || isEmpty) handler.close?.(name);
  return end;
}

function endOf(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from);
  if (at === -1) throw broken('it ends inside its markup');
  return at + mark.length;
}

/** An attribute may contain a >. */
function endOfTag(xml: string, tag: number): number {
  let quote = '';
  for (let at = tag + 1; at < xml.length; at++) {
    const char = xml[at]!;
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return at + 1;
  }
  throw broken('it ends inside a tag');
}

const NAMES = ['r', 't', 'Id', 'Type', 'Target', 'name', 'id', 'state', 'hidden', 'ref'] as const;
const ATTRIBUTES: Readonly<Record<string, RegExp>> = Object.fromEntries(
  NAMES.map((name) => [name, new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)]),
);

export function findAttribute(attributes: string, name: (typeof NAMES)[number]): string | undefined {
  const found = ATTRIBUTES[name]?.exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : decodeText(value);
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,20}));/gi, (_, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) {
      const known = NAMED[name];
      if (known === undefined) throw broken('an entity of its own');
      return known;
    }
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}
