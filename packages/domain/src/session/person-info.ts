import { isEmail } from '#text/patterns.ts';
import type { FieldIssue } from '#validation/issues.ts';
import { checkShape } from '#validation/text-shapes.ts';
import { checkLength } from '#validation/validators.ts';
import { foldLogin } from './login.ts';

export const PERSON_NAME_MAX = 60;

/** The issues of a first or last name that is typed: its length, and the signs that no name has. An empty name is left to checkRequired. */
export function checkPersonName(typed: string): FieldIssue[] {
  const name = typed.trim();
  return [...checkLength(name, PERSON_NAME_MAX), ...checkShape(name, 'text_unsafe')];
}

/** A name or a part of a host in one script: ASCII, or letters of the Arabic script with digits and signs of ASCII. */
const ONE_SCRIPT = /^(?:[!-~]+|(?:(?=\p{Script_Extensions=Arabic})[\p{L}\p{M}]|[!-@[-`{-~])+)$/u;

/** The issues of an e-mail. Letters of other scripts, and mixed ones, look like those of another person's address. */
export function checkEmail(typed: string): FieldIssue[] {
  const email = foldLogin(typed);
  if (!isEmail(email)) return [{ code: 'email_invalid' }];
  const [name = '', host = ''] = email.split('@');
  return [name, ...host.split('.')].every((part) => ONE_SCRIPT.test(part)) ? [] : [{ code: 'email_lookalike' }];
}

/** An e-mail address as it is compared, sent and stored, in the form and on the server alike. Undefined if it is none. */
export function parseEmail(typed: string): string | undefined {
  return checkEmail(typed).length === 0 ? foldLogin(typed) : undefined;
}
