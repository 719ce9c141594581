import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { connectionFa } from './connection.fa.ts';

const fa = connectionFa.newVersion;

/** The part of a browser that this needs; tests hand in another. */
export interface WorkerHost {
  readonly serviceWorker: ServiceWorkerContainer | undefined;
  reload(): void;
}

function thisBrowser(): WorkerHost {
  return { serviceWorker: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined, reload: () => location.reload() };
}

/** Asks whether to take the new version, and takes it on a press only. */
function offer(waiting: ServiceWorker): void {
  toast.sticky(fa.title, fa.text, { label: fa.update, onPress: () => waiting.postMessage('skip-waiting', []) });
}

/**
 * Keeps the shell for times without a network, and says when another version is there. A browser without service workers
 * throws: whoever calls logs that and goes on without one.
 */
export async function startServiceWorker({ serviceWorker, reload }: WorkerHost = thisBrowser()): Promise<void> {
  if (!serviceWorker) throw new Error('Unsupported service worker');
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  let hadController = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of a browser takes over a page that is new already.
    if (hadController) reload();
    hadController = true;
  });
  if (registration.waiting && hadController) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const found = registration.installing;
    found?.addEventListener('statechange', () => {
      if (found.state === 'installed' && serviceWorker.controller) offer(found);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
}
