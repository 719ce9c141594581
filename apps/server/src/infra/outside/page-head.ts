import { Parser } from 'htmlparser2';

/** The title and icon in the head of an HTML page. */
export interface PageHead {
  /** Plain text of at most 200 characters; null without one. */
  readonly title: string | null;
  /** As written, relative or not. */
  readonly icon: string | null;
}

const TITLE_MAX = 200;
/** Characters from which a title is made; the rest is dropped. */
const TITLE_TEXT_MAX = 2000;
/** No real head is this deep. The parser's time grows with the square of the depth: half a megabyte of opening tags takes eight seconds. */
const DEPTH_MAX = 100;
/** A page may declare its encoding within these bytes, if its header does not. */
const META_BYTES = 4096;
/** Elements whose titles and links do not belong to the page. */
const OPAQUE: ReadonlySet<string> = new Set(['noscript', 'template', 'svg']);
const ICON_RELS = ['icon', 'apple-touch-icon', 'apple-touch-icon-precomposed'];
/** Control characters, marks that change the direction of text, and what could not be decoded; a half space belongs to the words. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Co}\u061c\u200b\u200d-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffd]/gu;

/** Whether the head of a page has ended within these bytes. */
export function endsHead(bytes: Buffer): boolean {
  return /<\/head|<body/i.test(bytes.toString('latin1'));
}

/** Decodes a page by its byte order mark, its header, its own meta, or as UTF-8. */
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
  // A page that could be read as ASCII up to here is not UTF-16.
  return found !== undefined && /^utf-?16/i.test(found) ? 'utf-8' : found;
}

/** The title and icon of a page; reads any input once, from its beginning to the end of its head. */
export function readPageHead(html: string): PageHead {
  const icons: { readonly rels: readonly string[]; readonly href: string }[] = [];
  let title: string | undefined;
  let isTitleOpen = false;
  let isOver = false;
  let depth = 0;
  let opaqueDepth = 0;

  function endHead(): void {
    isOver = true;
    parser.pause();
  }

  const parser = new Parser({
    onopentag(name, { rel = '', href = '' }) {
      depth++;
      if (name === 'body' || depth > DEPTH_MAX) return endHead();
      if (OPAQUE.has(name)) opaqueDepth++;
      if (opaqueDepth > 0) return;
      if (name === 'link' && href !== '') icons.push({ rels: rel.toLowerCase().split(/\s+/), href: href.trim() });
      isTitleOpen = name === 'title' && title === undefined;
      if (isTitleOpen) title = '';
    },
    ontext(text) {
      if (isTitleOpen) title = `${title}${text}`.slice(0, TITLE_TEXT_MAX);
    },
    onclosetag(name) {
      depth--;
      if (OPAQUE.has(name)) opaqueDepth--;
      if (name === 'title') isTitleOpen = false;
      if (name === 'head') endHead();
    },
  });
  // A page without an opening head tag may still close it.
  parser.write(`<head>${html}`);
  if (!isOver) parser.end();
  const icon = ICON_RELS.map((rel) => icons.find(({ rels }) => rels.includes(rel))).find(Boolean);
  return { title: cleanTitle(title ?? ''), icon: icon?.href ?? null };
}

function cleanTitle(text: string): string | null {
  const plain = text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(HIDDEN, '')
    .normalize('NFC')
    .trim();
  const cut = Array.from(plain).slice(0, TITLE_MAX).join('').trim();
  return cut === '' ? null : cut;
}
