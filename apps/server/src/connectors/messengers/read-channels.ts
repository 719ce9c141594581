import type { ConfigRefusal, SettingReader } from '#config-reader.ts';
import type { BotSettings, ChannelSettings, PushSettings, ServiceSettings, SmsSettings } from './channel-settings.ts';

const SMS_URLS = { kavenegar: 'https://api.kavenegar.com', smsir: 'https://api.sms.ir' } as const;
const BOT_URLS = { BALE: 'https://tapi.bale.ai', TELEGRAM: 'https://api.telegram.org' } as const;

function readService(read: SettingReader, name: string, byDefault: string): ServiceSettings {
  const proxy_url = read.address(`${name}_PROXY`);
  return {
    url: read.address(`${name}_URL`) ?? byDefault,
    ...(proxy_url !== undefined && { proxy_url }),
    timeout_seconds: read.integer(`${name}_TIMEOUT_SECONDS`, 10, 1, 60),
  };
}

/** The SMS service; undefined for the log. */
export function readSms(read: SettingReader, refusals: ConfigRefusal[]): SmsSettings | undefined {
  const provider = read.oneOf('SMS_PROVIDER', ['log', 'kavenegar', 'smsir'], 'log');
  const api_key = read.optional('SMS_API_KEY');
  const template = read.optional('SMS_TEMPLATE');
  const notice_template = read.optional('SMS_NOTICE_TEMPLATE');
  const service = readService(read, 'SMS', provider === 'smsir' ? SMS_URLS.smsir : SMS_URLS.kavenegar);
  if (provider === 'log') return undefined;
  if (api_key === undefined) refusals.push({ setting: 'SMS_API_KEY', reason: `SMS_PROVIDER=${provider} needs it` });
  if (template === undefined) refusals.push({ setting: 'SMS_TEMPLATE', reason: `SMS_PROVIDER=${provider} needs it` });
  if (api_key === undefined || template === undefined) return undefined;
  return { ...service, provider, api_key, template, ...(notice_template !== undefined && { notice_template }) };
}

/** A bot; undefined without a token. */
function readBot(read: SettingReader, refusals: ConfigRefusal[], name: keyof typeof BOT_URLS): BotSettings | undefined {
  const service = readService(read, name, BOT_URLS[name]);
  const token = read.like(`${name}_BOT_TOKEN`, /^\d+:[\w-]{20,}$/);
  const bot = read.like(`${name}_BOT_NAME`, /^\w{3,64}$/);
  const updates = read.oneOf(`${name}_UPDATES`, ['webhook', 'poll'], 'webhook');
  if (token === undefined) return undefined;
  if (bot === undefined) refusals.push({ setting: `${name}_BOT_NAME`, reason: `${name}_BOT_TOKEN needs it` });
  return bot === undefined ? undefined : { ...service, token, bot, updates };
}

/** Push to browsers; undefined without keys. */
function readPush(read: SettingReader, refusals: ConfigRefusal[]): PushSettings | undefined {
  const public_key = read.like('WEB_PUSH_PUBLIC_KEY', /^[\w-]{87}$/);
  const private_key = read.like('WEB_PUSH_PRIVATE_KEY', /^[\w-]{43}$/);
  const subject = read.like('WEB_PUSH_SUBJECT', /^(mailto:\S+@\S+|https:\/\/\S+)$/);
  const proxy_url = read.address('WEB_PUSH_PROXY');
  const timeout_seconds = read.integer('WEB_PUSH_TIMEOUT_SECONDS', 10, 1, 60);
  const all = { WEB_PUSH_PUBLIC_KEY: public_key, WEB_PUSH_PRIVATE_KEY: private_key, WEB_PUSH_SUBJECT: subject };
  if (Object.values(all).every((value) => value === undefined)) return undefined;
  if (public_key === undefined || private_key === undefined || subject === undefined) {
    for (const [setting, value] of Object.entries(all))
      if (value === undefined) refusals.push({ setting, reason: 'both keys and the subject belong together' });
    return undefined;
  }
  return { public_key, private_key, subject, ...(proxy_url !== undefined && { proxy_url }), timeout_seconds };
}

export function readChannels(read: SettingReader, refusals: ConfigRefusal[]): ChannelSettings {
  const [bale, telegram, push] = [readBot(read, refusals, 'BALE'), readBot(read, refusals, 'TELEGRAM'), readPush(read, refusals)];
  return { ...(bale && { bale }), ...(telegram && { telegram }), ...(push && { push }) };
}
