import type { NotWorkbook } from '@jarchi/domain/publishers/workbook-formats.ts';

/**
 * Why a workbook cannot be read. `too_large`: it would unpack to more than the limit. `protected`: it opens by a password. `old_format`: it
 * is one of Excel before 2007. `not_workbook`: it is another kind of file.
 */
export type WorkbookFault =
  | { readonly code: 'broken' | 'too_large' | 'protected' | 'old_format' }
  | { readonly code: 'not_workbook'; readonly format: NotWorkbook };

export class WorkbookError extends Error {
  readonly fault: WorkbookFault;
  constructor(fault: WorkbookFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

export const broken = (message: string) => new WorkbookError({ code: 'broken' }, message);
