import { useEffect } from 'react';
import type { CartActions } from './state/useCart.ts';

/** Text fields have their own undo. */
const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])'));

/** Ctrl+Z undoes the last change of the package; Ctrl+Y or Ctrl+Shift+Z redoes it. Keys are read by position, so any layout works. */
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
