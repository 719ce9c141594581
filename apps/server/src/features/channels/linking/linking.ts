import { createHmac, randomInt } from 'node:crypto';
import { BOT_CHANNELS, LINK_CODE_MS, type BotChannel } from '@jarchi/domain/channels/channels.ts';
import type { BotUpdate } from '#connectors/messengers/messenger.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import {
  deleteLink,
  findLinkAt,
  findMembership,
  findUsedCode,
  insertCode,
  replaceLink,
  useCode,
  type LinkRecord,
} from '../rows/channel-links.repository.ts';
import type { ChannelsDeps } from '#features/channels/channels.deps.ts';
import { channelsFa } from '#features/channels/channels.fa.ts';
import { dropDeliveries } from '#features/channels/rows/deliveries.repository.ts';

const CODE_LENGTH = 10;
/** Letters and digits that look different: no I, L, O, U, 0, 1. Ten of them have 50 bits. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

function drawCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** A code as people type or paste it: `/start CODE`, or the code alone. */
function readCode(text: string): string | undefined {
  const typed = /^(?:\/start\s+)?([A-Za-z0-9-]{6,20})$/.exec(text)?.[1];
  return typed?.replaceAll('-', '').toUpperCase();
}

export type Linking = ReturnType<typeof createLinking>;

/** Links chats of bots to people: a code that works once, within ten minutes, from the chat that is to be linked. */
export function createLinking({ tenancy, clocks, messengers, secret, notify }: ChannelsDeps) {
  const hashOf = (code: string) => createHmac('sha256', secret).update(`channel:${code}`).digest('base64url');
  const now = () => new Date(clocks.wall.now());

  async function link(channel: BotChannel, { chat_id, name }: BotUpdate, code: string): Promise<string> {
    const code_hash = hashOf(code);
    return tenancy.withSystem(async (tx) => {
      const used = await useCode(tx, { code_hash, channel, chat: chat_id, now: now() });
      if (!used) {
        // A messenger posts an update again when our answer did not arrive.
        const before = await findUsedCode(tx, code_hash, chat_id);
        const known = before && (await findLinkAt(tx, channel, chat_id));
        const membership = known && (await findMembership(tx, known.home_account_id, known.user_id));
        return membership ? channelsFa.answers.linked(membership.title) : channelsFa.answers.badCode;
      }
      const { user_id, home_account_id } = used;
      const membership = await findMembership(tx, home_account_id, user_id);
      if (!membership) return channelsFa.answers.badCode;
      await replaceLink(tx, { user_id, channel, address: chat_id, name, linked_at: now(), home_account_id });
      const at = new Date(clocks.world.now());
      await notify(tx, home_account_id, [{ kind: 'channel_linked', facts: { channel, name: name || chat_id }, user_id, at }]);
      return channelsFa.answers.linked(membership.title);
    });
  }

  /** Ends a link; its person hears of it in the panel if it was not ended there. */
  async function unlink(found: LinkRecord, isTold: boolean): Promise<void> {
    await tenancy.withSystem(async (tx) => {
      const ended = await deleteLink(tx, found.id);
      if (!ended) return;
      await dropDeliveries(tx, found.id, now());
      const { user_id, channel, name, address, home_account_id } = ended;
      const facts = { channel, name: name || address, cause: 'stopped' } as const;
      const at = new Date(clocks.world.now());
      if (isTold) await notify(tx, home_account_id, [{ kind: 'channel_unlinked', facts, user_id, at }]);
    });
  }

  async function stop(channel: BotChannel, chat: string): Promise<string> {
    const found = await tenancy.withSystem((tx) => findLinkAt(tx, channel, chat));
    if (!found) return channelsFa.answers.notLinked;
    await unlink(found, true);
    return channelsFa.answers.stopped;
  }

  /** What a bot answers to a message; it does what the message asks. The same message again changes nothing more. */
  async function answerTo(channel: BotChannel, update: BotUpdate): Promise<string> {
    if (/^\/stop\b/i.test(update.text)) return stop(channel, update.chat_id);
    const code = readCode(update.text);
    if (code !== undefined) return link(channel, update, code);
    return channelsFa.answers.help;
  }

  return {
    unlink,
    answerTo,

    /** Reads a message to a bot and answers it there. */
    async hear(channel: BotChannel, update: BotUpdate): Promise<string> {
      const text = await answerTo(channel, update);
      await messengers[channel]?.deliver({ to: update.chat_id, title: '', text, url: '', id: String(update.update_id) });
      return text;
    },

    async createCode({ user_id, account_id }: AccountCaller, channel: BotChannel): Promise<{ code: string; expires_at: Date }> {
      const code = drawCode();
      const expires_at = new Date(clocks.wall.now() + LINK_CODE_MS);
      await tenancy.withSystem((tx) =>
        insertCode(tx, { code_hash: hashOf(code), user_id, channel, home_account_id: account_id, expires_at }),
      );
      return { code, expires_at };
    },

    /** The secret part of the address at which a messenger posts updates, of letters, digits, - and _. */
    secretOf: (channel: BotChannel) => createHmac('sha256', secret).update(`hook:${channel}`).digest('base64url'),
    bots: BOT_CHANNELS.flatMap((channel) => messengers[channel] ?? []),
  };
}
