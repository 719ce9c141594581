/** The browsers and systems that people in Iran use, as far as the User-Agent of a browser tells them apart. */
const BROWSERS = [
  ['edge', /\bEdgA?\//],
  ['opera', /\bOPR\/|\bOPX\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\bFirefox\/|\bFxiOS\//],
  ['chrome', /\bChrome\/|\bCriOS\//],
  ['safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['iphone', /\biPhone\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMac OS X\b|\bMacintosh\b/],
  ['chromeos', /\bCrOS\b/],
  ['linux', /\bLinux\b/],
] as const;

export type DeviceBrowser = (typeof BROWSERS)[number][0];
export type DeviceSystem = (typeof SYSTEMS)[number][0];
export const DEVICE_BROWSERS = BROWSERS.map(([name]) => name);
export const DEVICE_SYSTEMS = SYSTEMS.map(([name]) => name);

/** What a session was opened with; null for what its User-Agent does not tell. */
export interface Device {
  readonly browser: DeviceBrowser | null;
  readonly system: DeviceSystem | null;
  readonly is_phone: boolean;
}

const find = <T extends string>(names: readonly (readonly [T, RegExp])[], agent: string): T | null =>
  names.find(([, pattern]) => pattern.test(agent))?.[0] ?? null;

/** The browser and the system of a User-Agent. */
export function readDevice(agent: string): Device {
  const system = find(SYSTEMS, agent);
  const is_phone = system === 'iphone' || (system === 'android' && /\bMobile\b/.test(agent));
  return { browser: find(BROWSERS, agent), system, is_phone };
}
