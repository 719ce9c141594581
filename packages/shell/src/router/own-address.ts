import { joinPaths, trimPathRight, useMatch, useNavigate, useRouter } from '@tanstack/react-router';

/**
 * `navigate` for a page that changes its own address. It does nothing once the reader is on the way to another page: a search that is
 * handed over after a pause in typing would take them back from the link that they pressed meanwhile.
 */
export function useOwnAddress(): ReturnType<typeof useNavigate> {
  const router = useRouter();
  const navigate = useNavigate();
  const { pathname } = useMatch({ strict: false });
  // The address in the browser has the app's own part too: /staff.
  const own = trimPathRight(joinPaths([router.basepath, pathname]));
  return (options) => (trimPathRight(router.history.location.pathname) === own ? navigate(options) : Promise.resolve());
}
