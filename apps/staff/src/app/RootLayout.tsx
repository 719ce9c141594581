import { SkipLink } from '@jarchi/ui/navigation/SkipLink.tsx';
import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { waiting } from '#api.ts';
import { consoleFa } from '#console.fa.ts';

const ToastRegion = lazy(async () => ({ default: (await import('@jarchi/ui/toasts/ToastRegion.tsx')).ToastRegion }));

const WaitingBar = lazy(async () => ({ default: (await import('@jarchi/ui/bars/WaitingBar.tsx')).WaitingBar }));

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
