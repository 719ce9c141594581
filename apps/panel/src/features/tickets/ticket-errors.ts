import { ApiError } from '@jarchi/api-client/api-error.ts';
import type { TicketField, TicketIssue } from '@jarchi/domain/tickets/ticket-checks.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { flushSync } from 'react-dom';
import { issuesFa } from './issues.fa.ts';

export type TicketErrors = Partial<Record<TicketField, string>>;

/** The text of the first issue of each field. */
export function describeTicketIssues(issues: readonly TicketIssue[]): TicketErrors {
  return Object.fromEntries(
    issues.toReversed().map((issue) => {
      const limit = 'limit' in issue ? formatNumber(issue.limit) : '';
      return [issue.field, issuesFa[`${issue.field}.${issue.code}`]?.(limit) ?? ''];
    }),
  );
}

/** The issues with which the server refused; undefined for another failure. */
export function findTicketIssues(error: Error): readonly TicketIssue[] | undefined {
  return error instanceof ApiError && error.code === 'ticket_invalid' ? (error.facts.issues as readonly TicketIssue[]) : undefined;
}

/** Shows issues, and focuses the first control that has one. */
export function showIssues(form: HTMLElement | null, show: () => void): void {
  flushSync(show);
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
