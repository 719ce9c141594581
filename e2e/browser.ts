import { existsSync } from 'node:fs';
import type { BrowserContextOptions, LaunchOptions } from 'playwright-core';

const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 390, height: 844 };
/** 200 % zoom of a window of 1280 × 800. */
const ZOOMED = { width: 640, height: 400 };

const usualBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const browserFlags = [
  'no-sandbox',
  'disable-gpu',
  'disable-quic',
  'no-first-run',
  'disable-background-networking',
  'disable-component-update',
  'disable-sync',
  'host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** The browser at a path, else that of CHROME_PATH or of one of the usual places; it reaches no other host. */
export function getLaunchOptions(path?: string): LaunchOptions {
  const executablePath = path ?? process.env['CHROME_PATH'] ?? usualBrowsers.find((usual) => existsSync(usual));
  if (!executablePath) throw new Error('no browser: name one in CHROME_PATH');
  return { executablePath, args: browserFlags.map((flag) => `--${flag}`) };
}

export interface WindowChoice {
  readonly isNarrow?: boolean;
  /** At 200 % zoom. */
  readonly isZoomed?: boolean;
  readonly theme?: 'light' | 'dark';
  /** With the panel's service worker. */
  readonly hasWorker?: boolean;
}

/** A desktop or a phone in Tehran, without motion. */
export function contextOptions(
  home: string,
  { isNarrow = false, isZoomed = false, theme = 'light', hasWorker = false }: WindowChoice,
): BrowserContextOptions {
  return {
    baseURL: home,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    viewport: isZoomed ? ZOOMED : isNarrow ? NARROW : WIDE,
    ...(isZoomed && { deviceScaleFactor: 2 }),
    hasTouch: isNarrow,
    isMobile: isNarrow,
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: hasWorker ? 'allow' : 'block',
  };
}
