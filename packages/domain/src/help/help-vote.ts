import type { FieldIssue } from '#validation/issues.ts';
import { checkLength } from '#validation/validators.ts';

/** Characters of what a reader writes about an article. */
export const HELP_COMMENT_MAX = 500;

/** A comment may be empty. */
export function checkHelpComment(comment: string): FieldIssue[] {
  return checkLength(comment.trim(), HELP_COMMENT_MAX);
}
