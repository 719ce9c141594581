import { refuse, succeed } from '@jarchi/domain/result.ts';
import { type JsonService, postJson } from '#infra/outside/post-json.ts';
import { fieldsOf, findText, readNamedReturn, toRial } from '../answer-fields.ts';
import { type GatewaySettings, serviceOf } from '../gateway-settings.ts';
import type { PaymentGateway } from '../payment-gateway.ts';
import { readInquiry, readVerification, readZarinpal } from './zarinpal.answers.ts';
import { zarinpalFa } from './zarinpal.fa.ts';

/** Authorities of the sandbox begin with S. */
const AUTHORITY = /^[AS][0-9a-zA-Z]{35}$/;
const DESCRIPTION_MAX = 500;
/** Toman; the gateway's own smallest amount. */
const MINIMUM = 1000;

/** Zarinpal, version 4 of its payment gateway. */
export function createZarinpal(settings: GatewaySettings, service: JsonService = serviceOf(settings)): PaymentGateway {
  const { merchant_id, url, maximum } = settings;
  const call = (name: string, body: object) => postJson(service, `/pg/v4/payment/${name}.json`, { merchant_id, ...body });

  return {
    key: 'zarinpal',
    ...zarinpalFa,
    limits: { minimum: MINIMUM, maximum },

    async open({ amount_toman, order_id, callback_url, description }) {
      const read = readZarinpal(
        await call('request', {
          amount: toRial(amount_toman),
          // Without it the gateway may read the amount as toman.
          currency: 'IRR',
          description: description.slice(0, DESCRIPTION_MAX),
          callback_url,
          // We verify with our stored amount; the gateway must not do so by itself.
          metadata: { order_id, auto_verify: false },
        }),
      );
      if ('state' in read) return refuse({ code: 'gateway_failed', reason: read.reason });
      const authority = findText(read.data['authority']) ?? '';
      if (read.code !== 100 || !AUTHORITY.test(authority)) return refuse({ code: 'gateway_failed', reason: `code ${read.code}` });
      return succeed({ authority });
    },

    pageUrl: (authority) => `${url}/pg/StartPay/${authority}`,

    readReturn: readNamedReturn,

    async verify(payment) {
      const { authority, amount_toman } = payment;
      return readVerification(await call('verify', { authority, amount: toRial(amount_toman) }), payment);
    },

    inquire: async (authority) => readInquiry(await call('inquiry', { authority })),

    async listUnverified() {
      const read = readZarinpal(await call('unVerified', {}));
      const authorities = 'state' in read || read.code !== 100 ? undefined : read.data['authorities'];
      if (!Array.isArray(authorities)) return undefined;
      return authorities.map((row: unknown) => findText(fieldsOf(row)['authority'])).filter((authority) => authority !== undefined);
    },
  };
}
