import type { FieldIssue } from '#validation/issues.ts';
import { AMOUNT_MAX } from '#money/typed-amount.ts';
import { checkLength, checkPositiveInt, checkRequired } from '#validation/validators.ts';
import { checkShape } from '#validation/text-shapes.ts';
import type { DraftField, DraftIssue } from '#drafts/drafts.ts';

/** The issues of a value as issues of its field. */
export function listIssues(field: DraftField, issues: readonly FieldIssue[]): DraftIssue[] {
  return issues.map((issue) => ({ field, ...issue }));
}

/** A required title: safe text, with the spaces around it ignored. */
export function checkTitle(text: string, limit: number): FieldIssue[] {
  const title = text.trim();
  return [...checkRequired(title), ...checkLength(title, limit), ...checkShape(title, 'text_unsafe')];
}

/** A required text. */
export function checkRequiredText(text: string, limit: number): FieldIssue[] {
  return [...checkRequired(text), ...checkLength(text, limit)];
}

/** An optional amount, at most `maximum`. */
export function checkAmount(value: number | null, maximum: number = AMOUNT_MAX): FieldIssue[] {
  if (value === null) return [];
  const issues = checkPositiveInt(value);
  return issues.length === 0 && value > maximum ? [{ code: 'max_value', maximum }] : issues;
}
