import { createZarinpal } from '../zarinpal/zarinpal.ts';
import { startFakeServer, type FakeReply, type PayerAct } from './fake-server.ts';

interface Payment {
  readonly authority: string;
  /** Rial. */
  amount: number;
  readonly order_id: string | undefined;
  readonly callback_url: string;
  state: 'IN_BANK' | 'PAID' | 'VERIFIED' | 'FAILED' | 'REVERSED';
  ref_id: number;
}

const MERCHANT = '5f6e7d8c-1234-4321-abcd-0123456789ab';

/** How Zarinpal writes a failure: `errors` is an object, or a list of them, and `data` is empty. */
type ErrorForm = 'object' | 'list';

/** Zarinpal, version 4: request, verify, inquiry, unVerified and the page. */
export async function startFakeZarinpal() {
  const payments = new Map<string, Payment>();
  /** The codes of the next answers, in place of what the payment would get. */
  const nextCodes: number[] = [];
  /** The authorities of the next requests, whatever they look like. */
  const nextAuthorities: unknown[] = [];
  let errorForm: ErrorForm = 'object';
  let count = 0;

  const fail = (code: number): FakeReply => {
    const error = { code, message: 'failed', validations: [] };
    return { body: { data: [], errors: errorForm === 'object' ? error : [error] } };
  };
  const succeed = (data: object): FakeReply => ({ body: { data: { message: 'Success', ...data }, errors: [] } });

  function request(body: Readonly<Record<string, unknown>>): FakeReply {
    const { amount, currency, callback_url, description, metadata } = body as Record<string, string | undefined> & {
      amount?: unknown;
      metadata?: { order_id?: string };
    };
    if (typeof amount !== 'number' || amount < 10_000 || currency !== 'IRR' || !description || !callback_url) return fail(-9);
    if (amount > 1_000_000_000) return fail(-41);
    if (nextAuthorities.length > 0) return succeed({ code: 100, authority: nextAuthorities.shift() });
    const authority = `A${String(++count).padStart(35, '0')}`;
    const payment = {
      authority,
      amount,
      order_id: metadata?.order_id,
      callback_url,
      state: 'IN_BANK' as const,
      ref_id: 201_000_000 + count,
    };
    payments.set(authority, payment);
    return succeed({ code: 100, authority, fee_type: 'Merchant', fee: 0 });
  }

  function verify({ authority, amount }: Readonly<Record<string, unknown>>): FakeReply {
    const payment = payments.get(String(authority));
    if (!payment) return fail(-54);
    if (payment.state !== 'PAID' && payment.state !== 'VERIFIED') return fail(-51);
    if (payment.amount !== amount) return fail(-50);
    const code = payment.state === 'PAID' ? 100 : 101;
    payment.state = 'VERIFIED';
    const card = { card_hash: 'A1B2', card_pan: '502229******5995' };
    return succeed({
      code,
      ...card,
      ref_id: payment.ref_id,
      fee_type: 'Merchant',
      fee: 0,
      shaparak_fee: 1200,
      order_id: payment.order_id ?? null,
    });
  }

  function inquire({ authority }: Readonly<Record<string, unknown>>): FakeReply {
    const payment = payments.get(String(authority));
    return payment ? succeed({ code: 100, status: payment.state }) : fail(-54);
  }

  function listUnverified(): FakeReply {
    const rows = [...payments.values()].filter(({ state }) => state === 'PAID').slice(-100);
    const authorities = rows.map(({ authority, amount, callback_url }) => ({ authority, amount, callback_url, referer: '', date: '' }));
    return succeed({ code: 100, authorities });
  }

  const server = await startFakeServer({
    pagePath: '/pg/StartPay/',
    subjectOf: (path, body) =>
      path.endsWith('/unVerified.json') ? 'unVerified' : typeof body['authority'] === 'string' ? body['authority'] : 'request',
    answer(path, body) {
      if (body['merchant_id'] !== MERCHANT) return fail(-11);
      const code = nextCodes.shift();
      if (code !== undefined) return fail(code);
      if (path === '/pg/v4/payment/request.json') return request(body);
      if (path === '/pg/v4/payment/verify.json') return verify(body);
      if (path === '/pg/v4/payment/inquiry.json') return inquire(body);
      return path === '/pg/v4/payment/unVerified.json' ? listUnverified() : { status: 404, body: {} };
    },
    act(authority, act: PayerAct) {
      const payment = payments.get(authority);
      if (!payment) return undefined;
      if (payment.state === 'IN_BANK') payment.state = act === 'pay' || act === 'vanish' ? 'PAID' : 'FAILED';
      return act === 'vanish' ? undefined : `${payment.callback_url}?Authority=${authority}&Status=${act === 'pay' ? 'OK' : 'NOK'}`;
    },
  });

  const settings = { merchant_id: MERCHANT, url: server.url, timeout_seconds: 30, maximum: 100_000_000 };
  return {
    ...server,
    gateway: createZarinpal(settings, server.service),
    settings,
    nextCodes,
    nextAuthorities,
    writeErrorsAs: (form: ErrorForm) => void (errorForm = form),
    find: (authority: string) => payments.get(authority),
  };
}
