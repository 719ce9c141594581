import { announcePersonChange } from '@jarchi/client-state/session/person.ts';
import { installSessionLoss } from '@jarchi/shell/router/session-loss.ts';
import type { AnyRouter } from '@tanstack/react-router';
import { paths } from '#paths.ts';
import { stringifySearch } from '@jarchi/shell/router/search.ts';

export function watchSession(router: AnyRouter): void {
  installSessionLoss(router, {
    forget: announcePersonChange,
    isSignIn: (pathname) => pathname === paths.login,
    toSignIn: (back) => `${paths.login}${back === paths.customers ? '' : stringifySearch({ back })}`,
  });
}
