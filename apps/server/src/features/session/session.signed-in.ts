import { type Result, succeed } from '@jarchi/domain/result.ts';
import type { RequestFacts } from '#infra/http/caller.ts';
import type { SessionCookies } from './session.cookies.ts';
import type { CsrfPair } from './session.csrf.ts';
import type { SignedIn } from './session.opening.ts';
import type { SigningBrowser } from './session.browser.ts';

export interface Impersonations {
  /** Ends the impersonation whose secret a browser still has. */
  endImpersonationOf(presented: string | undefined): Promise<void>;
}

type SignInAnswer = { account: string; accounts: string[]; is_new: boolean };

/** What the routes of every way to sign in share: the facts of the browser, and the cookies of the answer. */
export function createSignInAnswers(service: Impersonations, cookies: SessionCookies) {
  /** A person who signs in or out must not inherit what staff had open in this browser. */
  async function endImpersonation(request: RequestFacts): Promise<void> {
    const { impersonation } = cookies.read(request);
    if (!impersonation) return;
    await service.endImpersonationOf(impersonation);
    cookies.clearImpersonation(request);
  }

  return {
    endImpersonation,

    browserOf: (request: RequestFacts): SigningBrowser => ({
      address: request.address,
      agent: request.agent,
      mark: cookies.read(request).browser,
    }),

    csrfOf: (request: RequestFacts): CsrfPair => ({ header: request.csrf, cookie: cookies.read(request).csrf }),

    async answerSignedIn<E>(request: RequestFacts, result: Result<SignedIn, E>): Promise<Result<SignInAnswer, E>> {
      if (!result.ok) return result;
      await endImpersonation(request);
      cookies.keepSignedIn(request, result.value);
      const { account, accounts, is_new } = result.value;
      return succeed({ account, accounts: [...accounts], is_new });
    },
  };
}
