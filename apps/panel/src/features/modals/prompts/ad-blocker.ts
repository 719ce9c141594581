import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';

const SHOWN_KEY = 'jarchi-ad-blocker-at';
const REST_MS = DAY_MS;

/** Names that the filter lists of blockers hide and addresses that they refuse. */
const BAIT_CLASS = 'ad-banner adsbox ad-placement ads ad-slot';
const BAIT_QUERY = '?adbanner=1&ad_box_=1&ad_type=banner';
/** Answers in a few bytes, wherever the panel is served. */
const PROBE = '/healthz';

/** Filters are applied a moment after an element came. */
const SETTLE_MS = 400;
const REQUEST_LIMIT_MS = 5000;

export function wasAdBlockerShown(nowMs: number): boolean {
  const at = Number(localStorage.getItem(SHOWN_KEY));
  return at > 0 && nowMs - at < REST_MS;
}

export function saveAdBlockerShown(nowMs: number): void {
  localStorage.setItem(SHOWN_KEY, String(nowMs));
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

/** Refused by the browser itself, while the same address without the bait answers: no outage. */
async function isBaitRefused(): Promise<boolean> {
  return !(await doesAnswer(`${PROBE}${BAIT_QUERY}`)) && doesAnswer(PROBE);
}

/** Whether something in this browser hides or refuses what looks like an advertisement; asked once the page has loaded. */
export async function findAdBlocker(): Promise<boolean> {
  await untilLoaded();
  return (await isBaitHidden()) || isBaitRefused();
}
