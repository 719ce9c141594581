/** A hidden window paints nothing: its requests wait no longer than this. */
const PAINT_MOST_MS = 3_000;

let open: () => void = () => undefined;

/** Until the figures of this device are painted, while a page begins with them: no request goes out before. */
export const firstPaint: Promise<void> | undefined =
  globalThis.jarchiDevice?.page === undefined
    ? undefined
    : new Promise((resolve) => {
        open = resolve;
        setTimeout(resolve, PAINT_MOST_MS);
      });

/** The network's fetch. */
export const askAfterPaint: typeof fetch = async (...args) => {
  if (firstPaint) await firstPaint;
  return globalThis.fetch(...args);
};

/** Not every browser tells when it has painted. */
const TOLD_MOST_MS = 300;

/** Called when the page is drawn: requests may go out once the browser has it on the screen. */
export function announceDrawn(): void {
  setTimeout(open, TOLD_MOST_MS);
  if (firstPaint) new PerformanceObserver(open).observe({ type: 'largest-contentful-paint', buffered: true });
}
