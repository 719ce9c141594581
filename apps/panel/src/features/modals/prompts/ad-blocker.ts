import { browserStorage } from '@jarchi/client-state/storage/browser-storage.ts';
import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';

const SHOWN_KEY = 'jarchi-ad-blocker-at';
const REST_MS = DAY_MS;

/** A class name that filter lists hide, and a query that they block. */
const BAIT_CLASS = 'ad-banner adsbox ad-placement ads ad-slot';
const BAIT_QUERY = '?adbanner=1&ad_box_=1&ad_type=banner';
/** Responds with a few bytes on every server of the panel. */
const PROBE = '/healthz';

/** Blockers apply their filters shortly after an element is added. */
const SETTLE_MS = 400;
const REQUEST_LIMIT_MS = 5000;

export function wasAdBlockerShown(nowMs: number): boolean {
  const at = Number(browserStorage.getItem(SHOWN_KEY));
  return at > 0 && nowMs - at < REST_MS;
}

export function saveAdBlockerShown(nowMs: number): void {
  browserStorage.setItem(SHOWN_KEY, String(nowMs));
}

function untilLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

async function isBaitHidden(): Promise<boolean> {
  const bait = document.createElement('div');
  bait.className = BAIT_CLASS;
  bait.setAttribute('aria-hidden', 'true');
  Object.assign(bait.style, { position: 'absolute', insetBlockStart: '0', blockSize: '1px', inlineSize: '1px', pointerEvents: 'none' });
  document.body.append(bait);
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const { display, visibility } = getComputedStyle(bait);
  const isHidden = !bait.isConnected || display === 'none' || visibility === 'hidden';
  bait.remove();
  return isHidden;
}

async function doesAnswer(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(REQUEST_LIMIT_MS) }).then(
    () => true,
    () => false,
  );
}

/** True if the bait's request fails while the same address without the bait responds, so it is no outage. */
async function isBaitRefused(): Promise<boolean> {
  return !(await doesAnswer(`${PROBE}${BAIT_QUERY}`)) && doesAnswer(PROBE);
}

/** Whether this browser hides or blocks content that looks like an advertisement; checked after the page has loaded. */
export async function findAdBlocker(): Promise<boolean> {
  await untilLoaded();
  return (await isBaitHidden()) || isBaitRefused();
}
