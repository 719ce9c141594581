import { readLinkCode } from '@jarchi/domain/clicks/link-code.ts';
import type { FastifyInstance } from 'fastify';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { QuickPage } from '#infra/http/quick-pages.ts';
import type { ClicksService } from './clicks.service.ts';

export function clicksHandlers(service: ClicksService): HandlersOf<'clicks'> {
  return { listTrackedLinks: ({ caller, params }) => service.listTrackedLinks(caller.account_id, params.id) };
}

const PATH = /^\/r\/([^/?]+)(?:\?|$)/;

/** The page to which every tracked link leads, before the routes: it is to be as fast as it can. */
export function quickClickPage(service: Pick<ClicksService, 'answerClick'>): QuickPage {
  return (request, response, address) => {
    const { url = '', method } = request;
    if (!url.startsWith('/r/') || (method !== 'GET' && method !== 'HEAD')) return false;
    const part = PATH.exec(url)?.[1];
    const code = part === undefined ? undefined : readLinkCode(part);
    if (code === undefined) return false;
    service.answerClick({ code, request, response, address });
    return true;
  };
}

/** The same page as a route, for other addresses and methods, and where requests do not come from a network. */
export function registerClickPage(server: FastifyInstance, service: Pick<ClicksService, 'answerClick'>): void {
  server.get<{ Params: { code: string } }>('/r/:code', { compress: false }, (request, reply) => {
    reply.hijack();
    service.answerClick({ code: readLinkCode(request.params.code), request: request.raw, response: reply.raw, address: request.ip });
  });
}
