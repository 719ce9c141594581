import { ApiError } from '@jarchi/api-client/api-error.ts';
import type { RequestField, RequestIssue } from '@jarchi/domain/money/requests/request-checks.ts';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { requestsFa as fa } from './requests.fa.ts';

export type FieldErrors = Partial<Record<RequestField, string>>;

/** The text of each field's first issue. */
export function describeIssues(issues: readonly RequestIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const limit = 'limit' in issue && issue.limit !== null ? formatToman(issue.limit) : '';
    errors[issue.field] ??= fa.issues[`${issue.field}.${issue.code}`]?.(limit) ?? '';
  }
  return errors;
}

/** The issues with which the server refused; undefined for another failure. */
export function findIssues(error: Error): readonly RequestIssue[] | undefined {
  return error instanceof ApiError && error.code === 'request_invalid' ? (error.facts.issues as readonly RequestIssue[]) : undefined;
}

/** Focuses the first control with an error; call it once the errors are drawn. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"] button')?.focus());
}
