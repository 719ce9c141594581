import { type JsonService, postBody } from '#infra/outside/post-json.ts';
import webPush from 'web-push';
import { channelServiceOf, type PushSettings } from './channel-settings.ts';
import type { PushMessenger } from './messenger.ts';
import { fieldsOf, gone, refused, sent, unclear, waitFor } from './read-answer.ts';

/** A browser that is off gets it within this time. */
const KEPT_SECONDS = 24 * 3600;
const TEXT_MAX = 600;

/** The push services of browsers; a subscription names its own, and comes from outside. */
const HOSTS: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
  /^web\.push\.apple\.com$/,
];

function isKnownHost(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  return protocol === 'https:' && port === '' && username === '' && HOSTS.some((host) => host.test(hostname));
}

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

function readSubscription(text: string): Subscription | undefined {
  try {
    const { endpoint, keys } = fieldsOf(JSON.parse(text));
    const { p256dh, auth } = fieldsOf(keys);
    if (typeof endpoint === 'string' && typeof p256dh === 'string' && typeof auth === 'string') return { endpoint, keys: { p256dh, auth } };
  } catch {
    return undefined;
  }
  return undefined;
}

/** Push to browsers, encrypted for each. `route` says how an address is reached; tests lead it to a service of this machine. */
export function createWebPush(
  settings: PushSettings,
  route = (endpoint: URL): JsonService => channelServiceOf({ ...settings, url: endpoint.origin }),
): PushMessenger {
  const vapidDetails = { subject: settings.subject, publicKey: settings.public_key, privateKey: settings.private_key };
  return {
    isLog: false,
    public_key: settings.public_key,
    isKnownHost,

    async deliver({ to, title, text, url }) {
      const subscription = readSubscription(to);
      if (!subscription || !isKnownHost(subscription.endpoint)) return gone('no address of a known push service');
      const endpoint = new URL(subscription.endpoint);
      let request: webPush.RequestDetails;
      try {
        const payload = JSON.stringify({ title, text: text.slice(0, TEXT_MAX), url });
        request = webPush.generateRequestDetails(subscription, payload, { vapidDetails, TTL: KEPT_SECONDS, contentEncoding: 'aes128gcm' });
      } catch {
        return gone('the keys of the subscription cannot be used');
      }
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]));
      delete headers['content-length'];
      const answer = await postBody(route(endpoint), endpoint.pathname + endpoint.search, { body: request.body ?? '', headers });
      if ('reason' in answer) return answer.wasSent ? unclear(answer.reason) : waitFor(undefined, answer.reason);
      const { status, retry_after_seconds } = answer;
      if (status === 200 || status === 201 || status === 202) return sent;
      if (status === 404 || status === 410) return gone(`HTTP ${status}`);
      if (status === 429 || status >= 500) return waitFor(retry_after_seconds, `HTTP ${status}`);
      return refused(`HTTP ${status}`);
    },
  };
}
