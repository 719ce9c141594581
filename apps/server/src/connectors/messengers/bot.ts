import type { BotChannel } from '@jarchi/domain/channels/channels.ts';
import { type BodyAnswer, type JsonService, postBody } from '#infra/outside/post-json.ts';
import { readBotUpdate } from './bot-updates.ts';
import { channelServiceOf, type BotSettings } from './channel-settings.ts';
import type { BotMessenger, BotUpdate, DeliveryOutcome } from './messenger.ts';
import { fieldsOf, findCommonOutcome, gone, refused, sent, waitFor } from './read-answer.ts';

/** No message of a messenger is longer. */
const TEXT_MAX = 4096;
/** After a token that is not taken: the operator has to act. */
const REFUSED_TOKEN_SECONDS = 900;
/** The rest of a long poll's time, for its answer to arrive. */
const POLL_SPARE_SECONDS = 10;

/** Words of messengers for a chat that receives nothing any more. */
const GONE = /chat not found|user is deactivated|bot was (blocked|kicked)|user not found|peer_id_invalid|no such (group|user)|forbidden/i;

/** Where a person opens a bot with a code. */
const BOT_LINKS: Readonly<Record<BotChannel, (bot: string, code: string) => { url: string; app_url: string | null }>> = {
  telegram: (bot, code) => ({ url: `https://t.me/${bot}?start=${code}`, app_url: `tg://resolve?domain=${bot}&start=${code}` }),
  bale: (bot, code) => ({ url: `https://ble.ir/${bot}?start=${code}`, app_url: null }),
};

function readOutcome(answer: BodyAnswer): DeliveryOutcome {
  const common = findCommonOutcome(answer);
  if (common) return common;
  const { status, body } = answer as Exclude<BodyAnswer, { reason: string }>;
  const { ok, description } = fieldsOf(body);
  if (status === 200 && ok === true) return sent;
  // Not the text itself: some messengers repeat the chat in it.
  const isGone = typeof description === 'string' && GONE.test(description);
  if ((status === 403 && ok === false) || (status === 400 && isGone)) return gone(`HTTP ${status}`);
  if (status === 401 || status === 404) return waitFor(REFUSED_TOKEN_SECONDS, `HTTP ${status}: the token of the bot is not taken`);
  if (status === 200) return waitFor(undefined, 'HTTP 200 without a result');
  return refused(`HTTP ${status}`);
}

/** A bot of Telegram, or of Bale, which speaks the same language. The token is in the address of each call, so no address is ever logged. */
export function createBot(key: BotChannel, settings: BotSettings, service: JsonService = channelServiceOf(settings)): BotMessenger {
  const { token, bot, updates } = settings;
  const call = (method: string, body: object, by = service) =>
    postBody(by, `/bot${token}/${method}`, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

  return {
    key,
    bot,
    updates,
    isLog: false,
    readUpdate: readBotUpdate,
    linkOf: (code) => BOT_LINKS[key](bot, code),

    async deliver({ to, title, text, url }) {
      const parts = [title, text, url].filter((part) => part !== '');
      return readOutcome(await call('sendMessage', { chat_id: to, text: parts.join('\n\n').slice(0, TEXT_MAX) }));
    },

    async setWebhook(url, secret) {
      const answer = await call('setWebhook', { url, secret_token: secret, allowed_updates: ['message'] });
      if ('reason' in answer) return answer.reason;
      return fieldsOf(answer.body)['ok'] === true ? undefined : `HTTP ${answer.status}`;
    },

    async listUpdates(offset, waitSeconds) {
      const patient: JsonService = { ...service, startDeadline: () => AbortSignal.timeout((waitSeconds + POLL_SPARE_SECONDS) * 1000) };
      const answer = await call('getUpdates', { offset, timeout: waitSeconds, allowed_updates: ['message'] }, patient);
      const result = 'reason' in answer ? undefined : fieldsOf(answer.body)['result'];
      if (!Array.isArray(result)) return undefined;
      return result.map(readBotUpdate).filter((update): update is BotUpdate => update !== undefined);
    },
  };
}
