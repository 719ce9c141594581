import { expect, test } from 'vitest';
import type { MailSender } from './mail/mail-sender.ts';
import type { BotMessenger, Messenger, Messengers } from './messengers/messenger.ts';
import type { PaymentGateway } from './payments/payment-gateway.ts';
import type { OfferedPlacement, PlatformConnector, ReviewConnector } from './platforms/platform-connector.ts';
import { createSimulatedPlatform } from './platforms/simulated-platform.ts';
import type { SmsSender } from './sms/sms-sender.ts';
import type { SupportAgent } from './support/support-agent.ts';
import { DEADLINES, withDeadlines, type Deadlines } from './with-deadlines.ts';

const never = <T>() => new Promise<T>(() => undefined);
const SHORT = Object.fromEntries(Object.keys(DEADLINES).map((kind) => [kind, 20])) as Deadlines;

const hungPlatform: PlatformConnector = {
  source: 'simulation',
  readAnswer: never,
  readStay: never,
  readContent: never,
  findPost: never,
  measure: never,
  tell: never,
};
const hungGateway: PaymentGateway = {
  key: 'test',
  title: 'hung',
  description: '',
  limits: { minimum: 1, maximum: 2 },
  open: never,
  verify: never,
  inquire: never,
  listUnverified: never,
  pageUrl: (authority: string) => `/${authority}`,
  readReturn: () => undefined,
};
const hungSms: SmsSender = { sendCode: never, sendInvitation: never };
const hungMail: MailSender = { send: never };
const hungReview: ReviewConnector = { review: never };
const hungAgent: SupportAgent = { answer: never };
const hungMessenger: Messenger = { isLog: false, deliver: never };
const hungBot: BotMessenger = {
  ...hungMessenger,
  key: 'bale',
  bot: 'b',
  updates: 'webhook',
  linkOf: () => ({ url: '', app_url: null }),
  readUpdate: () => undefined,
  setWebhook: never,
  listUpdates: never,
};
const hungMessengers: Messengers = {
  sms: hungMessenger,
  email: hungMessenger,
  bale: hungBot,
  telegram: { ...hungBot, key: 'telegram' },
  push: { ...hungMessenger, public_key: null, isKnownHost: () => true },
};

const hung = withDeadlines(
  {
    platform: hungPlatform,
    review: hungReview,
    gateways: [hungGateway],
    sms: hungSms,
    mail: hungMail,
    messengers: hungMessengers,
    agent: hungAgent,
  },
  SHORT,
);
const placement = {} as OfferedPlacement;
const message = { to: '', title: '', text: '', url: '', id: '' };
const gateway = hung.gateways[0]!;
const payment = { authority: 'a', order_id: '1', amount_toman: 1 };

test.each([
  ['readAnswer', () => hung.platform.readAnswer(placement, 0)],
  ['readStay', () => hung.platform.readStay(placement, 0)],
  [
    'readContent',
    () => hung.platform.readContent(placement, { attempt: 1, ordered_at: 0, title: '', brief: '', link: '', mentions: [] }, 0),
  ],
  ['findPost', () => hung.platform.findPost(placement, 0)],
  ['measure', () => hung.platform.measure(placement, 0, 0)],
  ['tell', () => hung.platform.tell(placement, { key: 'k', placement: 1, order: 'take_down' })],
  ['review', () => hung.review.review({ title: '', caption: '', since: 0 }, 0)],
  ['agent', () => hung.agent.answer({ subject: '', category_title: '' })],
])('%s of an adapter that never answers is a failure that is tried again', async (_, ask) => {
  await expect(ask()).rejects.toMatchObject({ name: 'NoAnswer' });
});

test.each([
  [
    'a payment is not opened',
    () => gateway.open({ amount_toman: 1, order_id: '', callback_url: '', description: '' }),
    { ok: false, error: { code: 'gateway_failed' } },
  ],
  ['a payment stays unknown', () => gateway.verify(payment), { state: 'unknown' }],
  ['an inquiry stays unknown', () => gateway.inquire('a'), { state: 'unknown' }],
  ['a code is not sent', () => hung.sms.sendCode('', ''), { ok: false, error: { code: 'sms_failed' } }],
  ['a message is unclear', () => hung.messengers.push!.deliver(message), { state: 'unclear' }],
  ['a message of a bot is unclear', () => hung.messengers.bale!.deliver(message), { state: 'unclear' }],
] as const)('%s when the adapter never answers', async (_, ask, answer) => {
  expect(await ask()).toMatchObject(answer);
});

test('calls that tell a failure by a bare value tell it', async () => {
  expect(await hung.mail.send({ to: '', subject: '', text: '' })).toBe('failed');
  expect(await gateway.listUnverified!()).toBeUndefined();
  expect(await hung.messengers.bale!.setWebhook('', '')).toBe('no answer in time');
  expect(await hung.messengers.bale!.listUpdates(0, 0)).toBeUndefined();
});

test('a call that never answers is aborted, and one that answers keeps its answer', async () => {
  let signal: AbortSignal | undefined;
  const platform = { ...hungPlatform, tell: (_: unknown, __: unknown, own?: AbortSignal) => ((signal = own), never<void>()) };
  const { platform: guarded } = withDeadlines({ ...hung, platform }, SHORT);
  await guarded.tell(placement, { key: 'k', placement: 1, order: 'take_down' }).catch(() => undefined);
  expect(signal?.aborted).toBe(true);
  const simulated = createSimulatedPlatform('seed');
  const { platform: quick } = withDeadlines(
    { ...hung, platform: { ...simulated, tell: async (...order: readonly unknown[]) => void order } },
    SHORT,
  );
  expect(quick.source).toBe(simulated.source);
  await expect(quick.tell(placement, { key: 'k', placement: 1, order: 'take_down' })).resolves.toBeUndefined();
});
