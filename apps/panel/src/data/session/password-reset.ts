import { createKept } from '@jarchi/client-state/storage/kept.ts';
import { record, text } from '@jarchi/client-state/storage/shapes.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { api } from '#api/api.ts';
import { enter, type Entered } from './enter.ts';
import { keptOtpRequest } from './otp-request.ts';
import { PLATFORM } from './sign-in.ts';

/** The right to set one new password, in this browser. */
export type PasswordReset = CallAnswer<'credentials', 'verifyResetPhone'>;

/** This window's verified phone; it is removed with the window. A sign-out forgets it with the request of a code, whose name its own begins with. */
export const keptPasswordReset = createKept<PasswordReset>(
  () => 'jarchi-otp-request-verified',
  record({ request_id: text, phone: text, expires_at: text }),
);

export async function verifyResetPhone(request_id: string, code: string): Promise<void> {
  const reset = await api.credentials.verifyResetPhone({ body: { request_id, code, platform: PLATFORM } });
  keptPasswordReset.keep(reset);
  keptOtpRequest.forget();
}

/** Sets the new password, and signs in. */
export async function resetPassword({ request_id }: PasswordReset, password: string): Promise<Entered> {
  const signedIn = await api.credentials.resetPassword({ body: { request_id, password, platform: PLATFORM } });
  keptPasswordReset.forget();
  return enter(signedIn);
}
