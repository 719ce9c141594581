import { createZibal } from '../zibal/zibal.ts';
import { startFakeServer, type FakeReply, type PayerAct } from './fake-server.ts';

interface Payment {
  readonly trackId: number;
  /** Rial. */
  amount: number;
  orderId: string | undefined;
  readonly callbackUrl: string;
  /** -1 waiting, 1 paid and verified, 2 paid, 3 cancelled, 5 short of funds, 18 reversed. */
  status: number;
  refNumber: string;
}

const MERCHANT = 'fake-merchant';

/** Zibal, version 1: request, verify, inquiry and the page. */
export async function startFakeZibal() {
  const payments = new Map<string, Payment>();
  /** The results of the next answers, in place of what the payment would get. */
  const nextResults: number[] = [];
  let isBareAgain = false;
  let nextTrackId: number | undefined;
  let count = 0;

  const fail = (result: number): FakeReply => ({ body: { result, message: 'failed' } });
  const succeed = (fields: object): FakeReply => ({ body: { result: 100, message: 'success', ...fields } });

  function request(body: Readonly<Record<string, unknown>>): FakeReply {
    const { amount, callbackUrl, orderId } = body as { amount?: unknown; callbackUrl?: string; orderId?: string };
    if (typeof amount !== 'number' || amount <= 1000) return fail(105);
    if (!callbackUrl?.startsWith('http')) return fail(106);
    if (amount > 1_000_000_000) return fail(113);
    const trackId = nextTrackId ?? 3_000_000_000 + ++count;
    if (nextTrackId !== undefined) {
      nextTrackId = undefined;
      return succeed({ trackId });
    }
    payments.set(String(trackId), { trackId, amount, orderId, callbackUrl, status: -1, refNumber: `9${String(count).padStart(11, '0')}` });
    return succeed({ trackId });
  }

  const factsOf = ({ amount, orderId, refNumber, status }: Payment) => ({
    paidAt: '2026-11-21T11:30:00.000000',
    cardNumber: '62741****44',
    status,
    amount,
    refNumber,
    description: '',
    orderId: orderId ?? null,
  });

  function verify(payment: Payment | undefined): FakeReply {
    if (!payment) return fail(203);
    if (payment.status === 1) return isBareAgain ? fail(201) : { body: { ...factsOf(payment), result: 201, message: 'verified before' } };
    if (payment.status !== 2) return fail(202);
    payment.status = 1;
    return succeed(factsOf(payment));
  }

  const server = await startFakeServer({
    pagePath: '/start/',
    subjectOf: (_path, body) => (typeof body['trackId'] === 'number' ? String(body['trackId']) : 'request'),
    answer(path, body) {
      if (body['merchant'] !== MERCHANT) return fail(102);
      const result = nextResults.shift();
      if (result !== undefined) return fail(result);
      if (path === '/v1/request') return request(body);
      const payment = payments.get(String(body['trackId']));
      if (path === '/v1/verify') return verify(payment);
      if (path !== '/v1/inquiry') return { status: 404, body: {} };
      return payment ? succeed({ ...factsOf(payment), createdAt: '2026-11-21T11:29:00.000000', wage: 0 }) : fail(203);
    },
    act(authority, act: PayerAct) {
      const payment = payments.get(authority);
      if (!payment) return undefined;
      const ends = { pay: 2, vanish: 2, cancel: 3, fail: 5 };
      if (payment.status === -1) payment.status = ends[act];
      const success = act === 'pay' ? 1 : 0;
      return act === 'vanish'
        ? undefined
        : `${payment.callbackUrl}?success=${success}&status=${payment.status}&trackId=${authority}&orderId=${payment.orderId ?? ''}`;
    },
  });

  const settings = { merchant_id: MERCHANT, url: server.url, timeout_seconds: 30, maximum: 100_000_000 };
  return {
    ...server,
    gateway: createZibal(settings, server.service),
    settings,
    nextResults,
    /** Whether a second verification comes without the facts of the first. */
    leaveOutFactsAgain: (isLeftOut: boolean) => void (isBareAgain = isLeftOut),
    /** The next request gets this number, which another payment has. */
    giveAgain: (authority: string) => void (nextTrackId = Number(authority)),
    find: (authority: string) => payments.get(authority),
  };
}
