import { tabStorage } from '@jarchi/client-state/storage/browser-storage.ts';
import { canReloadAgain } from '@jarchi/domain/entry/loading.ts';

const KEY = 'jarchi-chunk-reload-at';

interface ChunkReloadOptions {
  now(): number;
  reload(): void;
}

/** The worker may hold a document whose files are gone. */
function reload(): void {
  navigator.serviceWorker?.controller?.postMessage('file-missing', []);
  location.reload();
}

/**
 * A chunk that does not load reloads the page, at most once a minute; else the error page is shown. Without a network
 * the page does not reload, because it could not load and its content would be lost. Call before the router exists.
 */
export function installChunkReload(options: ChunkReloadOptions = { now: Date.now, reload }): () => void {
  const onError = (event: Event) => {
    if (!navigator.onLine) return;
    const last = tabStorage.getItem(KEY);
    if (!canReloadAgain(last === null ? null : Number(last), options.now())) return;
    // Without a mark that outlives it, a reload would come again and again.
    if (!tabStorage.setItem(KEY, String(options.now()))) return;
    event.preventDefault();
    options.reload();
  };
  window.addEventListener('vite:preloadError', onError);
  return () => window.removeEventListener('vite:preloadError', onError);
}
