import { ApiError } from '@jarchi/api-client/api-error.ts';
import { announcePersonChange } from '@jarchi/client-state/session/person.ts';
import { api } from '#api.ts';

/** This product's name in the accounts service. */
const PLATFORM = 'jarchi-staff';

/** `stranger`: name and password are right, but the person is not staff. */
export async function signIn(username: string, password: string): Promise<'member' | 'stranger'> {
  await api.session.signInWithPassword({ body: { username, password, platform: PLATFORM } });
  announcePersonChange();
  try {
    await api.staff.getStaffMember();
    return 'member';
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return 'stranger';
    throw error;
  }
}

/** Ends the person's session in this browser, and their session in a customer's name. */
export async function signOut(): Promise<void> {
  await api.session.signOutByPost({ body: {} });
  announcePersonChange();
}
