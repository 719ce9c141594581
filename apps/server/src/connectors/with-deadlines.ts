import { refuse } from '@jarchi/domain/result.ts';
import { NoAnswer, withinDeadline } from '#infra/outside/within-deadline.ts';
import type { MailSender } from './mail/mail-sender.ts';
import type { BotMessenger, Messenger, Messengers, PushMessenger } from './messengers/messenger.ts';
import type { PaymentGateway } from './payments/payment-gateway.ts';
import type { PlatformConnector, ReviewConnector } from './platforms/platform-connector.ts';
import type { SmsSender } from './sms/sms-sender.ts';
import type { SupportAgent } from './support/support-agent.ts';

/** How long (ms) a call of each kind of connector may take. */
export type Deadlines = Readonly<Record<'platform' | 'review' | 'payments' | 'sms' | 'mail' | 'messengers' | 'agent', number>>;

/** The settings of adapters allow them 60 seconds, a mail has several steps: each may end by itself before. */
export const DEADLINES: Deadlines = {
  platform: 30_000,
  review: 30_000,
  payments: 65_000,
  sms: 65_000,
  mail: 90_000,
  messengers: 65_000,
  agent: 30_000,
};

interface Connectors {
  readonly sms: SmsSender;
  readonly mail: MailSender;
  readonly messengers: Messengers;
  readonly gateways: readonly PaymentGateway[];
  readonly platform: PlatformConnector;
  readonly review: ReviewConnector;
  readonly agent?: SupportAgent | undefined;
}

const REASON = 'no answer in time';

/** Runs a call: returns its answer, or `late` at the deadline. */
const answerOr = <T>(late: T, asked: string, limitMs: number, call: () => Promise<T>): Promise<T> =>
  withinDeadline(asked, limitMs, call).catch((error: unknown) => {
    if (error instanceof NoAnswer) return late;
    throw error;
  });

function guardPlatform(platform: PlatformConnector, limitMs: number): PlatformConnector {
  const ask = <T>(call: (signal: AbortSignal) => Promise<T>) => withinDeadline('a platform', limitMs, call);
  return {
    ...platform,
    readAnswer: (placement, now) => ask((signal) => platform.readAnswer(placement, now, signal)),
    readStay: (placement, now) => ask((signal) => platform.readStay(placement, now, signal)),
    readContent: (placement, order, now) => ask((signal) => platform.readContent(placement, order, now, signal)),
    findPost: (placement, now) => ask((signal) => platform.findPost(placement, now, signal)),
    measure: (placement, from, to) => ask((signal) => platform.measure(placement, from, to, signal)),
    tell: (placement, order) => ask((signal) => platform.tell(placement, order, signal)),
  };
}

function guardGateway(gateway: PaymentGateway, limitMs: number): PaymentGateway {
  const asked = `the gateway ${gateway.key}`;
  const { listUnverified } = gateway;
  return {
    ...gateway,
    open: (request) => answerOr(refuse({ code: 'gateway_failed', reason: REASON }), asked, limitMs, () => gateway.open(request)),
    verify: (payment) => answerOr({ state: 'unknown', reason: REASON }, asked, limitMs, () => gateway.verify(payment)),
    inquire: (authority) => answerOr({ state: 'unknown', reason: REASON }, asked, limitMs, () => gateway.inquire(authority)),
    ...(listUnverified && { listUnverified: () => answerOr(undefined, asked, limitMs, () => listUnverified.call(gateway)) }),
  };
}

function guardSms(sms: SmsSender, limitMs: number): SmsSender {
  const late = refuse({ code: 'sms_failed' } as const);
  const { sendInvitation } = sms;
  return {
    ...sms,
    sendCode: (phone, code) => answerOr(late, 'the SMS service', limitMs, () => sms.sendCode(phone, code)),
    ...(sendInvitation && {
      sendInvitation: (phone, invitation) => answerOr(late, 'the SMS service', limitMs, () => sendInvitation.call(sms, phone, invitation)),
    }),
  };
}

/** A message that left without an answer may have arrived, so it is never sent again. */
function guardMessenger<M extends Messenger>(messenger: M, limitMs: number): M {
  return {
    ...messenger,
    deliver: (message) => answerOr({ state: 'unclear', reason: REASON }, 'a messenger', limitMs, () => messenger.deliver(message)),
  };
}

function guardBot(bot: BotMessenger, limitMs: number): BotMessenger {
  return {
    ...guardMessenger(bot, limitMs),
    setWebhook: (url, secret) => answerOr(REASON, 'a messenger', limitMs, () => bot.setWebhook(url, secret)),
    listUpdates: (offset, waitSeconds) =>
      answerOr(undefined, 'a messenger', waitSeconds * 1000 + limitMs, () => bot.listUpdates(offset, waitSeconds)),
  };
}

function guardMessengers({ sms, email, bale, telegram, push }: Messengers, limitMs: number): Messengers {
  return {
    ...(sms && { sms: guardMessenger(sms, limitMs) }),
    ...(email && { email: guardMessenger(email, limitMs) }),
    ...(bale && { bale: guardBot(bale, limitMs) }),
    ...(telegram && { telegram: guardBot(telegram, limitMs) }),
    ...(push && { push: guardMessenger<PushMessenger>(push, limitMs) }),
  };
}

/**
 * The connectors as the slices get them. The caller's own clock ends every call, whether the adapter obeys its signal or not: a late answer
 * reaches nobody.
 */
export function withDeadlines<C extends Connectors>(connectors: C, limits: Deadlines = DEADLINES): C {
  const { sms, mail, messengers, gateways, platform, review, agent } = connectors;
  return {
    ...connectors,
    sms: guardSms(sms, limits.sms),
    mail: { ...mail, send: (letter) => answerOr('failed', 'the mail server', limits.mail, () => mail.send(letter)) },
    messengers: guardMessengers(messengers, limits.messengers),
    gateways: gateways.map((gateway) => guardGateway(gateway, limits.payments)),
    platform: guardPlatform(platform, limits.platform),
    review: {
      ...review,
      review: (reviewed, now) => withinDeadline('the review', limits.review, (signal) => review.review(reviewed, now, signal)),
    },
    ...(agent && {
      agent: { ...agent, answer: (ticket) => withinDeadline('the support agent', limits.agent, () => agent.answer(ticket)) },
    }),
  };
}
