import type { BotChannel } from '@jarchi/domain/channels/channels.ts';

/** A message to one person on one channel. */
export interface OutgoingMessage {
  /** The address of a person on the channel: a phone, an e-mail address, a chat, or a browser's subscription as JSON. */
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** The page of the panel that it leads to. */
  readonly url: string;
  /** Of this attempt: a channel that knows it never delivers it twice. */
  readonly id: string;
}

/** The result of a message. `reason` is for logs and staff: codes and numbers, never values of people. */
export type DeliveryOutcome =
  | { readonly state: 'sent' }
  /** It was certainly not delivered, and may be sent again, but not before this many seconds. */
  | { readonly state: 'retry'; readonly after_seconds: number; readonly reason: string; readonly scope: 'message' | 'channel' }
  /** Nobody receives there any more: the person blocked us, or the chat, number or browser is gone. */
  | { readonly state: 'gone'; readonly reason: string }
  /** This message or address is never taken. */
  | { readonly state: 'refused'; readonly reason: string }
  /** It was sent, and its arrival is unknown. It is not sent again. */
  | { readonly state: 'unclear'; readonly reason: string };

/** A way to people outside of the panel. An implementation answers within seconds, and never throws. */
export interface Messenger {
  /** Messages go to the log of the server, and nothing leaves it. */
  readonly isLog: boolean;
  deliver(message: OutgoingMessage): Promise<DeliveryOutcome>;
}

/** A message that somebody sent to a bot. */
export interface BotUpdate {
  readonly update_id: number;
  readonly chat_id: string;
  /** The sender's name in the messenger, with @ if it is a username. */
  readonly name: string;
  readonly text: string;
}

/** A bot, to which people link a chat. */
export interface BotMessenger extends Messenger {
  readonly key: BotChannel;
  /** Its username. */
  readonly bot: string;
  /** Where a person sends a code to the bot: a web page, and the installed app if it has such links. */
  linkOf(code: string): { readonly url: string; readonly app_url: string | null };
  /** How it hears what people send; `none`: by the page of a trial. */
  readonly updates: 'webhook' | 'poll' | 'none';
  /** A person's message to the bot, as its messenger posts it; undefined for anything else. */
  readUpdate(body: unknown): BotUpdate | undefined;
  /** Registers the webhook. Undefined if the messenger accepts it, or else the reason. */
  setWebhook(url: string, secret: string): Promise<string | undefined>;
  /** Waits for updates after an offset; undefined when there was no answer. */
  listUpdates(offset: number, waitSeconds: number): Promise<readonly BotUpdate[] | undefined>;
}

/** Push to browsers. */
export interface PushMessenger extends Messenger {
  /** With which browsers subscribe; null for the log. */
  readonly public_key: string | null;
  /** Whether the address of a subscription is that of a known push service: it comes from the browser, so it can be anything. */
  isKnownHost(endpoint: string): boolean;
}

/** The channels that are set up. */
export interface Messengers {
  readonly sms?: Messenger;
  readonly email?: Messenger;
  readonly bale?: BotMessenger;
  readonly telegram?: BotMessenger;
  readonly push?: PushMessenger;
}
