import { expect, test } from 'vitest';
import { judgeClick } from './judge-click.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36';
const click = { method: 'GET', agent: PHONE, purpose: '', isRepeat: false };

test.each([
  ['a phone', PHONE],
  ['the browser inside Instagram', `${PHONE} Instagram 310.0.0.37.328 Android`],
  ['the browser inside Telegram', `${PHONE} Telegram-Android/10.5.0`],
  ['a phone of a brand whose name ends in bot', 'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 Chrome/119.0 Mobile'],
  [
    'a phone whose name is that of a robot',
    'Mozilla/5.0 (Linux; Android 13; ROBOT PHONE) AppleWebKit/537.36 Chrome/119.0 Mobile Safari/537.36',
  ],
  [
    'an older one, with its build',
    'Mozilla/5.0 (Linux; U; Android 4.4.2; fa-ir; ROBOT PHONE Build/KOT49H) AppleWebKit/534.30 Mobile Safari/534.30',
  ],
  ['the browser inside an app that reads QR codes', `${PHONE} QRCodeScanner/2.4`],
  ['the browser inside another', `${PHONE} QR & Barcode Scanner 3`],
  ['an old Internet Explorer', 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.1; Trident/6.0)'],
  ['an old Opera', 'Opera/9.80 (Android; Opera Mini/7.5) Presto/2.12'],
])('%s is a person', (_, agent) => {
  expect(judgeClick({ ...click, agent })).toBe('counted');
});

test.each([
  ['nobody', ''],
  ['the preview of Telegram', 'TelegramBot (like TwitterBot)'],
  ['the preview of WhatsApp', 'WhatsApp/2.23.20.0 A'],
  ['Google', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['Facebook', 'facebookexternalhit/1.1'],
  ['a browser without a window', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/120.0'],
  ...[
    'CensysInspect/1.1',
    'AhrefsSiteAudit/6.1',
    'Google-InspectionTool/1.0',
    'Google-Safety',
    'Barkrowler/0.9',
    'Claude-User/1.0',
  ].flatMap((name) => [
    [`${name}, "compatible"`, `Mozilla/5.0 (compatible; ${name})`],
    [`${name} behind a browser`, `${PHONE} ${name}`],
  ]),
  ['zgrab', 'Mozilla/5.0 zgrab/0.x'],
  ['the icons of Google', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/49.0 Safari/537.36 Google Favicon'],
  ['Nutch', 'Mozilla/5.0 (Windows; U) Nutch-1.15'],
  ['Claude', 'Mozilla/5.0 ClaudeWeb/1.0'],
  ['an unknown one that says "compatible"', 'Mozilla/5.0 (compatible; Thing/1.0)'],
  ['an unknown one that tells its page', `${PHONE} Thing/1.0 (+https://thing.example/about)`],
  ['one that calls itself a phone', `${PHONE} (compatible; MSIE 6.0; bingbot/2.0)`],
  ['a scanner of sites', `${PHONE} SiteScanner/1.0`],
  ['a tool', 'curl/8.4.0'],
  ['a library', 'python-requests/2.31'],
])('%s is a program', (_, agent) => {
  expect(judgeClick({ ...click, agent })).toBe('bot');
});

test('looking without following, and fetching before a decision, are no clicks', () => {
  expect(judgeClick({ ...click, method: 'HEAD' })).toBe('head');
  expect(judgeClick({ ...click, purpose: 'prefetch;prerender' })).toBe('prefetch');
});

test('the same visitor counts once', () => {
  expect(judgeClick({ ...click, isRepeat: true })).toBe('repeat');
  expect(judgeClick({ ...click, agent: 'curl/8.4.0', isRepeat: true })).toBe('bot');
});
