import type { AnyRouter } from '@tanstack/react-router';

export interface SessionLoss {
  /** Calls the listener when the server refuses to go on with the session. */
  readonly subscribe: (listener: () => void) => void;
  /** Drops what the browser keeps of the person. */
  readonly forget: () => void;
  readonly isSignIn: (pathname: string) => boolean;
  /** The address of the sign-in page that leads back to this address of the app. */
  readonly toSignIn: (back: string) => string;
}

/** When the session is lost, the sign-in page opens; it leads back to where the person was. */
export function installSessionLoss(router: AnyRouter, { subscribe, forget, isSignIn, toSignIn }: SessionLoss): void {
  subscribe(() => {
    const { pathname, searchStr } = router.state.location;
    forget();
    if (!isSignIn(pathname)) void router.navigate({ href: toSignIn(`${pathname}${searchStr}`), replace: true });
  });
}
