/** Letters, digits, underscore and dot; a dot is neither first nor last nor repeated. */
const USERNAME = /^(?!.*\.\.)[a-z\d_][a-z\d_.]{1,28}[a-z\d_]$/i;

/** 3 to 30 Latin letters, digits, underscores and dots. */
export function isUsername(text: string): boolean {
  return USERNAME.test(text);
}

/** A username with or without its @. */
export function isMention(text: string): boolean {
  return isUsername(text.startsWith('@') ? text.slice(1) : text);
}

/** Latin letters, digits and underscore; letters, diacritics and digits of the Arabic script, without its punctuation. */
const HASHTAG = /^(?:\w|(?=\p{Script_Extensions=Arabic})[\p{L}\p{M}\p{Nd}])+$/u;

/** A hashtag without its #. A half-space separates words, so it is not allowed, like a space. */
export function isHashtag(text: string): boolean {
  return HASHTAG.test(text);
}

/** The longest e-mail address that mail servers accept. */
const EMAIL_MAX = 254;
// Invisible marks count as spaces: an address pasted with them looks right, but mail to it never arrives.
const EMAIL = /^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}]+\.[^\s@\p{Cc}\p{Cf}]+$/u;

/** Something, @, something, dot, something, without spaces; only a message to it shows whether it exists. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text);
}

export interface TelegramPost {
  readonly channel: string;
  readonly message_id: number;
}

const TELEGRAM_POST = /^https?:\/\/t\.me\/([a-z\d_-]{5,32})\/(\d+)(?:\?\S*)?$/i;

/** The post of a link https://t.me/{channel}/{number}; undefined for any other link. */
export function parseTelegramPost(link: string): TelegramPost | undefined {
  const match = TELEGRAM_POST.exec(link);
  if (!match) return undefined;
  const message_id = Number(match[2]);
  return message_id > 0 && Number.isSafeInteger(message_id) ? { channel: match[1]!, message_id } : undefined;
}

const UNSAFE_TEXT = /[\n\r\t\u2028\u2029<>&"'`\\;-]/;

/** No line break, tab, < > & straight quotes, backslash, semicolon, hyphen: for titles, names, subdomains. «», – and — are allowed. */
export function isTextSafe(text: string): boolean {
  return !UNSAFE_TEXT.test(text);
}

const UNSAFE_NAME = /[\n\r\t\u2028\u2029<>&"`\\;]/;

/** A safe text that may have hyphens and apostrophes: for legal names, which are written as they are registered. */
export function isNameSafe(name: string): boolean {
  return !UNSAFE_NAME.test(name);
}

const SUBDOMAIN_LABEL = /^[a-z\d]{1,63}$/i;

/** The label alone, as the user writes it: Latin letters and digits; no dot, and no hyphen because the text must be safe. */
export function isSubdomainLabel(text: string): boolean {
  return SUBDOMAIN_LABEL.test(text);
}
