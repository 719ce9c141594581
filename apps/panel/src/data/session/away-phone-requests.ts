import type { CallAnswer } from '@jarchi/contract/types.ts';
import { api } from '#api/api.ts';
import { keptOtpRequest } from './otp-request.ts';
import { PLATFORM } from './sign-in.ts';

export type PhoneRequest = CallAnswer<'phoneRequests', 'readPhoneRequest'>;
export type PhoneDraft = CallAnswer<'phoneRequests', 'beginPhoneRequest'>;

interface SentCode {
  readonly request_id: string;
  readonly code: string;
}

/** Begins the request of who cannot sign in, for this browser: the person as they name themself, and the code of the new phone. */
export async function beginPhoneRequest(login: string, sent: SentCode): Promise<PhoneDraft> {
  const draft = await api.phoneRequests.beginPhoneRequest({ body: { login, ...sent, platform: PLATFORM } });
  keptOtpRequest.forget();
  return draft;
}

export function sendPhoneDocument(
  draft: string,
  file: File,
  options: { signal: AbortSignal; onProgress: (sent: number, total: number) => void },
) {
  return api.phoneRequests.sendPhoneDocument({ params: { draft }, file }, options);
}

/** Sends the request with its documents; returns until when it waits. */
export async function finishPhoneRequest(draft: string, story: string): Promise<string> {
  const { until } = await api.phoneRequests.finishPhoneRequest({ params: { draft }, body: { story, platform: PLATFORM } });
  return until;
}

/** What the link is about that the present phone and e-mail got; the key is in its fragment. */
export const readPhoneRequest = (key: string): Promise<PhoneRequest> => api.phoneRequests.readPhoneRequest({ body: { key } });

export const stopPhoneRequestByLink = (key: string): Promise<PhoneRequest> => api.phoneRequests.stopPhoneRequestByLink({ body: { key } });
