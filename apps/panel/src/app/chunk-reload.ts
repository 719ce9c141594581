const KEY = 'jarchi-chunk-reload-at';
const THROTTLE_MS = 60_000;

interface ChunkReloadOptions {
  now(): number;
  reload(): void;
}

/** A chunk that does not load reloads the page, at most once a minute; after that the error page speaks. Call before the router exists. */
export function installChunkReload({ now, reload }: ChunkReloadOptions = { now: Date.now, reload: () => location.reload() }): () => void {
  const onError = (event: Event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (now() - last < THROTTLE_MS) return;
    sessionStorage.setItem(KEY, String(now()));
    event.preventDefault();
    reload();
  };
  window.addEventListener('vite:preloadError', onError);
  return () => window.removeEventListener('vite:preloadError', onError);
}
