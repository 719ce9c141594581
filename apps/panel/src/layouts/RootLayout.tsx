import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { SkipLink } from '@jarchi/ui/navigation/SkipLink.tsx';
import { RouteTitle } from '@jarchi/shell/title/RouteTitle.tsx';
import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { panelFa } from '#panel.fa.ts';

const ToastRegion = lazyPart(() => import('@jarchi/ui/toasts/ToastRegion.tsx'), 'ToastRegion', { whenLost: 'nothing' });

/** On each page: the skip link, the title and the messages. */
export function RootLayout() {
  const matches = useMatches();
  const isSignIn = matches.some((match) => match.pathname.startsWith('/auth'));
  return (
    <>
      <RouteTitle product={panelFa.title} />
      <SkipLink />
      <Outlet />
      <Suspense fallback={null}>
        <ToastRegion position={isSignIn ? 'start' : 'end'} />
      </Suspense>
    </>
  );
}
