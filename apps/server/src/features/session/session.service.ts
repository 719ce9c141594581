import { createAuthentication } from './session.authentication.ts';
import { createImpersonation } from './session.impersonation.ts';
import { createOtpSignIn, type OtpDeps } from './sign-in/session.otp.ts';
import { createPasswordSignIn, type PasswordDeps } from './sign-in/session.password.ts';
import { createProfile, type ProfileDeps } from './session.profile.ts';
import { createRefresh, type RefreshDeps } from './session.refresh.ts';

export type SessionDeps = OtpDeps & PasswordDeps & Omit<RefreshDeps, 'authentication'> & ProfileDeps;
export type SessionService = ReturnType<typeof createSessionService>;

/** People: signing in and out, access tokens, and the person's own data. */
export function createSessionService(deps: SessionDeps) {
  const authentication = createAuthentication(deps);
  return {
    ...createOtpSignIn(deps),
    ...createPasswordSignIn(deps),
    ...createRefresh({ ...deps, authentication }),
    ...createImpersonation({ ...deps, authentication }),
    ...createProfile(deps),
    listEnded: authentication.listEnded,
    forgetSession: authentication.forgetSession,
    forgetAccount: authentication.forgetAccount,
    guards: { authenticate: authentication.authenticate, authenticateStaff: authentication.authenticateStaff },
  };
}
