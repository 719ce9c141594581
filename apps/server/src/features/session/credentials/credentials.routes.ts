import { succeed } from '@jarchi/domain/result.ts';
import type { RequestFacts } from '#infra/http/caller.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { SessionCookies } from '../session.cookies.ts';
import type { Proofs } from '../proofs/proofs.service.ts';
import type { WaysBack } from '../proofs/proofs.way-back.ts';
import { createSignInAnswers, type Impersonations } from '../session.signed-in.ts';
import type { createCredentialsService } from './credentials.service.ts';

type CredentialsCalls = ReturnType<typeof createCredentialsService> &
  Pick<Proofs, 'proveSelf'> &
  Pick<WaysBack, 'readWayBack' | 'freezePerson' | 'restorePerson'> &
  Impersonations;

export function credentialsHandlers(service: CredentialsCalls, cookies: SessionCookies): HandlersOf<'credentials'> {
  const { browserOf, csrfOf, answerSignedIn } = createSignInAnswers(service, cookies);
  const doorOf = (request: RequestFacts) => ({ ...browserOf(request), door: cookies.read(request).door });

  return {
    getCredentials: async ({ caller }) => succeed(await service.getCredentials(caller.user_id)),
    verifyResetPhone: ({ body, request }) => service.verifyResetPhone(body, cookies.keepDoor(request)),
    resetPassword: async ({ body, request }) =>
      answerSignedIn(request, await service.resetPassword(body.request_id, body.password, doorOf(request))),
    changePassword: ({ caller, body, request }) =>
      service.changePassword(caller, body, { csrf: csrfOf(request), browser: doorOf(request) }),
    proveSelf: ({ caller, body, request }) =>
      service.proveSelf(caller, body, { csrf: csrfOf(request), browser: doorOf(request), door: cookies.keepDoor(request) }),
    beginPasskey: ({ caller, body, request }) =>
      service.beginPasskey(caller, body.proof, { csrf: csrfOf(request), door: cookies.keepDoor(request) }),
    addPasskey: ({ caller, body, request }) =>
      service.addPasskey(caller, body, { csrf: csrfOf(request), door: cookies.read(request).door }),
    removePasskey: ({ caller, params, query, request }) =>
      service.removePasskey(
        caller,
        { id: params.passkey, proof: query.proof ?? null },
        { csrf: csrfOf(request), door: cookies.read(request).door },
      ),
    readWayBack: ({ body }) => service.readWayBack(body.key),
    freezePerson: ({ body }) => service.freezePerson(body.key),
    restorePerson: ({ body, request }) => service.restorePerson(body.key, body.proof, doorOf(request)),
    beginPasskeySignIn: async ({ request }) => succeed(await service.beginPasskeySignIn(cookies.keepDoor(request))),
    signInWithPasskey: async ({ body, request }) => answerSignedIn(request, await service.signInWithPasskey(body, doorOf(request))),
  };
}
