import { ApiError } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { passkeyFailureFa as fa } from './passkey-failure.fa.ts';

/** What a browser or the server refuses, in words. */
export function passkeyFailureText(failure: unknown): string {
  if (failure instanceof ApiError) return errorText(failure);
  const name = failure instanceof Error ? failure.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return fa.cancelled;
  return name === 'InvalidStateError' ? fa.known : fa.impossible;
}
