import type { DraftField, DraftIssue } from '@jarchi/domain/drafts/drafts.ts';
import { describeIssue } from '@jarchi/domain/validation/issue-text.ts';
import { requiredFa } from './draft-issues.fa.ts';

/** The draft's own text for an issue, else the common one. */
export function draftIssueText(issue: DraftIssue): string {
  const { field, index } = issue;
  const own = issue.code === 'required' && index === undefined ? requiredFa[field] : undefined;
  if (own !== undefined) return own;
  return describeIssue(issue);
}

/** The text of the first issue of a field, if it has one. */
export function fieldError(issues: readonly DraftIssue[], field: DraftField): string | undefined {
  const issue = issues.find((candidate) => candidate.field === field);
  return issue && draftIssueText(issue);
}
