import { isEmail, isNameSafe, isSubdomainLabel, isTextSafe, isUsername, parseTelegramPost } from '#text/patterns.ts';
import { isLink } from '#text/web-link.ts';
import { parsePhone } from '#text/phone.ts';
import type { FieldIssue, FieldIssueCode } from './issues.ts';

const SHAPES = {
  username_invalid: isUsername,
  email_invalid: isEmail,
  phone_invalid: (text) => parsePhone(text) !== undefined,
  link_invalid: isLink,
  telegram_link_invalid: (text) => parseTelegramPost(text) !== undefined,
  text_unsafe: isTextSafe,
  name_unsafe: isNameSafe,
  subdomain_invalid: isSubdomainLabel,
} as const satisfies Partial<Record<FieldIssueCode, (text: string) => boolean>>;

type TextShape = keyof typeof SHAPES;

/** The issue with this code unless the text has the shape; an empty text is left to checkRequired. */
export function checkShape(text: string, code: TextShape): FieldIssue[] {
  return text === '' || SHAPES[code](text) ? [] : [{ code }];
}
