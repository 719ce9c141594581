import { succeed } from '@jarchi/domain/result.ts';
import { createAuthentication } from './session.authentication.ts';
import type { ProofsDeps } from './proofs/proofs.deps.ts';
import { createCredentialsService } from './credentials/credentials.service.ts';
import { createChanges } from './proofs/proofs.changes.ts';
import { createNewPhones } from './proofs/proofs.new-phone.ts';
import { createPhones } from './proofs/proofs.phone.ts';
import { createProofs } from './proofs/proofs.service.ts';
import { createWayBack } from './proofs/proofs.way-back.ts';
import { createImpersonation } from './session.impersonation.ts';
import { isEmailConfirmed } from './session.repository.ts';
import { createOtpSignIn, type OtpDeps } from './sign-in/session.otp.ts';
import { createPasswordGuard, type PasswordGuardDeps } from './factors/password-guard.ts';
import { createPasswordSignIn } from './sign-in/session.password.ts';
import { createProfile, type ProfileDeps } from './session.profile.ts';
import { createRefresh, type RefreshDeps } from './session.refresh.ts';

type Made = 'authentication' | 'passwords' | 'proofs' | 'changes';
export type SessionDeps = OtpDeps & PasswordGuardDeps & Omit<ProofsDeps, Made> & Omit<RefreshDeps, Made> & Omit<ProfileDeps, Made>;
export type SessionService = ReturnType<typeof createSessionService>;

/** People: signing in and out, access tokens, and the person's own data. */
export function createSessionService(deps: SessionDeps) {
  const authentication = createAuthentication(deps);
  const passwords = createPasswordGuard(deps);
  const shared = { ...deps, authentication, passwords };
  const proofs = createProofs(shared);
  const changes = createChanges(shared);
  const phones = createPhones(shared, proofs, changes);
  const wayBack = createWayBack(shared, proofs, changes);
  const profile = createProfile({ ...shared, imageUrl: deps.imageUrl, proofs, changes });
  return {
    ...createOtpSignIn(deps),
    ...createPasswordSignIn({ ...deps, passwords }),
    ...createRefresh({ ...deps, authentication }),
    ...createImpersonation({ ...deps, authentication }),
    ...profile,
    async setPhone(...given: Parameters<typeof phones.setPhone>) {
      const set = await phones.setPhone(...given);
      return set.ok ? succeed(await profile.getUser(set.value)) : set;
    },
    ...createCredentialsService({ ...shared, proofs, changes }),
    readWayBack: wayBack.readWayBack,
    freezePerson: wayBack.freezePerson,
    restorePerson: wayBack.restorePerson,
    /** For requests of who has no proof. */
    newPhones: createNewPhones(shared, phones, wayBack),
    proveSelf: (...given: Parameters<typeof proofs.proveSelf>) => proofs.proveSelf(...given),
    isEmailConfirmed,
    tellBefore: changes.tellBefore,
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
