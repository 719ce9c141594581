import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { connectionFa } from './connection.fa.ts';
import { ownScript } from './own-scripts.ts';

const fa = connectionFa.newVersion;

/** The part of a browser that this needs; tests pass their own. */
export interface WorkerHost {
  readonly serviceWorker: ServiceWorkerContainer | undefined;
  reload(): void;
}

function thisBrowser(): WorkerHost {
  return { serviceWorker: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined, reload: () => location.reload() };
}

/** Offers the new version, and activates it only on a press. */
function offer(waiting: ServiceWorker): void {
  toast.sticky(fa.title, fa.text, { label: fa.update, onPress: () => waiting.postMessage('skip-waiting', []) });
}

/**
 * Stores the shell for use without a network, and tells when a new version exists. A browser without service workers
 * throws: the caller logs that and continues without one.
 */
export async function startServiceWorker({ serviceWorker, reload }: WorkerHost = thisBrowser()): Promise<void> {
  if (!serviceWorker) throw new Error('Unsupported service worker');
  const registration = await serviceWorker.register(ownScript('/sw.js'), { updateViaCache: 'none' });
  let hadController = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of a browser takes over a page that is already new.
    if (hadController) reload();
    hadController = true;
  });
  serviceWorker.controller?.postMessage('renew-documents', []);
  if (registration.waiting && hadController) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const found = registration.installing;
    found?.addEventListener('statechange', () => {
      if (found.state === 'installed' && serviceWorker.controller) offer(found);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
}
