import type { Subscription } from '#data/channels/channels.ts';

export type PushProblem = 'unsupported' | 'denied' | 'failed';

/** The browser as its person knows it. */
export function nameBrowser(agent: string): string {
  const known = [
    ['Edg/', 'Edge'],
    ['OPR/', 'Opera'],
    ['SamsungBrowser', 'Samsung'],
    ['Firefox', 'Firefox'],
    ['Chrome', 'Chrome'],
    ['Safari', 'Safari'],
  ] as const;
  const name = known.find(([mark]) => agent.includes(mark))?.[1] ?? 'Browser';
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'].find((one) => agent.includes(one));
  return system === undefined ? name : `${name}, ${system}`;
}

/** Asks the person and the browser's push service; only on the person's wish. `key` is null where push goes to the log: nothing is asked. */
export async function subscribeBrowser(key: string | null): Promise<Subscription | PushProblem> {
  const name = nameBrowser(navigator.userAgent);
  if (key === null) return { name, subscription: null };
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const registration = await navigator.serviceWorker.ready;
    const given = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = given.toJSON();
    const { p256dh, auth } = keys ?? {};
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'failed';
    return { name, subscription: { endpoint, keys: { p256dh, auth } } };
  } catch {
    return 'failed';
  }
}
