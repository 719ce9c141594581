import type { FieldIssue } from '@jarchi/domain/validation/issues.ts';
import { ISSUE_CODES } from '../refusals/field-issues.ts';
import { shortText } from './texts.ts';

/** A text that the domain judges, cleaned and trimmed: forms and server refuse the same texts for the same reasons. */
export function checkedText(check: (text: string) => readonly FieldIssue[], take = shortText) {
  return take()
    .trim()
    .superRefine((text, context) => {
      for (const issue of check(text)) context.addIssue({ code: 'custom', params: tell(issue) });
    });
}

/** In the codes of requests: every limit is a `maximum`. */
function tell(issue: FieldIssue) {
  if (issue.code === 'too_long') return { code: 'too_long', maximum: issue.limit };
  return { code: issue.code in ISSUE_CODES ? issue.code : 'invalid' };
}
