import { installSessionLoss } from '@jarchi/shell/router/session-loss.ts';
import type { AnyRouter } from '@tanstack/react-router';
import { forgetPerson } from '#data/session/forget.ts';
import { keepLastAccount } from '#data/session/last-account.ts';
import { onForbiddenAccount } from '#api/forbidden-account.ts';
import { loginHref } from '#app/find-entry.ts';
import { paths } from '#paths.ts';

/** Without a session, or with an account that the person may not use, the sign-in page opens. */
export function watchSession(router: AnyRouter): void {
  installSessionLoss(router, {
    forget: () => {
      keepLastAccount();
      forgetPerson();
    },
    isSignIn: (pathname) => pathname.startsWith('/auth'),
    toSignIn: loginHref,
  });
  onForbiddenAccount(() => {
    forgetPerson();
    void router.navigate({ href: `${paths.login}?plt=jarchi-panel&type=adv`, replace: true });
  });
}
