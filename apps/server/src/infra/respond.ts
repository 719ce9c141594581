import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusals, type ErrorBody, type ErrorCode, type FieldIssue } from '@jarchi/contract/refusals.ts';

export interface RefusalReply {
  readonly status: number;
  readonly body: ErrorBody;
}

/** The one place where a refusal becomes HTTP: its code gives the status, its other fields are the facts. */
export function respondToRefusal(refusal: { readonly code: ErrorCode }, requestId: string, issues?: readonly FieldIssue[]): RefusalReply {
  const { code, ...facts } = refusal;
  return {
    status: refusals[code].status,
    body: { error: { code, facts, ...(issues ? { issues } : {}), request_id: requestId } },
  };
}

/** For addresses that lead nowhere. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = respondToRefusal({ code: 'not_found' }, request.id);
  return reply.code(status).send(body);
}
