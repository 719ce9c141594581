import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useLayoutEffect, type MouseEvent } from 'react';
import { panelFa } from '#panel.fa.ts';
import { focusQuietly } from './focus.ts';
import { layoutsFa as fa } from './layouts.fa.ts';

const ToastRegion = lazy(async () => ({ default: (await import('@jarchi/ui/ToastRegion.tsx')).ToastRegion }));

/** The address stays as it is. */
function skipToContent(event: MouseEvent): void {
  const content = document.getElementById('content');
  if (!content) return;
  event.preventDefault();
  focusQuietly(content);
}

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
      <a
        href="#content"
        onClick={skipToContent}
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-(--z-toast) focus:rounded-md focus:bg-surface focus:px-4 focus:py-2 focus:font-semibold focus:text-text-link focus:shadow-pop"
      >
        {fa.skip}
      </a>
      <Outlet />
      <Suspense fallback={null}>
        <ToastRegion position={isSignIn ? 'start' : 'end'} />
      </Suspense>
    </>
  );
}
