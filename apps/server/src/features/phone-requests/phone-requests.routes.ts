import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { RequestFacts } from '#infra/http/caller.ts';
import type { PhoneRequestsService } from './phone-requests.service.ts';

/** The cookies of the sign-in. */
interface Cookies {
  read(request: Pick<RequestFacts, 'cookies'>): { readonly csrf: string | undefined; readonly door: string | undefined };
  /** The mark of this browser; it gets one if it has none. */
  keepDoor(request: RequestFacts): string;
}

export function phoneRequestsHandlers(service: PhoneRequestsService, cookies: Cookies): HandlersOf<'phoneRequests'> {
  const csrfOf = (request: RequestFacts) => ({ header: request.csrf, cookie: cookies.read(request).csrf });
  return {
    askPhone: ({ caller, body, request }) => service.askPhone(caller, body, csrfOf(request)),
    listOwnPhoneRequests: async ({ caller }) => succeed(await service.listOwnPhoneRequests(caller)),
    stopPhoneRequest: ({ caller, params, request }) => service.stopPhoneRequest(caller, params.request, csrfOf(request)),
    beginPhoneRequest: ({ body, request }) => service.beginPhoneRequest(body, cookies.keepDoor(request)),
    sendPhoneDocument: ({ params, request }) => service.sendPhoneDocument(params.draft, cookies.read(request).door, request.findFile),
    finishPhoneRequest: ({ params, body, request }) => service.finishPhoneRequest(params.draft, cookies.read(request).door, body.story),
    readPhoneRequest: ({ body }) => service.readPhoneRequest(body.key),
    stopPhoneRequestByLink: ({ body }) => service.stopPhoneRequestByLink(body.key),
    listPhoneRequests: async ({ caller, query }) => succeed(await service.listPhoneRequests(caller, query)),
    getPhoneRequest: ({ caller, params }) => service.getPhoneRequest(caller, params.request),
    decidePhoneRequest: ({ caller, params, body }) => service.decidePhoneRequest(caller, params.request, body),
    getPhoneDocument: ({ caller, params }) => service.getPhoneDocument(caller, params),
  };
}
