import type { AnyRouter } from '@tanstack/react-router';
import { subscribeToSessionLoss } from '#api/caller.ts';
import { forgetPerson } from '#data/session/forget.ts';
import { onForbiddenAccount } from '#api/person.ts';
import { loginHref } from '#app/find-entry.ts';
import { paths } from '#app/paths.ts';

/** Without a session the sign-in page takes over, and leads back to where the person was. */
export function installSessionLoss(router: AnyRouter): void {
  const isSignIn = () => router.state.location.pathname.startsWith('/auth');
  subscribeToSessionLoss(() => {
    const back = router.state.location.href;
    forgetPerson();
    if (!isSignIn()) void router.navigate({ href: loginHref(back), replace: true });
  });
  onForbiddenAccount(() => {
    forgetPerson();
    void router.navigate({ href: `${paths.login}?plt=jarchi-panel&type=adv`, replace: true });
  });
}
