import { onSessionLoss } from '@jarchi/client-state/session/window-session.ts';
import type { AnyRouter } from '@tanstack/react-router';

export interface SessionLoss {
  /** Removes the person's data from the browser. */
  readonly forget: () => void;
  readonly isSignIn: (pathname: string) => boolean;
  /** The URL of the sign-in page that returns to this URL of the app. */
  readonly toSignIn: (back: string) => string;
}

/** Opens the sign-in page when the session is lost; it returns to the page that was open. */
export function installSessionLoss(router: AnyRouter, { forget, isSignIn, toSignIn }: SessionLoss): void {
  onSessionLoss(() => {
    const { pathname, searchStr } = router.state.location;
    forget();
    if (!isSignIn(pathname)) void router.navigate({ href: toSignIn(`${pathname}${searchStr}`), replace: true });
  });
}
