import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import type { RequestField, RequestIssue } from '@jarchi/domain/money/requests/request-checks.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { type RefObject, useState } from 'react';
import { describeIssues, type FieldErrors, findIssues, focusFirstError } from './request-errors.ts';

/** The errors beside the fields of a request; a field that is written again loses its own. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const tell = (issues: readonly RequestIssue[]): void => {
    setErrors(describeIssues(issues));
    if (issues.length > 0) focusFirstError(form.current);
  };
  return {
    errors,
    tell,
    /** Issues of the server stand beside their fields; another failure is told as a toast. */
    tellFailure: (error: Error): void => {
      const issues = findIssues(error);
      if (issues) tell(issues);
      else toast.error(errorText(error));
    },
    forget: (...fields: readonly RequestField[]): void =>
      setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !fields.includes(field as RequestField)))),
  };
}
