import type { FieldIssue } from '#validation/issues.ts';
import { checkLength, checkPositiveInt, checkRequired } from '#validation/validators.ts';
import { checkShape } from '#validation/text-shapes.ts';
import type { DraftField, DraftIssue } from '#drafts/drafts.ts';

/** A value's issues as those of its field. */
export function listIssues(field: DraftField, issues: readonly FieldIssue[]): DraftIssue[] {
  return issues.map((issue) => ({ field, ...issue }));
}

/** A title that must be there: safe text, the spaces around it aside. */
export function checkTitle(text: string, limit: number): FieldIssue[] {
  const title = text.trim();
  return [...checkRequired(title), ...checkLength(title, limit), ...checkShape(title, 'text_unsafe')];
}

/** A text that must be there. */
export function checkRequiredText(text: string, limit: number): FieldIssue[] {
  return [...checkRequired(text), ...checkLength(text, limit)];
}

/** An amount that may be left out. */
export function checkAmount(value: number | null): FieldIssue[] {
  return value === null ? [] : checkPositiveInt(value);
}
