import type { JsonService } from '#infra/outside/post-json.ts';

/** How the service of a channel is called. */
export interface ServiceSettings {
  /** Without a slash at the end. */
  readonly url: string;
  /** An HTTP proxy through which it is called. */
  readonly proxy_url?: string;
  readonly timeout_seconds: number;
}

export interface BotSettings extends ServiceSettings {
  readonly token: string;
  /** Its username, without @. */
  readonly bot: string;
  readonly updates: 'webhook' | 'poll';
}

export interface PushSettings {
  readonly public_key: string;
  readonly private_key: string;
  /** Whom a push service writes to: a mailto: or https: address. */
  readonly subject: string;
  readonly proxy_url?: string;
  readonly timeout_seconds: number;
}

export interface SmsSettings extends ServiceSettings {
  readonly provider: 'kavenegar' | 'smsir';
  readonly api_key: string;
  /** The template of sign-in codes. */
  readonly template: string;
  /** The template of notices of money and security; without it they are not sent by SMS. */
  readonly notice_template?: string;
}

export interface ChannelSettings {
  readonly bale?: BotSettings;
  readonly telegram?: BotSettings;
  readonly push?: PushSettings;
}

export function channelServiceOf({ url, proxy_url, timeout_seconds }: ServiceSettings): JsonService {
  return {
    url,
    ...(proxy_url !== undefined && { proxy_url }),
    startDeadline: () => AbortSignal.timeout(timeout_seconds * 1000),
  };
}
