import { expect, test } from 'vitest';
import { readDevice } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'chrome', 'windows', false],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'edge', 'windows', false],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/120.0`, 'opera', 'windows', false],
  [`Mozilla/5.0 (Linux; Android 15; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'chrome', 'android', true],
  [`Mozilla/5.0 (Linux; Android 14; SM-X200) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'chrome', 'android', false],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'samsung',
    'android',
    true,
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1', 'safari', 'iphone', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/142.0 Mobile/15E148 Safari/604.1', 'chrome', 'iphone', true],
  ['Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1', 'safari', 'ipad', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 'safari', 'mac', false],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox', 'linux', false],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'chrome', 'chromeos', false],
  ['curl/8.10.1', null, null, false],
  ['', null, null, false],
] as const)('the device of %s', (agent, browser, system, is_phone) => {
  expect(readDevice(agent)).toEqual({ browser, system, is_phone });
});
