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

/** Called when the page is drawn: the next frame paints it, and by the one after it is on the screen. */
export function announceDrawn(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(open)));
}
