import { useEffect, useState } from 'react';

/** After the load event and the last data: time to draw it. */
const DRAWN_MS = 1_000;
const CHECK_MS = 200;
/** How long a page that keeps asking for data may keep a settled part waiting. */
const ASKING_MOST_MS = 10_000;
/** How long a busy browser may keep a settled part waiting. */
const BUSY_MOST_MS = 2_000;

let isSettled = false;
let settling: Promise<void> | undefined;
let isAsking = () => false;

/** An app says whether it waits for data: until it has it, nothing else is to take the line. */
export function setAsking(check: () => boolean): void {
  isAsking = check;
}

function whenIdle(work: () => void): void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, 300);
  else requestIdleCallback(work, { timeout: BUSY_MOST_MS });
}

/** Calls `done` once the app has asked for nothing for a while. */
function whenQuiet(done: () => void): void {
  const begun = performance.now();
  let quietSince = begun;
  const timer = setInterval(() => {
    const now = performance.now();
    if (isAsking()) quietSince = now;
    if (now - quietSince < DRAWN_MS && now - begun < ASKING_MOST_MS) return;
    clearInterval(timer);
    done();
  }, CHECK_MS);
}

function settle(): Promise<void> {
  return new Promise((resolve) => {
    const begin = () =>
      whenQuiet(() => {
        whenIdle(() => {
          isSettled = true;
          resolve();
        });
      });
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
  });
}

/** Whether the first page has its data, is drawn, and the browser idle: what a page can do without for a moment loads then, and delays nothing. */
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
