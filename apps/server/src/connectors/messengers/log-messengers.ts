import { CHANNELS, TEST_BOT_PAGE, type BotChannel } from '@jarchi/domain/channels/channels.ts';
import type { BotMessenger, Messenger, Messengers } from './messenger.ts';

export interface LogMessengersOptions {
  readonly isProduction: boolean;
  readonly log: (line: string) => void;
}

/** Stand in for every channel: messages go to the server's log. Throws in production, where a log must hold nothing of people. */
export function createLogMessengers({ isProduction, log }: LogMessengersOptions): Required<Messengers> {
  if (isProduction) throw new Error('messages are never logged in production: set the channels up');
  const [sms, bale, telegram, email, push] = CHANNELS.map((channel): Messenger => ({
    isLog: true,
    async deliver({ to, title, url }) {
      log(`${channel} to ${channel === 'push' ? 'a browser' : to}: ${title} ${url}`.trim());
      return { state: 'sent' };
    },
  })) as [Messenger, Messenger, Messenger, Messenger, Messenger];
  const bot = (key: BotChannel, messenger: Messenger): BotMessenger => ({
    ...messenger,
    key,
    bot: `jarchi_${key}_bot`,
    linkOf: (code) => ({ url: `${TEST_BOT_PAGE}/${key}?start=${code}`, app_url: null }),
    updates: 'none',
    readUpdate: () => undefined,
    setWebhook: async () => undefined,
    listUpdates: async () => [],
  });
  return {
    sms,
    email,
    bale: bot('bale', bale),
    telegram: bot('telegram', telegram),
    push: { ...push, public_key: null, isKnownHost: () => false },
  };
}
