import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '#infra/http/respond.ts';
import { isDiskFull, StoreClosed, StoreUnavailable } from '#infra/store/store-outage.ts';
import { RefusedRequest } from '#infra/requests/refused-request.ts';

type HttpError = Error & { readonly statusCode?: number; readonly retryAfterSeconds?: number };

/** The limit of one part of a path, in characters. */
export const PATH_PART_MAX = 200;

/** When a client may ask again after the store did not answer. */
const STORE_RETRY_SECONDS = 1;

/** Answers a thrown error: an error of the caller is a refusal, all others are ours. */
export function answerError(error: HttpError, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof RefusedRequest) return void sendRefusal(reply, error.refusal);
  if (error.statusCode === 414) return void sendRefusal(reply, { code: 'address_too_long', limit_characters: PATH_PART_MAX });
  if (error.statusCode === 429)
    return void sendRefusal(reply, { code: 'rate_limited', retry_after_seconds: error.retryAfterSeconds ?? 60 });
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return void sendRefusal(reply, { code: 'invalid', issues: [{ path: '', code: 'unreadable' }] });
  if (isDiskFull(error)) {
    request.log.error({ err: error }, 'a disk is full');
    return void sendRefusal(reply, { code: 'no_room' });
  }
  if (error instanceof StoreUnavailable) {
    // The client of a request that outlives the stop has gone, or asks the next server.
    request.log[error instanceof StoreClosed ? 'info' : 'error']({ err: error }, 'the store did not answer');
    return void sendRefusal(reply.header('retry-after', STORE_RETRY_SECONDS), { code: 'unavailable' });
  }
  request.log.error({ err: error }, 'unexpected failure');
  sendRefusal(reply, { code: 'internal' });
}
