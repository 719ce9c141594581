import type { AttachmentType } from '@jarchi/domain/attachments/attachment-files.ts';
import { cutText } from '@jarchi/domain/text/cut-text.ts';
import { visiblePart } from '@jarchi/domain/text/visible.ts';

/** Control characters, bidirectional marks and overrides, and halves of surrogate pairs: they disguise a name. */
const HIDDEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** Characters that some systems do not allow in a name. */
const UNFIT = /[<>:"|?*]/g;
/** Device names of Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const NAME_MAX = 255;

/** The allowed endings for each type; a name with another ending gets the first. */
const ENDINGS: Readonly<Record<AttachmentType, readonly [string, ...string[]]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/gif': ['.gif'],
  'image/png': ['.png'],
  'video/mp4': ['.mp4'],
  'video/quicktime': ['.mov', '.qt'],
  'application/pdf': ['.pdf'],
  'text/plain': ['.txt', '.log', '.csv', '.md'],
};

/** The name of an uploaded file without its path, with the ending of its type; at most 255 characters. */
export function cleanFileName(name: string, type: AttachmentType): string {
  const bare = (name.split(/[/\\]/).at(-1) ?? '').normalize('NFC').replace(HIDDEN, '').replace(UNFIT, '_');
  const trimmed = bare.trim().replace(/[. ]+$/, '');
  const plain = (visiblePart(trimmed) === '' ? 'file' : trimmed).replace(DEVICE, (device) => `_${device}`);
  const kept = ENDINGS[type].find((ending) => plain.toLowerCase().endsWith(ending) && plain.length > ending.length);
  const ending = kept === undefined ? ENDINGS[type][0] : plain.slice(-kept.length);
  const stem = kept === undefined ? plain : plain.slice(0, -kept.length);
  return cutText(visiblePart(stem) === '' ? 'file' : stem, NAME_MAX - ending.length) + ending;
}

/** The name of a template: its title, or the name of its file without the ending. */
export function templateTitle(title: string, fileName: string, lengthMax: number): string {
  const given = title.normalize('NFC').replace(HIDDEN, '').trim();
  return cutText(visiblePart(given) === '' ? fileName.replace(/\.[a-z\d]+$/i, '') : given, lengthMax);
}
