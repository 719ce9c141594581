import { ApiError } from '@jarchi/api-client/api-error.ts';
import { api } from '#api/api.ts';
import { sendUndoables } from '@jarchi/client-state/change/undoable.ts';
import { runtimeConfig } from '#api/runtime-config.ts';
import { forgetPerson, forgetTyped } from './forget.ts';

/** Returns false if the browser is opening the logout page of the accounts service. */
export async function signOut(): Promise<boolean> {
  // The person meant the acts that can still be undone, so they are sent.
  await sendUndoables();
  try {
    await api.session.signOutByPost({ body: {} });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 403)) throw error;
    forgetTyped();
    forgetPerson();
    location.assign(runtimeConfig.links.logout);
    return false;
  }
  forgetTyped();
  forgetPerson();
  return true;
}
