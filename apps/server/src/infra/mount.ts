import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '@jarchi/contract/calls.ts';
import type { Call, Host } from '@jarchi/contract/call.ts';
import type { ErrorCode, FieldIssue } from '@jarchi/contract/refusals.ts';
import type { CallSchemas } from '@jarchi/contract/schema.ts';
import { schemas } from '@jarchi/contract/schemas.ts';
import type { Result } from '@jarchi/domain/result.ts';
import type { AccountCaller, FileAnswer, RedirectAnswer, StaffCaller } from './caller.ts';
import { sendFile } from './file-answer.ts';
import type { AllHandlers } from './handler.ts';
import { requestFacts } from './request-facts.ts';
import { respondToRefusal } from './respond.ts';

export interface MountOptions {
  readonly bases: Readonly<Record<Host, string>>;
  /** Calls that exist outside production only are left out of it. */
  readonly isProduction: boolean;
  /** The caller behind an Authorization header, or undefined. */
  authenticate(header: string | undefined): Promise<AccountCaller | undefined>;
  /** The member of staff behind an Authorization header; `stranger` is somebody who is signed in and no staff. */
  authenticateStaff(header: string | undefined): Promise<StaffCaller | 'stranger' | undefined>;
  /** Called before staff, or somebody in a customer's name, change something; what it answers is told the outcome. */
  noteWrite(write: StaffWrite): Promise<(status: number) => Promise<void>>;
  /** The words of a refusal, for calls that refuse as a list. */
  refusalText(code: ErrorCode, fields?: readonly string[]): string;
  /** Tests check every answer against its schema; production trusts the types. */
  readonly areAnswersChecked: boolean;
  readonly publicPostsPerMinute: number;
}

/** A request of staff that changes something. */
export interface StaffWrite {
  readonly staff_id: number;
  readonly session_id: string;
  /** The customer in whose name it is done. */
  readonly customer: { readonly user_id: number; readonly account_id: number } | null;
  readonly call: string;
  readonly subject: Readonly<Record<string, unknown>>;
  readonly request_id: string;
}

/** Asked by POST, and change nothing. */
const READING_POSTS: ReadonlySet<string> = new Set([
  'account.listFeatureFlags',
  'publishers.exportPlans',
  'publishers.importPlans',
  'publishers.suggestAlternatives',
  'publishers.suggestPackages',
]);

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
        ? { rateLimit: { max: options.publicPostsPerMinute, timeWindow: 60_000, groupId: ` ${name}` } }
        : {}),
    },
    handler: async (request, reply) => {
      const refuseWith = (code: ErrorCode, issues?: FieldIssue[]) => {
        const refusal = respondToRefusal({ code }, request.id, issues);
        return reply.code(refusal.status).send(call.refusesAsList ? [options.refusalText(code), { code }] : refusal.body);
      };
      const caller = await findCaller(call, request, options);
      if (caller === undefined) return refuseWith('unauthenticated');
      if (caller === 'stranger') return refuseWith('forbidden');
      const key = request.headers['idempotency-key'];
      if (call.isIdempotent && (typeof key !== 'string' || !/^[\w:-]{8,120}$/.test(key))) return refuseWith('idempotency_key_required');
      if (request.url.includes('%00')) return refuseWith('invalid');
      const parsed = parseParts(schema, call, request);
      if (parsed.issues) return refuseWith('invalid', parsed.issues);
      const write = staffWriteOf(call, name, caller, request);
      const tellOutcome = write && (await options.noteWrite(write));
      const input = { ...parsed.parts, caller, request: requestFacts(request, reply, typeof key === 'string' ? key : '') };
      const result = await handler(input).catch(async (error: unknown) => {
        await tellOutcome?.(500);
        throw error;
      });
      const refusal = result.ok ? undefined : respondToRefusal(result.error, request.id);
      await tellOutcome?.(refusal?.status ?? 200);
      if (result.ok) return sendAnswer(reply, call, schema, result.value, options);
      const status = refusal?.status ?? 500;
      if (!call.refusesAsList) return reply.code(status).send(refusal?.body);
      const fields = 'fields' in result.error ? (result.error.fields as readonly string[]) : [];
      return reply.code(status).send([options.refusalText(result.error.code, fields), result.error]);
    },
  });
}

function findCaller(call: Call, request: FastifyRequest, options: MountOptions) {
  const header = request.headers.authorization;
  if (call.access === 'staff') return options.authenticateStaff(header);
  return call.access === 'user' || call.access === 'account' ? options.authenticate(header) : null;
}

function staffWriteOf(
  call: Call,
  name: string,
  caller: AccountCaller | StaffCaller | null,
  request: FastifyRequest,
): StaffWrite | undefined {
  if (call.method === 'GET' || caller === null || READING_POSTS.has(name)) return undefined;
  const shared = { session_id: caller.session_id, call: name, subject: { ...(request.params as object) }, request_id: request.id };
  if ('staff_id' in caller) return { ...shared, staff_id: caller.staff_id, customer: null };
  const { hijacked_by, user_id, account_id } = caller;
  return hijacked_by === null ? undefined : { ...shared, staff_id: hijacked_by, customer: { user_id, account_id } };
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
  if (call.answers === 'file') return sendFile(reply, value as FileAnswer);
  if (options.areAnswersChecked) schema.response?.parse(value);
  return reply.header('cache-control', 'no-store').send(value);
}
