import { expect, test, vi } from 'vitest';
import { nameBrowser, subscribeBrowser } from './browser-push.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126 Safari/537.36 Edg/126', 'Edge, Windows'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox, Linux'],
  ['curl/8', 'Browser'],
])('%s is called %s', (agent, name) => {
  expect(nameBrowser(agent)).toBe(name);
});

test('if push is only logged, the browser asks for no permission and calls no push service', async () => {
  const requestPermission = vi.fn();
  vi.stubGlobal('Notification', { requestPermission });
  expect(await subscribeBrowser(null)).toMatchObject({ subscription: null });
  expect(requestPermission).not.toHaveBeenCalled();
});

test('a browser without push, and a person who refuses, are told apart', async () => {
  expect(await subscribeBrowser('key')).toBe('unsupported');
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve('denied') });
  vi.stubGlobal('navigator', { userAgent: 'Firefox', serviceWorker: { ready: new Promise(() => undefined) } });
  expect(await subscribeBrowser('key')).toBe('denied');
});

test('the subscription goes to the server with its keys', async () => {
  const subscribe = vi.fn(async () => ({ toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }) }));
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve('granted') });
  vi.stubGlobal('navigator', { userAgent: 'Firefox', serviceWorker: { ready: Promise.resolve({ pushManager: { subscribe } }) } });
  expect(await subscribeBrowser('key')).toEqual({
    name: 'Firefox',
    subscription: { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } },
  });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
});
