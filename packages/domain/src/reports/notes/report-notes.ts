import type { FieldIssue } from '#validation/issues.ts';
import { checkLength, checkRequired } from '#validation/validators.ts';

/** Notes of one campaign. */
export const NOTES_MAX = 50;
/** Characters of one note. */
export const NOTE_TEXT_MAX = 200;

/** Why a text cannot be a note. */
export function checkNoteText(text: string): FieldIssue[] {
  return [...checkRequired(text), ...checkLength(text.trim(), NOTE_TEXT_MAX)];
}
