import { timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { BOT_CHANNELS, type BotChannel } from '@jarchi/domain/channels/channels.ts';
import type { BotMessenger, BotUpdate } from '#connectors/messengers/messenger.ts';
import type { ChannelsDeps } from '#features/channels/channels.deps.ts';
import { takeLine, updateLine } from '#features/channels/rows/deliveries.repository.ts';
import type { Linking } from './linking.ts';

/** The path at which messengers post updates, before the channel and its secret. */
export const HOOK_PATH = '/hooks';

const WAIT_SECONDS = 25;
const LEASE_MS = 2 * MINUTE_MS;
/** After a failure, and while another server asks. */
const REST_MS = 5000;

export interface HearingDeps extends ChannelsDeps {
  readonly linking: Linking;
}

export type Hearing = ReturnType<typeof createHearing>;

/** Receives the messages that people send to bots. A messenger posts them; one that cannot reach this server is polled. */
export function createHearing({ tenancy, clocks, publicUrl, linking, logError }: HearingDeps) {
  const stopping = new AbortController();
  const loops: Promise<void>[] = [];

  async function hearAll(bot: BotMessenger, updates: readonly BotUpdate[]): Promise<void> {
    for (const update of updates) await linking.hear(bot.key, update);
  }

  /** Asks once and hears what came. One server at a time asks for a bot: its messenger refuses two. Returns whether to rest. */
  async function ask(bot: BotMessenger): Promise<boolean> {
    const now = clocks.wall.now();
    const line = await tenancy.withSystem((tx) =>
      takeLine(tx, { channel: bot.key, use: 'hear', now: new Date(now), until: new Date(now + LEASE_MS) }),
    );
    if (!line) return true;
    const updates = await bot.listUpdates(line.update_offset, WAIT_SECONDS);
    if (updates) await hearAll(bot, updates);
    const update_offset = Math.max(line.update_offset, ...(updates ?? []).map(({ update_id }) => update_id + 1));
    await tenancy.withSystem((tx) => updateLine(tx, line, { busy_until: null, update_offset }));
    return updates === undefined;
  }

  async function askForever(bot: BotMessenger): Promise<void> {
    while (!stopping.signal.aborted) {
      const isTired = await ask(bot).catch((error: unknown) => {
        logError(error, 'a bot could not be asked');
        return true;
      });
      if (isTired) await setTimeout(REST_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  async function announceHook(bot: BotMessenger): Promise<void> {
    const secret = linking.secretOf(bot.key);
    const failure = await bot.setWebhook(`${publicUrl}${HOOK_PATH}/${bot.key}/${secret}`, secret);
    if (failure !== undefined) logError(new Error(failure), `the webhook of ${bot.key} was not taken`);
  }

  return {
    ask,

    /** Whether the address is this bot's webhook. */
    findHook(channel: string, secret: string): BotChannel | undefined {
      const key = BOT_CHANNELS.find((known) => known === channel);
      if (key === undefined) return undefined;
      const [given, right] = [Buffer.from(secret), Buffer.from(linking.secretOf(key))];
      return given.length === right.length && timingSafeEqual(given, right) ? key : undefined;
    },

    /** An update as a messenger posts it; others than a person's own message are ignored. */
    async hearPosted(channel: BotChannel, body: unknown): Promise<void> {
      const bot = linking.bots.find(({ key }) => key === channel);
      const update = bot?.readUpdate(body);
      if (update) await linking.hear(channel, update);
    },

    startHearing(): void {
      for (const bot of linking.bots) {
        if (bot.updates === 'webhook') void announceHook(bot);
        if (bot.updates === 'poll') loops.push(askForever(bot));
      }
    },

    /** Does not wait for the answer of a messenger that has nothing to tell. */
    stopHearing(): void {
      stopping.abort();
    },
  };
}
