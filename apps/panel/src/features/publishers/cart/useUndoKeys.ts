import { useEffect } from 'react';
import type { CartActions } from './state/useCart.ts';

/** Fields with text of their own take their changes back themselves. */
const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])'));

/** Ctrl+Z takes the last change of the package back, Ctrl+Y or with Shift does it again; by the key's place, whatever the layout. */
export function useUndoKeys(actions: CartActions): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyped(event.target)) return;
      const isZ = event.code === 'KeyZ' || event.key.toLowerCase() === 'z';
      const isY = event.code === 'KeyY' || event.key.toLowerCase() === 'y';
      if (!isZ && !isY) return;
      event.preventDefault();
      if (isY || event.shiftKey) actions.redo();
      else actions.undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [actions]);
}
