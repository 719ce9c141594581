import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '@jarchi/contract/calls.ts';
import type { Call, Host } from '@jarchi/contract/call.ts';
import type { ErrorCode, FieldIssue } from '@jarchi/contract/refusals.ts';
import type { CallSchemas } from '@jarchi/contract/schema.ts';
import { schemas } from '@jarchi/contract/schemas.ts';
import type { Result } from '@jarchi/domain/result.ts';
import type { AccountCaller, FileAnswer, RedirectAnswer } from './caller.ts';
import type { AllHandlers } from './handler.ts';
import { requestFacts } from './request-facts.ts';
import { respondToRefusal } from './respond.ts';

export interface MountOptions {
  readonly bases: Readonly<Record<Host, string>>;
  /** Calls that exist outside production only are left out of it. */
  readonly isProduction: boolean;
  /** The caller behind an Authorization header, or undefined. */
  authenticate(header: string | undefined): Promise<AccountCaller | undefined>;
  /** Tests check every answer against its schema; production trusts the types. */
  readonly areAnswersChecked: boolean;
  readonly publicPostsPerMinute: number;
}

type LooseHandler = (input: Record<string, unknown>) => Promise<Result<unknown, { readonly code: ErrorCode }>>;

/** Mounts every call of the contract; a call without a handler does not compile. */
export function mountCalls(app: FastifyInstance, handlers: AllHandlers, options: MountOptions): void {
  for (const slice of Object.keys(calls) as (keyof typeof calls)[]) {
    for (const [name, call] of Object.entries<Call>(calls[slice])) {
      if (call.isTrialOnly && options.isProduction) continue;
      const schema = (schemas[slice] as Readonly<Record<string, CallSchemas>>)[name] ?? {};
      const handler = (handlers[slice] as unknown as Readonly<Record<string, LooseHandler>>)[name];
      if (!handler) throw new Error(`no handler for ${slice}.${name}`);
      mountCall(app, `${slice}.${name}`, call, schema, handler, options);
    }
  }
}

function mountCall(
  app: FastifyInstance,
  name: string,
  call: Call,
  schema: CallSchemas,
  handler: LooseHandler,
  options: MountOptions,
): void {
  app.route({
    method: call.method,
    url: options.bases[call.host] + call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: {
      callName: name,
      ...(call.access === 'public' && call.method === 'POST'
        ? { rateLimit: { max: options.publicPostsPerMinute, timeWindow: 60_000 } }
        : {}),
    },
    handler: async (request, reply) => {
      const refuseWith = (code: ErrorCode, issues?: FieldIssue[]) => {
        const refusal = respondToRefusal({ code }, request.id, issues);
        return reply.code(refusal.status).send(refusal.body);
      };
      const isGuarded = call.access === 'user' || call.access === 'account';
      const caller = isGuarded ? await options.authenticate(request.headers.authorization) : null;
      if (caller === undefined) return refuseWith('unauthenticated');
      const key = request.headers['idempotency-key'];
      if (call.isIdempotent && (typeof key !== 'string' || !/^[\w:-]{8,120}$/.test(key))) return refuseWith('idempotency_key_required');
      if (request.url.includes('%00')) return refuseWith('invalid');
      const parsed = parseParts(schema, call, request);
      if (parsed.issues) return refuseWith('invalid', parsed.issues);
      const result = await handler({ ...parsed.parts, caller, request: requestFacts(request, reply, typeof key === 'string' ? key : '') });
      if (result.ok) return sendAnswer(reply, call, schema, result.value, options);
      const refusal = respondToRefusal(result.error, request.id);
      return reply.code(refusal.status).send(refusal.body);
    },
  });
}

interface ParsedParts {
  readonly parts: Readonly<Record<'params' | 'query' | 'body', unknown>>;
  readonly issues?: FieldIssue[];
}

function parseParts(schema: CallSchemas, call: Call, request: FastifyRequest): ParsedParts {
  const issues: FieldIssue[] = [];
  const parts: Record<'params' | 'query' | 'body', unknown> = { params: undefined, query: undefined, body: undefined };
  const raw = { params: request.params, query: request.query, body: call.isUpload ? undefined : withoutNul(request.body ?? {}) };
  for (const part of ['params', 'query', 'body'] as const) {
    const shape = schema[part];
    if (!shape) continue;
    const outcome = shape.safeParse(raw[part]);
    if (outcome.success) parts[part] = outcome.data;
    else issues.push(...outcome.error.issues.map((issue) => ({ path: issue.path.join('.'), code: issue.code ?? 'invalid' })));
  }
  return issues.length > 0 ? { parts, issues } : { parts };
}

/** No column of the store holds U+0000, and JSON can carry it. */
function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '');
  if (Array.isArray(value)) return value.map(withoutNul);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutNul(part)]));
}

function sendAnswer(reply: FastifyReply, call: Call, schema: CallSchemas, value: unknown, options: MountOptions): FastifyReply {
  if (call.answers === 'redirect') return reply.redirect((value as RedirectAnswer).location, 303);
  if (call.answers === 'file') {
    const file = value as FileAnswer;
    reply.header('content-type', file.type).header('x-content-type-options', 'nosniff');
    if (file.filename) reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`);
    reply.header('cache-control', file.cacheSeconds ? `private, max-age=${file.cacheSeconds}, immutable` : 'no-store');
    return reply.send(file.body);
  }
  if (options.areAnswersChecked) schema.response?.parse(value);
  return reply.header('cache-control', 'no-store').send(value);
}
