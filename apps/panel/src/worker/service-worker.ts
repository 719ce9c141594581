/** The used part of a worker's global types; the panel's types are those of a window. */
interface Work extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Work {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Work {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Work {
  readonly notification: { readonly data: unknown; close(): void };
}
interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void>; openWindow(url: string): Promise<unknown> };
  readonly registration: {
    readonly waiting: object | null;
    showNotification(title: string, options: object): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Work) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}
const worker = globalThis as unknown as Worker;

/** Set by the build: a name that changes with any file, and the files of the shell. */
declare const SHELL_VERSION: string;
declare const SHELL_FILES: readonly string[];

const SHELL = `shell-${SHELL_VERSION}`;
const ASSETS = 'assets';
/** Pages that begin from this device: a visit to one of them waits for no network. The first stands for all others without a network. */
const DOCUMENTS = ['/', '/campaigns'];
/** The limit of stored assets, so that those of former versions are removed. */
const KEPT_ASSETS = 200;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(SHELL).then(async (cache) => {
      await cache.addAll(DOCUMENTS.map((path) => new Request(path, { cache: 'reload' })));
      const assets = await caches.open(ASSETS);
      await assets.addAll(SHELL_FILES);
    }),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('shell-') && name !== SHELL) await caches.delete(name);
      const assets = await caches.open(ASSETS);
      const keys = await assets.keys();
      for (const request of keys.slice(0, Math.max(0, keys.length - KEPT_ASSETS))) await assets.delete(request);
      await worker.clients.claim();
    })(),
  );
});

/** A file of the stored documents is gone from the server. */
let areOld = false;

worker.addEventListener('message', (event) => {
  // The person chose the new version.
  if (event.data === 'skip-waiting') void worker.skipWaiting();
  if (event.data === 'file-missing') areOld = true;
  // The page is drawn and has its data.
  if (event.data === 'renew-documents') void renewDocuments().catch(() => undefined);
});

/** Which build a document belongs to; its other texts, such as the configuration, change without a build. */
const findBuild = async (answer: Response | undefined) => /data-build="(\w+)"/.exec((await answer?.clone().text()) ?? '')?.[1];

/** Stores the documents anew. Those of another build wait for its own worker, which stores its files too. */
async function renewDocuments(): Promise<void> {
  const shell = await caches.open(SHELL);
  for (const path of DOCUMENTS) {
    const answer = await fetch(path, { cache: 'no-cache' });
    const build = await findBuild(answer);
    if (answer.ok && build !== undefined && build === (await findBuild(await shell.match(path)))) await shell.put(path, answer);
  }
}

/** A visit, and no reload: that wants the newest. While a newer build waits, its document comes from the network. */
const isPlainVisit = ({ cache }: Request) => cache === 'default' && !areOld && worker.registration.waiting === null;

/** The stored document of a page that begins from this device; of others the newest with a network, the stored one without. */
async function openDocument(request: Request, { pathname, search }: URL): Promise<Response> {
  const own = DOCUMENTS.includes(pathname) && search === '' ? pathname : undefined;
  const find = (path = DOCUMENTS[0] ?? '') => caches.match(path, { cacheName: SHELL });
  if (own !== undefined && isPlainVisit(request)) return (await find(own)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await find(own);
    if (kept) return kept;
    throw error;
  }
}

/** An asset's name is a hash of its content, so a stored one is always valid. */
async function openAsset(request: Request): Promise<Response> {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await assets.put(request, answer.clone());
  return answer;
}

/** Only browsers whose person linked them are pushed to. */
worker.addEventListener('push', (event) => {
  const { title, text, url } = (event.data?.json() ?? {}) as { title?: string; text?: string; url?: string };
  if (title === undefined) return;
  event.waitUntil(worker.registration.showNotification(title, { body: text ?? '', dir: 'rtl', lang: 'fa', data: url }));
});

/** Opens the page of the panel; an address of another origin opens nothing. */
worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const url = new URL(typeof notification.data === 'string' ? notification.data : '/', worker.location.href);
  if (url.origin === worker.location.origin) event.waitUntil(worker.clients.openWindow(url.href));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(openAsset(request));
  // The staff console and pages that the server makes itself have no shell here.
  else if (request.mode === 'navigate' && !/^\/(api|staff|r|p|metrics|healthz|readyz)(\/|$)/.test(url.pathname))
    event.respondWith(openDocument(request, url));
});
