import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusals, type ErrorBody, type ErrorCode, type RefusalOf } from '@jarchi/contract/refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The text of a refusal, for calls that refuse as a list. */
    refusalText?: RefusalText | undefined;
    /** `slice.call`, on routes of the contract. */
    callName?: string;
  }
}

type AnyRefusal = RefusalOf<ErrorCode>;
export type RefusalText = (code: ErrorCode, fields?: readonly string[]) => string;

interface RefusalReply {
  readonly status: number;
  readonly body: ErrorBody;
}

/** The one place where a refusal becomes HTTP: its code decides the status, its issues are told, and its other fields are the facts. */
export function respondToRefusal(refusal: AnyRefusal, requestId: string): RefusalReply {
  const { code, ...facts } = refusal;
  const told = refusal.code === 'invalid' ? { facts: {}, issues: refusal.issues } : { facts };
  return { status: refusals[code].status, body: { error: { code, ...told, request_id: requestId } } };
}

/** Sends a refusal with the headers of its status. */
export function sendRefusal(reply: FastifyReply, refusal: AnyRefusal): FastifyReply {
  const { request } = reply;
  const { status, body } = respondToRefusal(refusal, request.id);
  void reply.code(status).headers(getHeaders(body.error, request));
  const { refusalText } = request.routeOptions.config;
  return reply.send(refusalText ? listOf(body, refusalText) : body);
}

/** For unknown addresses. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendRefusal(reply, { code: 'not_found' });
}

function getHeaders({ code, facts }: ErrorBody['error'], request: FastifyRequest): Readonly<Record<string, string>> {
  const { retry_after_seconds } = facts;
  return {
    ...(refusals[code].status === 401 ? { 'www-authenticate': challenge(request) } : {}),
    ...(code === 'method_not_allowed' ? { allow: (facts.allowed as readonly string[]).join(', ') } : {}),
    // Part of a body may still be on its way.
    ...(code === 'request_timeout' ? { connection: 'close' } : {}),
    ...(typeof retry_after_seconds === 'number' ? { 'retry-after': String(retry_after_seconds) } : {}),
  };
}

/** RFC 6750, 3: an invalid token gets another challenge than a missing one. */
function challenge({ headers }: FastifyRequest): string {
  return headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"';
}

/** `[message, { code, ... }]`: the shape that clients of some calls have always read. */
function listOf({ error }: ErrorBody, refusalText: RefusalText): readonly unknown[] {
  const { code, facts, issues, request_id } = error;
  const fields = 'fields' in facts ? (facts.fields as readonly string[]) : [];
  return [refusalText(code, fields), { ...facts, code, ...(issues ? { issues } : {}), request_id }];
}
