import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { RequestFacts } from '#infra/http/caller.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import { NO_ACCOUNT } from './session.refresh.ts';
import type { SessionCookies } from './session.cookies.ts';
import type { SessionService } from './session.service.ts';
import { createSignInAnswers } from './session.signed-in.ts';

export function sessionHandlers(service: SessionService, cookies: SessionCookies): HandlersOf<'session'> {
  const { browserOf, csrfOf, endImpersonation, answerSignedIn } = createSignInAnswers(service, cookies);
  const signOut = async (request: RequestFacts): Promise<Result<{ ok: true }, { code: 'forbidden' }>> => {
    if (!request.is_own_fetch) return refuse({ code: 'forbidden' });
    await service.signOut(cookies.read(request).refresh);
    await endImpersonation(request);
    cookies.clearSession(request);
    return succeed({ ok: true });
  };
  return {
    sendOtp: ({ body, request }) => service.sendOtp(body.phone, browserOf(request)),
    verifyOtp: async ({ body, request }) =>
      answerSignedIn(request, await service.verifyOtp(body.request_id, body.code, browserOf(request), body.terms_version)),
    signInWithPassword: async ({ body, request }) =>
      answerSignedIn(request, await service.signInWithPassword(body.username, body.password, browserOf(request))),
    getAccessToken: async ({ query, request }) => {
      const { refresh, impersonation, account } = cookies.read(request);
      const isPanel = query.app === 'panel';
      const wanted = isPanel ? query.account || account : undefined;
      const impersonated = await service.getImpersonationToken(isPanel ? impersonation : undefined, wanted);
      if (impersonated.kind === 'live') {
        const { kind: _kind, ...answer } = impersonated;
        cookies.keepAccount(request, answer.account);
        return succeed(answer);
      }
      if (impersonated.kind === 'over') cookies.clearImpersonation(request);
      const result = await service.getAccessToken(refresh, query.app === 'person' ? NO_ACCOUNT : wanted);
      if (!result.ok) return result;
      const { refresh_token, ...answer } = result.value;
      cookies.keepRefreshed(request, refresh_token);
      if (isPanel) cookies.keepAccount(request, answer.account);
      return succeed(answer);
    },
    openAccount: ({ caller }) => service.openAccount(caller),
    getUser: async ({ caller }) => succeed(await service.getUser(caller.user_id)),
    updateInfo: ({ caller, body, request }) => service.updateInfo(caller, body, csrfOf(request), cookies.read(request).door),
    setPhone: ({ caller, body, request }) => service.setPhone(caller, body, { csrf: csrfOf(request), door: cookies.read(request).door }),
    signOut: ({ request }) => signOut(request),
    signOutByPost: ({ request }) => signOut(request),
  };
}
