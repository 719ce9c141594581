import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Call } from '@jarchi/contract/call.ts';
import { createFairQueue, type FairLimits } from '#infra/shares/fair-queue.ts';
import { accountParty, addressParty, type Party, personParty, runForParty } from '#infra/shares/party.ts';
import { sendRefusal } from '#infra/http/respond.ts';

export interface RequestShareOptions {
  /** The account in an Authorization header whose token is ours; reads no database. */
  findAccountId(header: string | undefined): number | undefined | Promise<number | undefined>;
  /** The person of a browser that is known before it says who signs in. */
  readonly findKnownPerson?: (request: FastifyRequest) => number | undefined;
  readonly limits?: FairLimits;
  /** How long, on average, a request beyond the limits waits for its refusal, in milliseconds. */
  readonly heldBackMs?: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    party?: Party;
  }
}

/** For one account, or for one known person or one address without a sign-in: 20 requests run and 80 wait. */
const LIMITS: FairLimits = { seats: 200, seatsEach: 20, waitingEach: 80 };
/** An immediate refusal would make a client that asks in a loop ask faster. */
const HELD_BACK_MS = 1000;
const RETRY_SECONDS = 1;

export type RequestShares = ReturnType<typeof createRequestShares>;

/** Seats for requests, shared fairly among parties: no party makes others wait for more than its turn. */
export function createRequestShares({ findAccountId, findKnownPerson, limits = LIMITS, heldBackMs = HELD_BACK_MS }: RequestShareOptions) {
  const queue = createFairQueue(limits);

  /** At once unless a token is new. */
  function findPartyName(call: Call, request: FastifyRequest): string | Promise<string> {
    const isSignedIn = call.access !== 'public' && call.access !== 'doorway';
    const found = isSignedIn ? findAccountId(request.headers.authorization) : undefined;
    return found instanceof Promise ? found.then((accountId) => nameParty(accountId, request)) : nameParty(found, request);
  }

  function nameParty(accountId: number | undefined, request: FastifyRequest): string {
    if (accountId !== undefined) return accountParty(accountId);
    const person = findKnownPerson?.(request);
    return person === undefined ? addressParty(request.ip) : personParty(person);
  }

  async function nameStreamParty(call: Call, request: FastifyRequest): Promise<void> {
    request.party = { name: await findPartyName(call, request), kind: 'request' };
  }

  function enter(call: Call, request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
    const takeSeat = (name: string) => {
      request.party = { name, kind: call.answers === 'file' ? 'export' : 'request' };
      // An upload takes as long as its connection is slow, so uploads have seats of their own.
      const seat = queue.enter(call.isUpload ? `${name}:upload` : name);
      if (!seat) refuseLater(reply).catch(done);
      else if (seat instanceof Promise) seat.then(begin, done);
      else begin(seat);
    };
    const begin = (leave: () => void) => {
      if (reply.raw.destroyed) leave();
      else reply.raw.once('close', leave);
      done();
    };
    const name = findPartyName(call, request);
    if (name instanceof Promise) name.then(takeSeat, done);
    else takeSeat(name);
  }

  async function refuseLater(reply: FastifyReply): Promise<FastifyReply> {
    const waitMs = heldBackMs * (0.5 + Math.random());
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return sendRefusal(reply, { code: 'too_busy', retry_after_seconds: RETRY_SECONDS });
  }

  return {
    /**
     * The hooks of a call's route. For signed-in callers the account is known before the body is read. For others the body is read first: a slow
     * sender then holds no seat that a neighbour at the same address needs.
     */
    hooksOf(call: Call) {
      // A stream is open for hours: it takes no seat of the account, and its slice limits the number of streams.
      if (call.answers === 'stream') return { onRequest: [(request: FastifyRequest) => nameStreamParty(call, request)], preHandler: [] };
      const hook = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => enter(call, request, reply, done);
      const isKnownLate = call.access === 'public' || call.access === 'doorway';
      return { onRequest: isKnownLate ? [] : [hook], preHandler: isKnownLate ? [hook] : [] };
    },

    /** Runs a handler on behalf of the request's party. */
    run<T>(request: FastifyRequest, work: () => T): T {
      return request.party ? runForParty(request.party, work) : work();
    },
  };
}
