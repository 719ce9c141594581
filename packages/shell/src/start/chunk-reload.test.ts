import { expect, test, vi } from 'vitest';
import { installChunkReload } from './chunk-reload.ts';

function fail(): Event {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return event;
}

test('a chunk that does not load reloads the page at most once a minute', () => {
  let now = 1_000_000;
  const reload = vi.fn();
  const uninstall = installChunkReload({ now: () => now, reload });
  expect(fail().defaultPrevented).toBe(true);
  now += 59_999;
  expect(fail().defaultPrevented).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  now += 1;
  fail();
  expect(reload).toHaveBeenCalledTimes(2);
  uninstall();
});

test('without a network the page does not reload, and the minute does not start', () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.fn();
  const uninstall = installChunkReload({ now: () => 1_000_000, reload });
  expect(fail().defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  fail();
  expect(reload).toHaveBeenCalledTimes(1);
  uninstall();
});

test('a page whose mark would not outlive the reload does not reload', () => {
  const forbidden = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const reload = vi.fn();
  const uninstall = installChunkReload({ now: () => 5_000_000, reload });
  expect(fail().defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  uninstall();
  forbidden.mockRestore();
});
