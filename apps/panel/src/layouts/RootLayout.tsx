import { Toasts } from '@jarchi/shell/frame/Toasts.tsx';
import { SkipLink } from '@jarchi/ui/navigation/SkipLink.tsx';
import { RouteTitle } from '@jarchi/shell/title/RouteTitle.tsx';
import { Outlet, useMatches } from '@tanstack/react-router';
import { panelFa } from '#panel.fa.ts';

/** On each page: the skip link, the title and the messages. */
export function RootLayout() {
  const matches = useMatches();
  const isSignIn = matches.some((match) => match.pathname.startsWith('/auth'));
  return (
    <>
      <RouteTitle product={panelFa.title} />
      <SkipLink />
      <Outlet />
      <Toasts position={isSignIn ? 'start' : 'end'} />
    </>
  );
}
