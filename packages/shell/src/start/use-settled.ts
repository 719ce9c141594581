import { useEffect, useState } from 'react';

/** After the load event: time for the page's data to be drawn. */
const DRAWN_MS = 1_000;
/** How long a busy page may keep a settled part waiting. */
const LATEST_MS = 2_000;

let isSettled = false;
let settling: Promise<void> | undefined;

function whenIdle(work: () => void): void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, 300);
  else requestIdleCallback(work, { timeout: LATEST_MS });
}

function settle(): Promise<void> {
  return new Promise((resolve) => {
    const begin = () =>
      setTimeout(() => {
        whenIdle(() => {
          isSettled = true;
          resolve();
        });
      }, DRAWN_MS);
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
  });
}

/** Whether the first page is drawn and the browser idle: what a page can do without for a moment loads then, and delays nothing. */
export function useSettled(): boolean {
  const [isReady, setReady] = useState(isSettled);
  useEffect(() => {
    if (isReady) return;
    let isGone = false;
    settling ??= settle();
    void settling.then(() => {
      if (!isGone) setReady(true);
    });
    return () => {
      isGone = true;
    };
  }, [isReady]);
  return isReady;
}
