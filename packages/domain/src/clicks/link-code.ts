/** Without letters and digits that people mix up. */
export const CODE_LETTERS = '23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
/** 58 bits: nobody finds a link by trying. */
export const CODE_LENGTH = 10;

const CODE = `[${CODE_LETTERS}]{${CODE_LENGTH}}`;
const WHOLE = new RegExp(`^${CODE}$`);
/** A sign, and what follows it: messengers take into a link what a text goes on with. A letter or digit makes it another code. */
const GLUED = new RegExp(`^[\\p{Cf}\\s]*(${CODE})(?:(?!/)[\\p{P}\\p{S}\\p{Cf}\\s][^/]*)?$`, 'u');

export function isLinkCode(text: string): boolean {
  return WHOLE.test(text);
}

/**
 * The code at the start of the last part of a link's path, percent-encoded or decoded already. Punctuation, spaces and marks glued to it
 * are left out, with what follows them; undefined when it is none.
 */
export function readLinkCode(part: string): string | undefined {
  return isLinkCode(part) ? part : GLUED.exec(decode(part))?.[1];
}

/** An encoded sign that was cut in two stays as it is; its first sign is a percent sign. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
