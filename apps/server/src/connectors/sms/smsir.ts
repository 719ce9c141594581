import { refuse, succeed } from '@jarchi/domain/result.ts';
import { type BodyAnswer, type JsonService, postBody } from '#infra/outside/post-json.ts';
import { channelServiceOf, type SmsSettings } from '../messengers/channel-settings.ts';
import type { DeliveryOutcome } from '../messengers/messenger.ts';
import { fieldsOf, findCommonOutcome, gone, refused, sent, waitFor } from '../messengers/read-answer.ts';
import { fitTokens } from './fit-tokens.ts';
import type { SmsService } from './sms-sender.ts';

const OPERATOR_SECONDS = 900;
/** The service's own limit for a parameter of a template. */
const PARAMETER_MAX = 25;

const SENT = 1;
const TOO_MANY = 20;
const BAD_NUMBER = 104;
const BLACKLISTED = 115;

export function createSmsIr(settings: SmsSettings, service: JsonService = channelServiceOf(settings)): SmsService {
  const { api_key, template, notice_template } = settings;
  const verify = (mobile: string, templateId: string, values: Readonly<Record<string, string>>) =>
    postBody(service, '/v1/send/verify', {
      body: JSON.stringify({
        mobile,
        templateId: Number(templateId),
        parameters: Object.entries(values).map(([name, value]) => ({ name, value: value.slice(0, PARAMETER_MAX) })),
      }),
      headers: { 'content-type': 'application/json', 'x-api-key': api_key },
    });

  return {
    isLog: false,
    canNotify: notice_template !== undefined,

    async sendCode(phone, code) {
      const { state } = readOutcome(await verify(phone, template, { CODE: code }));
      return state === 'sent' || state === 'unclear' ? succeed(null) : refuse({ code: 'sms_failed' });
    },

    async deliver({ to, title, url }) {
      if (notice_template === undefined) return refused('no template for notices');
      const { token, token20 } = fitTokens(title, url);
      return readOutcome(await verify(to, notice_template, { TITLE: token20, PANEL: token }));
    },
  };
}

function readOutcome(answer: BodyAnswer): DeliveryOutcome {
  const common = findCommonOutcome(answer);
  if (common) return common;
  const { status } = fieldsOf((answer as Exclude<BodyAnswer, { reason: string }>).body);
  if (status === SENT) return sent;
  const reason = `code ${typeof status === 'number' ? status : 'unknown'}`;
  if (status === BAD_NUMBER) return refused(reason);
  if (status === BLACKLISTED) return gone(reason);
  return waitFor(status === TOO_MANY ? 30 : OPERATOR_SECONDS, reason);
}
