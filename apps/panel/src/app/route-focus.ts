import type { AnyRouter } from '@tanstack/react-router';
import { focusQuietly } from '#layouts/focus.ts';

/** After a change of page the heading is read and the keyboard starts there; the first load and changes of the search leave focus alone. */
export function installRouteFocus(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const content = document.getElementById('content');
    if (content?.contains(document.activeElement)) return;
    const target = content?.querySelector<HTMLElement>('h1') ?? content;
    if (target) focusQuietly(target);
  });
}
