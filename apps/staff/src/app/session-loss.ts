import { installSessionLoss } from '@jarchi/shell/router/session-loss.ts';
import type { AnyRouter } from '@tanstack/react-router';
import { forgetPerson, subscribeToSessionLoss } from '#api.ts';
import { paths } from './paths.ts';
import { stringifySearch } from './search.ts';

export function watchSession(router: AnyRouter): void {
  installSessionLoss(router, {
    subscribe: subscribeToSessionLoss,
    forget: forgetPerson,
    isSignIn: (pathname) => pathname === paths.login,
    toSignIn: (back) => `${paths.login}${back === paths.customers ? '' : stringifySearch({ back })}`,
  });
}
