import type { FieldIssue } from '@jarchi/contract/refusals/field-issues.ts';
import type { AlertSetting, ThresholdIssue } from '@jarchi/domain/alerts/alert-kinds.ts';
import type { ScheduleIssue } from '@jarchi/domain/alerts/report-schedule.ts';

const outOf = (path: string, isAbove: boolean, { least, most }: { readonly least: number; readonly most: number }): FieldIssue =>
  isAbove ? { path, code: 'too_large', facts: { maximum: most } } : { path, code: 'too_small', facts: { minimum: least } };

/** Why a threshold is refused, as an issue of the request. */
export function issueOfThreshold(issue: ThresholdIssue, { threshold }: AlertSetting): FieldIssue {
  switch (issue.code) {
    case 'required':
      return { path: 'threshold', code: 'missing' };
    case 'none':
      return { path: 'threshold', code: 'not_allowed', facts: { allowed: [null] } };
    case 'out_of_range':
      return outOf('threshold', (threshold ?? 0) > issue.most, issue);
  }
}

export const issueOfSchedule = ({ field, isAbove, ...limits }: ScheduleIssue): FieldIssue => outOf(field, isAbove, limits);
