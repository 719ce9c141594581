import '@jarchi/shell/styles.css';
import { announcePersonChange } from '@jarchi/client-state/session/person.ts';
import { stringifySearch } from '@jarchi/shell/router/search.ts';
import { installSessionLoss } from '@jarchi/shell/router/session-loss.ts';
import { startApp } from '@jarchi/shell/start/start-app.tsx';
import { paths } from '#paths.ts';
import { router } from './app/router.tsx';

installSessionLoss(router, {
  forget: announcePersonChange,
  isSignIn: (pathname) => pathname === paths.login,
  toSignIn: (back) => `${paths.login}${back === paths.customers ? '' : stringifySearch({ back })}`,
});
startApp(router);
