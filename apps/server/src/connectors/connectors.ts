import type { ConnectorPages } from '#infra/http/http-server.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { createLogMailSender } from './mail/log-mail-sender.ts';
import type { MailSender } from './mail/mail-sender.ts';
import { createSmtpMailSender } from './mail/smtp-mail-sender.ts';
import type { SmtpSettings } from './mail/smtp-settings.ts';
import { registerTestGatewayPage } from './payments/test-gateway.routes.ts';
import { createTestGateway } from './payments/test-gateway.ts';
import type { GatewaySettings } from './payments/gateway-settings.ts';
import type { PaymentGateway } from './payments/payment-gateway.ts';
import { createZarinpal } from './payments/zarinpal/zarinpal.ts';
import { createZibal } from './payments/zibal/zibal.ts';
import type { PlatformConnector, ReviewConnector } from './platforms/platform-connector.ts';
import { createSimulatedPlatform } from './platforms/simulated-platform.ts';
import { createSimulatedReview } from './platforms/simulated-review.ts';
import { createSimulatedAgent, type SupportAgent } from './support/support-agent.ts';
import { createBot } from './messengers/bot.ts';
import type { ChannelSettings, SmsSettings } from './messengers/channel-settings.ts';
import { createLogMessengers } from './messengers/log-messengers.ts';
import { createMailMessenger } from './messengers/mail-messenger.ts';
import type { Messengers } from './messengers/messenger.ts';
import { createWebPush } from './messengers/web-push.ts';
import { createKavenegar } from './sms/kavenegar.ts';
import { createSmsIr } from './sms/smsir.ts';
import { withInvitations } from './sms/with-invitations.ts';
import { createLogSmsSender } from './sms/log-sms-sender.ts';
import type { SmsSender, SmsService } from './sms/sms-sender.ts';

/** The settings that choose the connectors. */
export interface ConnectorSettings {
  /** Where people open the panel. */
  readonly public_url: string;
  readonly mode: string;
  readonly is_simulated: boolean;
  readonly has_test_gateway: boolean;
  /** Those with a merchant. */
  readonly gateways: { readonly zarinpal?: GatewaySettings; readonly zibal?: GatewaySettings };
  readonly smtp?: SmtpSettings;
  /** Absent: the log. */
  readonly sms?: SmsSettings;
  readonly channels: ChannelSettings;
}

export interface ConnectorRefusal {
  readonly setting: string;
  readonly reason: string;
}

export interface Connectors {
  readonly sms: SmsSender;
  readonly mail: MailSender;
  readonly messengers: Messengers;
  readonly gateways: readonly PaymentGateway[];
  readonly platform: PlatformConnector;
  readonly review: ReviewConnector;
  readonly agent: SupportAgent | undefined;
  readonly connectorPages: readonly ConnectorPages[];
}

/** Connectors that the settings ask for and this version does not have. Called before anything is opened. */
export function listMissingConnectors({ mode, is_simulated, sms, smtp }: ConnectorSettings): ConnectorRefusal[] {
  const refusals: ConnectorRefusal[] = [];
  if (sms === undefined && mode === 'production')
    refusals.push({ setting: 'SMS_PROVIDER', reason: 'production needs an SMS service: codes do not belong in a log' });
  if (mode === 'production' && smtp === undefined)
    refusals.push({ setting: 'SMTP_HOST', reason: 'production needs a mail server: links and codes do not belong in a log' });
  if (!is_simulated) refusals.push({ setting: 'JARCHI_SIMULATED', reason: 'there is no platform connector but the simulated one yet' });
  return refusals;
}

/** A trial and a demo send nothing, with any settings. Development sends by the channels that are set, and logs the others. */
function createMessengers(
  { mode, channels }: ConnectorSettings,
  { sms, mail, log }: { readonly sms: SmsService | undefined; readonly mail: MailSender | undefined; readonly log: (line: string) => void },
): Messengers {
  const isProduction = mode === 'production';
  const logs = isProduction ? {} : createLogMessengers({ isProduction, log });
  if (mode === 'trial' || mode === 'demo') return logs;
  return {
    ...logs,
    ...(sms?.canNotify && { sms }),
    ...(mail && { email: createMailMessenger(mail) }),
    ...(channels.bale && { bale: createBot('bale', channels.bale) }),
    ...(channels.telegram && { telegram: createBot('telegram', channels.telegram) }),
    ...(channels.push && { push: createWebPush(channels.push) }),
  };
}

function createSms(settings: SmsSettings | undefined): SmsService | undefined {
  if (!settings) return undefined;
  return settings.provider === 'kavenegar' ? createKavenegar(settings) : createSmsIr(settings);
}

/** The connectors: platforms, review, support, payments, SMS, e-mail, and the channels of people. */
export function createConnectors(
  settings: ConnectorSettings,
  { tenancy, wall, log }: { readonly tenancy: Tenancy; readonly wall: Clock; readonly log: (line: string) => void },
): Result<Connectors, ConnectorRefusal[]> {
  const missing = listMissingConnectors(settings);
  if (missing.length > 0) return refuse(missing);
  const gateway = createTestGateway({ tenancy, clock: wall });
  const { zarinpal, zibal } = settings.gateways;
  const sms = createSms(settings.sms);
  const mail = settings.smtp && createSmtpMailSender(settings.smtp);
  return succeed({
    mail: mail ?? createLogMailSender({ isProduction: settings.mode === 'production', log }),
    sms: sms ? withInvitations(sms, settings.public_url) : createLogSmsSender({ isProduction: settings.mode === 'production', log }),
    messengers: createMessengers(settings, { sms, mail, log }),
    gateways: [
      ...(zarinpal ? [createZarinpal(zarinpal)] : []),
      ...(zibal ? [createZibal(zibal)] : []),
      ...(settings.has_test_gateway ? [gateway] : []),
    ],
    platform: createSimulatedPlatform('jarchi'),
    review: createSimulatedReview(),
    agent: settings.mode === 'production' ? undefined : createSimulatedAgent(),
    connectorPages: settings.has_test_gateway ? [(server, fonts) => registerTestGatewayPage(server, { gateway, ...fonts })] : [],
  });
}
