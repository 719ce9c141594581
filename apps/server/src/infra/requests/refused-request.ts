import { refusals, type ErrorCode, type RefusalOf } from '@jarchi/contract/refusals.ts';

/** A refusal while a request is being read, before its handler runs. */
export class RefusedRequest extends Error {
  readonly refusal: RefusalOf<ErrorCode>;
  readonly statusCode: number;

  constructor(refusal: RefusalOf<ErrorCode>) {
    super(refusal.code);
    this.refusal = refusal;
    this.statusCode = refusals[refusal.code].status;
  }
}
