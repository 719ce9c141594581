import { type RefObject, useEffect, useEffectEvent } from 'react';

const PART = 'data-keeps-focus';
const LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Moves the focus when the control that has it disappears from a part of the page, or had it before a window opened: to what `find` names, else
 * to the part itself, which needs `tabIndex={-1}`. Without it the next press of Tab would begin at the top of the page.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>, find: (part: HTMLElement) => HTMLElement | null = () => null): void {
  const findTarget = useEffectEvent(find);
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    element.setAttribute(PART, '');
    let last: Element | undefined;
    /** The nearest part around it. */
    let nearest: Element | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (element.contains(target)) {
        last = target;
        nearest = target.closest(`[${PART}]`);
      }
      // A window gives the focus back to where it came from.
      else if (!target.closest(LAYER)) last = undefined;
    };
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || target !== last) return;
      // A browser may also tell this of an element that is being removed.
      queueMicrotask(() => {
        if (last?.isConnected && document.activeElement !== last) last = undefined;
      });
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      // A part inside this one looks after its own.
      if (nearest === element || !nearest?.isConnected) {
        (findTarget(element) ?? element).focus();
        // A window that goes at the same time leaves the page inert for a moment longer.
        if (document.activeElement === document.body) return;
      }
      last = undefined;
    });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['inert'] });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      observer.disconnect();
    };
  }, [part]);
}
