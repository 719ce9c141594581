import { tabStorage } from '@jarchi/client-state/storage/browser-storage.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { credentialsApi } from '#api/rare/credentials-api.ts';
import { enter, type Entered } from './enter.ts';
import { forgetOtpRequest } from './otp-request.ts';
import { PLATFORM } from './sign-in.ts';

/** Forgotten with the request of a code, whose name its own begins with. */
const KEY = 'jarchi-otp-request-verified';

/** The right to set one new password, in this browser. */
export type PasswordReset = CallAnswer<'credentials', 'verifyResetPhone'>;

/** This window's verified phone; it is removed with the window. */
export function findPasswordReset(): PasswordReset | undefined {
  try {
    const stored = JSON.parse(tabStorage.getItem(KEY) ?? 'null') as Partial<PasswordReset> | null;
    const isWhole = typeof stored?.request_id === 'string' && typeof stored.phone === 'string';
    return isWhole ? (stored as PasswordReset) : undefined;
  } catch {
    return undefined;
  }
}

export async function verifyResetPhone(request_id: string, code: string): Promise<void> {
  const reset = await credentialsApi.verifyResetPhone({ body: { request_id, code, platform: PLATFORM } });
  tabStorage.setItem(KEY, JSON.stringify(reset));
  forgetOtpRequest();
}

function forgetPasswordReset(): void {
  tabStorage.removeItem(KEY);
}

/** Sets the new password, and signs in. */
export async function resetPassword({ request_id }: PasswordReset, password: string): Promise<Entered> {
  const signedIn = await credentialsApi.resetPassword({ body: { request_id, password, platform: PLATFORM } });
  forgetPasswordReset();
  return enter(signedIn);
}
