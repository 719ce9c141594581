import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { BOT_CHANNELS, TEST_BOT_PAGE, type BotChannel } from '@jarchi/domain/channels/channels.ts';
import { HOOK_PATH, type Hearing } from './hearing.ts';
import type { Linking } from './linking.ts';
import { renderTestBot, testBotPolicy } from './test-bot.html.ts';

interface HookRoute {
  readonly Params: { readonly channel: string; readonly secret: string };
}
interface BotRoute {
  readonly Params: { readonly channel: string };
  readonly Querystring: Readonly<Record<string, string | undefined>>;
  readonly Body: Readonly<Record<string, string | undefined>> | undefined;
}

interface Bots extends Pick<Hearing, 'findHook' | 'hearPosted'>, Pick<Linking, 'answerTo'> {
  /** A page of this server stands in for the bot. */
  isTrialBot(channel: BotChannel): boolean;
}

/** A chat of the page that stands in for a bot. Only its opener knows the id, so nobody can act for another chat. */
const TRIAL_CHAT = /^trial-[0-9a-f]{32}$/;
const drawTrialChat = () => `trial-${randomBytes(16).toString('hex')}`;

/** The doors of bots: where messengers post what people send, and, where no bot is set up, the page that plays one. */
export function registerBotDoors(app: FastifyInstance, service: Bots, { fontHref }: { readonly fontHref?: string | undefined }): void {
  app.post<HookRoute>(`${HOOK_PATH}/:channel/:secret`, { logLevel: 'silent' }, async (request, reply) => {
    const channel = service.findHook(request.params.channel, request.params.secret);
    if (channel === undefined) return reply.code(404).send({ ok: false });
    await service.hearPosted(channel, request.body);
    return reply.send({ ok: true });
  });

  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    scope.route<BotRoute>({
      method: ['GET', 'POST'],
      url: `${TEST_BOT_PAGE}/:channel`,
      async handler(request, reply) {
        const channel = BOT_CHANNELS.find((known) => known === request.params.channel);
        if (channel === undefined || !service.isTrialBot(channel)) return reply.code(404).type('text/plain').send('');
        const { chat = '', text = '' } = request.body ?? {};
        const chat_id = TRIAL_CHAT.test(chat) ? chat : drawTrialChat();
        const start = request.query['start'];
        const typed = request.method === 'POST' ? text : start === undefined ? '' : `/start ${start}`;
        const update = { update_id: 0, chat_id, name: '@trial', text: typed.trim().slice(0, 200) };
        const answer = request.method === 'POST' ? await service.answerTo(channel, update) : undefined;
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('content-security-policy', testBotPolicy(fontHref))
          .send(renderTestBot({ channel, chat: update.chat_id, text: typed, answer, fontHref }));
      },
    });
  });
}
