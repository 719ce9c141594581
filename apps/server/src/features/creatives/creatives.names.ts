/** Control characters, bidirectional marks and overrides, and halves of surrogate pairs: they hide what a name says. */
const HIDDEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const NAME_MAX = 255;
const ENDING_MAX = 10;

/** The name of an uploaded file without its path; at most 255 characters, its ending kept. */
export function cleanFileName(name: string): string {
  const bare = (name.split(/[/\\]/).at(-1) ?? '').normalize('NFC').replace(HIDDEN, '').trim();
  if (/^\.*$/.test(bare)) return 'file';
  if (bare.length <= NAME_MAX) return bare;
  const dot = bare.lastIndexOf('.');
  const ending = dot > 0 && bare.length - dot <= ENDING_MAX ? bare.slice(dot) : '';
  // A cut may fall inside a surrogate pair.
  return bare.slice(0, NAME_MAX - ending.length).replace(/\p{Cs}$/u, '') + ending;
}
