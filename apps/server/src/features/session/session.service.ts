import { createAuthentication } from './session.authentication.ts';
import type { CredentialsDeps } from './credentials/credentials.deps.ts';
import { createCredentialsService } from './credentials/credentials.service.ts';
import { createImpersonation } from './session.impersonation.ts';
import { createOtpSignIn, type OtpDeps } from './sign-in/session.otp.ts';
import { createPasswordGuard, type PasswordGuardDeps } from './sign-in/session.password-guard.ts';
import { createPasswordSignIn } from './sign-in/session.password.ts';
import { createProfile, type ProfileDeps } from './session.profile.ts';
import { createRefresh, type RefreshDeps } from './session.refresh.ts';

type Made = 'authentication' | 'passwords';
export type SessionDeps = OtpDeps & PasswordGuardDeps & Omit<CredentialsDeps, Made> & Omit<RefreshDeps, Made> & ProfileDeps;
export type SessionService = ReturnType<typeof createSessionService>;

/** People: signing in and out, access tokens, and the person's own data. */
export function createSessionService(deps: SessionDeps) {
  const authentication = createAuthentication(deps);
  const passwords = createPasswordGuard(deps);
  return {
    ...createOtpSignIn(deps),
    ...createPasswordSignIn({ ...deps, passwords }),
    ...createRefresh({ ...deps, authentication }),
    ...createImpersonation({ ...deps, authentication }),
    ...createProfile(deps),
    ...createCredentialsService({ ...deps, authentication, passwords }),
    listEnded: authentication.listEnded,
    forgetSession: authentication.forgetSession,
    forgetAccount: authentication.forgetAccount,
    guards: {
      authenticate: authentication.authenticate,
      authenticatePerson: authentication.authenticatePerson,
      authenticateStaff: authentication.authenticateStaff,
    },
  };
}
