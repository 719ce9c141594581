import type { FastifyInstance, FastifyReply } from 'fastify';
import { renderTestGatewayPage, testGatewayPolicy } from './test-gateway.html.ts';
import { TEST_GATEWAY_PAGE, type TestGateway, type TestPayment } from './test-gateway.ts';

interface PaymentRoute {
  readonly Params: { readonly authority: string };
}
interface ActionRoute {
  readonly Params: { readonly authority: string; readonly action: string };
}

const ACTIONS = ['pay', 'cancel', 'vanish', 'double'] as const;
type Action = (typeof ACTIONS)[number];

export interface TestGatewayPage {
  readonly gateway: TestGateway;
  /** The panel's font on this server. */
  readonly fontHref?: string | undefined;
}

/** The built-in gateway's page: pay, cancel, pay and never return, return twice at once. It needs no script. */
export function registerTestGatewayPage(app: FastifyInstance, { gateway, fontHref }: TestGatewayPage): void {
  // In a scope of its own: only here are plain form bodies accepted, and they are ignored.
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );

    scope.get<PaymentRoute>(`${TEST_GATEWAY_PAGE}/:authority`, async (request, reply) =>
      sendPage(reply, await gateway.findPayment(request.params.authority), fontHref),
    );

    scope.post<ActionRoute>(`${TEST_GATEWAY_PAGE}/:authority/:action`, async (request, reply) => {
      const payment = await gateway.findPayment(request.params.authority);
      const action = ACTIONS.find((name) => name === request.params.action);
      if (!payment || !action) return sendPage(reply, undefined, fontHref);
      return reply.redirect(await act(payment, action), 303);
    });
  });

  /** Returns the address to which the payer's browser goes next. */
  async function act(payment: TestPayment, action: Action): Promise<string> {
    const page = gateway.pageUrl(payment.authority);
    if (action === 'cancel') return (await gateway.cancel(payment.authority)) ? returnUrl(payment, 'NOK') : page;
    if (!(await gateway.pay(payment.authority)) || action === 'vanish') return page;
    const url = returnUrl(payment, 'OK');
    if (action === 'double') {
      await Promise.all([app.inject(url), app.inject(url)]);
    }
    return url;
  }
}

/** Without an origin: the shop is this server, under whatever name the browser calls it. */
function returnUrl({ callback_url, authority }: TestPayment, status: 'OK' | 'NOK'): string {
  const url = new URL(callback_url, 'http://localhost');
  url.searchParams.set('Authority', authority);
  url.searchParams.set('Status', status);
  return url.pathname + url.search;
}

function sendPage(reply: FastifyReply, payment: TestPayment | undefined, fontHref: string | undefined): FastifyReply {
  return reply
    .code(payment ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', testGatewayPolicy(fontHref))
    .send(renderTestGatewayPage(payment, fontHref));
}
