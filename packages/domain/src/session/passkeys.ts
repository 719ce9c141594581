import { MINUTE_MS } from '#calendar/durations.ts';
import type { FieldIssue } from '#validation/issues.ts';
import { checkShape } from '#validation/text-shapes.ts';
import { checkLength, checkRequired } from '#validation/validators.ts';

/** The most that one person may have. */
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 40;
/** How long a browser may take to answer a challenge, and how long a verified phone may set a new password. */
export const CHALLENGE_TTL_MS = 5 * MINUTE_MS;
export const RESET_TTL_MS = 10 * MINUTE_MS;

/** The issues of the name that a person gives to a passkey. */
export function checkPasskeyName(typed: string): FieldIssue[] {
  const name = typed.trim();
  return [...checkRequired(name), ...checkLength(name, PASSKEY_NAME_MAX), ...checkShape(name, 'text_unsafe')];
}
