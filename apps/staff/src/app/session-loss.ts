import type { AnyRouter } from '@tanstack/react-router';
import { forgetPerson, subscribeToSessionLoss } from '#api.ts';
import { paths } from './paths.ts';

/** Without a session the sign-in page takes over, and leads back to where the person was. */
export function installSessionLoss(router: AnyRouter): void {
  subscribeToSessionLoss(() => {
    const { pathname, searchStr } = router.state.location;
    if (pathname === paths.login) return;
    forgetPerson();
    const back = `${pathname}${searchStr}`;
    void router.navigate({ to: paths.login, search: back === paths.customers ? {} : { back }, replace: true });
  });
}
