import { focusPage } from '@jarchi/ui/navigation/page-focus.ts';
import { isNotFound, RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { installTheme } from '#frame/theme.ts';
import { installChunkReload } from './chunk-reload.ts';

/** A page that finds nothing throws to show its not-found page; this is not logged as an error. */
function reportCaught(error: unknown): void {
  if (!isNotFound(error)) console.error(error);
}

/** A change of page focuses its heading; the first load and changes of the search do not move the focus. */
function installRouteFocus(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusPage();
  });
}

/** Draws an app into the document. `frame` wraps the router with parts that need no route. */
export function startApp(router: AnyRouter, frame: (routes: ReactNode) => ReactNode = (routes) => routes): void {
  installChunkReload();
  installTheme();
  installRouteFocus(router);
  const container = document.getElementById('root');
  if (!container) throw new Error('the page has no #root');
  createRoot(container, { onCaughtError: reportCaught }).render(<StrictMode>{frame(<RouterProvider router={router} />)}</StrictMode>);
}
