import { refuse, succeed } from '@jarchi/domain/result.ts';
import { type BodyAnswer, type JsonService, postBody } from '#infra/outside/post-json.ts';
import { channelServiceOf, type SmsSettings } from '../messengers/channel-settings.ts';
import type { DeliveryOutcome } from '../messengers/messenger.ts';
import { fieldsOf, findCommonOutcome, refused, sent, waitFor } from '../messengers/read-answer.ts';
import { fitTokens } from './fit-tokens.ts';
import type { SmsService } from './sms-sender.ts';

/** The operator has to act: the key, the credit, a template. */
const OPERATOR_SECONDS = 900;

/**
 * Final codes of this one message: a wrong number, an empty or too long text, a character or value that the template refuses. Any other code concerns
 * all messages.
 */
const OF_THE_MESSAGE: readonly number[] = [411, 413, 422, 431];

/** The key is in the address of each call, so no address is ever logged. */
export function createKavenegar(settings: SmsSettings, service: JsonService = channelServiceOf(settings)): SmsService {
  const { api_key, template, notice_template } = settings;
  const lookUp = (fields: Readonly<Record<string, string>>) =>
    postBody(service, `/v1/${api_key}/verify/lookup.json`, {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  return {
    isLog: false,
    canNotify: notice_template !== undefined,

    async sendCode(phone, code) {
      const { state } = readOutcome(await lookUp({ receptor: phone, token: code, template }));
      return state === 'sent' || state === 'unclear' ? succeed(null) : refuse({ code: 'sms_failed' });
    },

    async deliver({ to, title, url }) {
      if (notice_template === undefined) return refused('no template for notices');
      return readOutcome(await lookUp({ receptor: to, ...fitTokens(title, url), template: notice_template }));
    },
  };
}

function readOutcome(answer: BodyAnswer): DeliveryOutcome {
  // The service repeats its own code as the status of HTTP, from 400 on.
  const common = 'reason' in answer || typeof answer.body !== 'object' || answer.body === null ? findCommonOutcome(answer) : undefined;
  if (common) return common;
  const { status: http, body } = answer as Exclude<BodyAnswer, { reason: string }>;
  const { status } = fieldsOf(fieldsOf(body)['return']);
  const code = typeof status === 'number' ? status : http;
  if (code === 200 && typeof status === 'number') return sent;
  if (OF_THE_MESSAGE.includes(code)) return refused(`code ${code}`);
  return findCommonOutcome(answer) ?? waitFor(OPERATOR_SECONDS, `code ${code}`);
}
