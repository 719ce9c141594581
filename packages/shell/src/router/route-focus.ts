import { focusPage } from '@jarchi/ui/navigation/page-focus.ts';
import type { AnyRouter } from '@tanstack/react-router';

/** A change of page focuses its heading; the first load and changes of the search do not move the focus. */
export function installRouteFocus(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusPage();
  });
}
