import { useEffect, useState } from 'react';

const WINDOWS = '[role="dialog"], [role="alertdialog"]';

function isClear(): boolean {
  return document.querySelector(WINDOWS) === null;
}

/** Whether a waiting prompt may open: only after every other dialog of the page is closed. */
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
    const observer = new MutationObserver(() => {
      if (!isClear()) return;
      observer.disconnect();
      setGranted(true);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isWanted]);
  return isWanted && isGranted;
}
