import { ApiError } from '@jarchi/api-client/api-error.ts';
import { api, forgetPerson } from '#api.ts';

/** The name of this product to the account system. */
const PLATFORM = 'jarchi-staff';

/** `stranger`: name and password are right, and belong to somebody who is no staff. */
export async function signIn(username: string, password: string): Promise<'member' | 'stranger'> {
  await api.session.signInWithPassword({ body: { username, password, platform: PLATFORM } });
  forgetPerson();
  try {
    await api.staff.getStaffMember();
    return 'member';
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return 'stranger';
    throw error;
  }
}

/** Ends the person's session in this browser, and what they had open in a customer's name. */
export async function signOut(): Promise<void> {
  await api.session.signOut();
  forgetPerson();
}
