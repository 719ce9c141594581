import { focusPage } from '@jarchi/ui/navigation/page-focus.ts';
import type { AnyRouter } from '@tanstack/react-router';

/** After a change of page its heading has the focus; the first load and changes of the search leave focus alone. */
export function installRouteFocus(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusPage();
  });
}
