import { Toasts } from '@jarchi/shell/frame/Toasts.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { SkipLink } from '@jarchi/ui/navigation/SkipLink.tsx';
import { RouteTitle } from '@jarchi/shell/title/RouteTitle.tsx';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { waiting } from '@jarchi/client-state/session/window-session.ts';
import { consoleFa } from '#console.fa.ts';

const WaitingBar = lazyPart(() => import('@jarchi/ui/bars/WaitingBar.tsx'), 'WaitingBar', { whenLost: 'nothing' });

/** On each page: the skip link, the title, the bar for a slow server, the messages. */
export function RootLayout() {
  return (
    <>
      <RouteTitle product={consoleFa.title} />
      <SkipLink />
      <Suspense fallback={null}>
        <WaitingBar waiting={waiting} />
      </Suspense>
      <Outlet />
      <Toasts />
    </>
  );
}
