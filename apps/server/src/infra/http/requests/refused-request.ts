import { refusals, type ErrorCode, type RefusalOf } from '@jarchi/contract/refusals.ts';
import type { FieldIssue } from '@jarchi/contract/refusals/field-issues.ts';

/** A refusal while a request is being read, before its handler runs. */
export class RefusedRequest extends Error {
  readonly refusal: RefusalOf<ErrorCode>;
  readonly issues: readonly FieldIssue[] | undefined;
  readonly statusCode: number;

  constructor(refusal: RefusalOf<ErrorCode>, issues?: readonly FieldIssue[]) {
    super(refusal.code);
    this.refusal = refusal;
    this.issues = issues;
    this.statusCode = refusals[refusal.code].status;
  }
}
