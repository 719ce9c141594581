import { listToasts } from '@jarchi/ui/toasts/toast.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { startServiceWorker } from './service-worker.ts';

beforeEach(() => vi.useFakeTimers());

/** The part of a browser's service worker container that the code uses. */
function openContainer({ controller = null as object | null, waiting = null as object | null } = {}) {
  const registration = Object.assign(new EventTarget(), {
    waiting,
    installing: null as object | null,
    update: vi.fn(async () => undefined),
  });
  const container = Object.assign(new EventTarget(), { controller, register: vi.fn(async () => registration) });
  const reload = vi.fn();
  const start = () => startServiceWorker({ serviceWorker: container as unknown as ServiceWorkerContainer, reload });
  return { registration, container, reload, start };
}

function newWorker() {
  return Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() });
}

test('a browser without service workers throws', async () => {
  await expect(startServiceWorker({ serviceWorker: undefined, reload: vi.fn() })).rejects.toThrow('Unsupported service worker');
});

test('the first worker of a browser shows no message and does not reload', async () => {
  const { registration, container, reload, start } = openContainer();
  await start();
  const worker = newWorker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  worker.state = 'installed';
  worker.dispatchEvent(new Event('statechange'));
  container.dispatchEvent(new Event('controllerchange'));
  expect(listToasts()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test('the offer of a new version stays until it is answered, and only a press accepts it', async () => {
  const { registration, container, reload, start } = openContainer({ controller: { postMessage: vi.fn() } });
  await start();
  const worker = newWorker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  expect(listToasts()).toEqual([]);
  worker.state = 'installed';
  worker.dispatchEvent(new Event('statechange'));
  await vi.advanceTimersByTimeAsync(60_000);
  const [offer] = listToasts();
  expect(offer?.title).toBe('نسخهٔ تازهٔ پنل آماده است');
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  offer?.action?.onPress();
  expect(worker.postMessage).toHaveBeenCalledWith('skip-waiting', []);
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a postponed version is offered again on the next load', async () => {
  const worker = newWorker();
  const { start } = openContainer({ controller: { postMessage: vi.fn() }, waiting: worker });
  await start();
  expect(listToasts()).toHaveLength(1);
});

test('an open page checks for a new version each hour', async () => {
  const { registration, start } = openContainer();
  await start();
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(registration.update).toHaveBeenCalledTimes(2);
});

test('a page that its worker answered asks it to store the documents anew', async () => {
  const controller = { postMessage: vi.fn() };
  await openContainer({ controller }).start();
  expect(controller.postMessage).toHaveBeenCalledExactlyOnceWith('renew-documents', []);
});
