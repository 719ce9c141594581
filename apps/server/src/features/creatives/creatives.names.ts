import type { GuideType } from '@jarchi/domain/creatives/guide-files.ts';

/** Control characters, bidirectional marks and overrides, and halves of surrogate pairs: they hide what a name says. */
const HIDDEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** Signs that some systems do not keep in a name. */
const UNFIT = /[<>:"|?*]/g;
/** Devices of Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const NAME_MAX = 255;

/** How the name of a file of each type may end; the first is given to one that ends otherwise. */
const ENDINGS: Readonly<Record<GuideType, readonly [string, ...string[]]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/gif': ['.gif'],
  'image/png': ['.png'],
  'video/mp4': ['.mp4'],
  'video/quicktime': ['.mov', '.qt'],
  'application/pdf': ['.pdf'],
};

/** The name of an uploaded file without its path, ending in what the file is; at most 255 characters. */
export function cleanFileName(name: string, type: GuideType): string {
  const bare = (name.split(/[/\\]/).at(-1) ?? '').normalize('NFC').replace(HIDDEN, '').replace(UNFIT, '_');
  const trimmed = bare.trim().replace(/[. ]+$/, '');
  const plain = (trimmed === '' ? 'file' : trimmed).replace(DEVICE, (device) => `_${device}`);
  const kept = ENDINGS[type].find((ending) => plain.toLowerCase().endsWith(ending) && plain.length > ending.length);
  const ending = kept === undefined ? ENDINGS[type][0] : plain.slice(-kept.length);
  return cutText(kept === undefined ? plain : plain.slice(0, -kept.length), NAME_MAX - ending.length) + ending;
}

/** What a template is called: its title, or the name of its file without the ending. */
export function templateTitle(title: string, fileName: string, lengthMax: number): string {
  const given = title.normalize('NFC').replace(HIDDEN, '').trim();
  return cutText(given === '' ? fileName.replace(/\.[a-z\d]+$/i, '') : given, lengthMax);
}

/** A cut may fall inside a surrogate pair. */
function cutText(text: string, lengthMax: number): string {
  return text.slice(0, lengthMax).replace(/\p{Cs}$/u, '');
}
