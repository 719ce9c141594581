import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { SkipLink } from '@jarchi/ui/navigation/SkipLink.tsx';
import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense, useLayoutEffect } from 'react';
import { panelFa } from '#panel.fa.ts';

const ToastRegion = lazyPart(() => import('@jarchi/ui/toasts/ToastRegion.tsx'), 'ToastRegion', { whenLost: 'nothing' });

/** What is on every page: the way past the navigation, the title, the messages. */
export function RootLayout() {
  const matches = useMatches();
  const title = matches.findLast((match) => match.staticData.title !== undefined)?.staticData.title;
  const isSignIn = matches.some((match) => match.pathname.startsWith('/auth'));
  // Before the page's own effects, so that a page that knows better wins.
  useLayoutEffect(() => {
    document.title = title === undefined ? panelFa.title : `${title} | ${panelFa.title}`;
  }, [title]);
  return (
    <>
      <SkipLink />
      <Outlet />
      <Suspense fallback={null}>
        <ToastRegion position={isSignIn ? 'start' : 'end'} />
      </Suspense>
    </>
  );
}
