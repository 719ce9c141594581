import { isTypedField } from '@jarchi/ui/fields/typed-field.ts';
import { useEffect, useState } from 'react';

const WINDOWS = '[role="dialog"], [role="alertdialog"]';
/** A press that takes the focus from a field is over by then, and lands on what it was meant for. */
const REST_MS = 400;

function isClear(): boolean {
  return document.querySelector(WINDOWS) === null && !isTypedField(document.activeElement);
}

/** Whether a waiting prompt may open: only after every other dialog of the page is closed, and while no field has the focus. */
export function useClearStage(isWanted: boolean): boolean {
  const [isGranted, setGranted] = useState(false);
  useEffect(() => {
    if (!isWanted) {
      setGranted(false);
      return undefined;
    }
    if (isClear()) {
      setGranted(true);
      return undefined;
    }
    let rest: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      rest ??= setTimeout(() => {
        rest = undefined;
        if (!isClear()) return;
        stop();
        setGranted(true);
      }, REST_MS);
    };
    const observer = new MutationObserver(check);
    const stop = () => {
      clearTimeout(rest);
      observer.disconnect();
      document.removeEventListener('focusout', check);
    };
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusout', check);
    return stop;
  }, [isWanted]);
  return isWanted && isGranted;
}
