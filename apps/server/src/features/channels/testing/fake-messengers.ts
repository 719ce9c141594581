import { BOT_CHANNELS, type BotChannel, type Channel } from '@jarchi/domain/channels/channels.ts';
import type { BotMessenger, BotUpdate, DeliveryOutcome, Messenger, Messengers, OutgoingMessage } from '#connectors/messengers/messenger.ts';

export interface SentMessage extends OutgoingMessage {
  readonly channel: Channel;
}

/** Channels of this process: what is delivered is kept, and its outcome is what a test planned, else sent. */
export function createFakeMessengers() {
  const sent: SentMessage[] = [];
  const plan: (DeliveryOutcome | 'never')[] = [];
  const hooks: Partial<Record<BotChannel, string>> = {};
  const waiting: BotUpdate[] = [];

  const messenger = (channel: Channel): Messenger => ({
    isLog: false,
    async deliver(message) {
      sent.push({ ...message, channel });
      const outcome = plan.shift() ?? { state: 'sent' };
      // The process ends before the service answers.
      return outcome === 'never' ? new Promise(() => undefined) : outcome;
    },
  });
  const bot = (key: BotChannel): BotMessenger => ({
    ...messenger(key),
    key,
    bot: `${key}_bot`,
    updates: key === 'telegram' ? 'webhook' : 'none',
    linkOf: (code) => ({ url: `https://${key}.example/?start=${code}`, app_url: null }),
    readUpdate: (body) => (typeof body === 'object' && body !== null && 'text' in body ? (body as unknown as BotUpdate) : undefined),
    setWebhook: async (url) => {
      hooks[key] = new URL(url).pathname;
      return undefined;
    },
    listUpdates: async (offset) => waiting.filter(({ update_id }) => update_id >= offset),
  });
  const [bale, telegram] = BOT_CHANNELS.map(bot) as [BotMessenger, BotMessenger];
  const messengers = {
    sms: messenger('sms'),
    email: messenger('email'),
    bale,
    telegram,
    push: { ...messenger('push'), public_key: 'key', isKnownHost: (endpoint: string) => endpoint.startsWith('https://push.example/') },
  } satisfies Messengers;

  return {
    messengers,
    hooks,
    /** What people have sent to a bot that is asked for it. */
    waiting,
    plan: (...outcomes: readonly (DeliveryOutcome | 'never')[]) => void plan.push(...outcomes),
    /** What was delivered since the last call, by channel and title. */
    takeSent: () => sent.splice(0),
  };
}
