import { isTypedField } from '@jarchi/ui/fields/typed-field.ts';
import { useEffect } from 'react';
import type { CartActions } from './state/useCart.ts';

/** Ctrl+Z undoes the last change of the package; Ctrl+Y or Ctrl+Shift+Z redoes it. Keys are read by position, so any layout works. */
export function useUndoKeys(actions: CartActions): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      // Text fields have their own undo.
      if (isTypedField(event.target)) return;
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
