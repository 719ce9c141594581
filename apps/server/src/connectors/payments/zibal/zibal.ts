import { refuse, succeed } from '@jarchi/domain/result.ts';
import { type JsonService, postJson } from '#infra/outside/post-json.ts';
import { findReturned, findText, toRial } from '../answer-fields.ts';
import { type GatewaySettings, serviceOf } from '../gateway-settings.ts';
import type { GatewayReturn, PaymentGateway } from '../payment-gateway.ts';
import { DONE, readInquiry, readSettled, readVerification, readZibal } from './zibal.answers.ts';
import { zibalFa } from './zibal.fa.ts';

/** A number that JSON carries exactly. */
const TRACK_ID = /^\d{1,15}$/;
/** Toman. The gateway refuses 1,000 rial and less (result 105). */
const MINIMUM = 1000;
const CANCELLED = '3';

/** Zibal, version 1 of its payment gateway. */
export function createZibal(settings: GatewaySettings, service: JsonService = serviceOf(settings)): PaymentGateway {
  const { merchant_id: merchant, url, maximum } = settings;
  const call = (name: string, body: object) => postJson(service, `/v1/${name}`, { merchant, ...body });
  const ask = (authority: string) => call('inquiry', { trackId: Number(authority) });

  return {
    key: 'zibal',
    ...zibalFa,
    limits: { minimum: MINIMUM, maximum },

    async open({ amount_toman, order_id, callback_url, description }) {
      const read = readZibal(
        await call('request', { amount: toRial(amount_toman), callbackUrl: callback_url, description, orderId: order_id }),
      );
      if ('state' in read) return refuse({ code: 'gateway_failed', reason: read.reason });
      const authority = findText(read.fields['trackId']) ?? '';
      if (read.result !== DONE || !TRACK_ID.test(authority)) return refuse({ code: 'gateway_failed', reason: `result ${read.result}` });
      return succeed({ authority });
    },

    pageUrl: (authority) => `${url}/start/${authority}`,

    readReturn(query) {
      const authority = findReturned(query, 'trackId');
      if (authority === undefined) return undefined;
      return { authority, claim: findClaim(findReturned(query, 'success'), findReturned(query, 'status')) };
    },

    async verify(payment) {
      const verification = readVerification(await call('verify', { trackId: Number(payment.authority) }), payment);
      // A second verification may come without the facts of the first.
      return verification.state === 'unsettled' ? readSettled(await ask(payment.authority), payment) : verification;
    },

    inquire: async (authority) => readInquiry(await ask(authority)),
  };
}

function findClaim(success: string | undefined, status: string | undefined): GatewayReturn['claim'] {
  if (success === '0') return status === CANCELLED || status === undefined ? 'cancelled' : 'failed';
  return success === undefined ? 'unclear' : 'paid';
}
