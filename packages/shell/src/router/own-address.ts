import { joinPaths, trimPathRight, useMatches, useNavigate, useRouter } from '@tanstack/react-router';

/** Whether the reader is still on the page that asks, and not on the way to another one. */
export function useIsOwnAddress(): () => boolean {
  const router = useRouter();
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
  // The address in the browser has the app's own part too: /staff.
  const own = trimPathRight(joinPaths([router.basepath, pathname]));
  return () => trimPathRight(router.history.location.pathname) === own;
}

/**
 * `navigate` for a page that changes its own address. It does nothing once the reader is on the way to another page: a search that is
 * handed over after a pause in typing would take them back from the link that they pressed meanwhile.
 */
export function useOwnAddress(): ReturnType<typeof useNavigate> {
  const isOwn = useIsOwnAddress();
  const navigate = useNavigate();
  return (options) => (isOwn() ? navigate(options) : Promise.resolve());
}
