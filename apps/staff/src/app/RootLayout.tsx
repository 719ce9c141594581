import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { SkipLink } from '@jarchi/ui/navigation/SkipLink.tsx';
import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense, useLayoutEffect } from 'react';
import { waiting } from '#api.ts';
import { consoleFa } from '#console.fa.ts';

const ToastRegion = lazyPart(() => import('@jarchi/ui/toasts/ToastRegion.tsx'), 'ToastRegion', { whenLost: 'nothing' });

const WaitingBar = lazyPart(() => import('@jarchi/ui/bars/WaitingBar.tsx'), 'WaitingBar', { whenLost: 'nothing' });

/** What is on every page: the way past the navigation, the title, a server that is slow, the messages. */
export function RootLayout() {
  const title = useMatches().findLast((match) => match.staticData.title !== undefined)?.staticData.title;
  // Before the page's own effects, so that a page that knows better wins.
  useLayoutEffect(() => {
    document.title = title === undefined ? consoleFa.title : `${title} | ${consoleFa.title}`;
  }, [title]);
  return (
    <>
      <SkipLink />
      <Suspense fallback={null}>
        <WaitingBar waiting={waiting} />
      </Suspense>
      <Outlet />
      <Suspense fallback={null}>
        <ToastRegion />
      </Suspense>
    </>
  );
}
