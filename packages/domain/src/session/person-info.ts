import { isEmail } from '#text/patterns.ts';
import type { FieldIssue } from '#validation/issues.ts';
import { checkShape } from '#validation/text-shapes.ts';
import { checkLength } from '#validation/validators.ts';

export const PERSON_NAME_MAX = 60;

/** The issues of a first or last name that is typed: its length, and the signs that no name has. An empty name is left to checkRequired. */
export function checkPersonName(typed: string): FieldIssue[] {
  const name = typed.trim();
  return [...checkLength(name, PERSON_NAME_MAX), ...checkShape(name, 'text_unsafe')];
}

/** An e-mail address as it is sent and stored: without the spaces around it. Undefined if it is none. */
export function parseEmail(typed: string): string | undefined {
  const email = typed.trim();
  return isEmail(email) ? email : undefined;
}
