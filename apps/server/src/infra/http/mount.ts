import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer } from '#infra/files/file-store.ts';
import type { RateLimitOptions } from '@fastify/rate-limit';
import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { calls } from '@jarchi/contract/calls.ts';
import type { Call, Host } from '@jarchi/contract/call.ts';
import { refusals, type ErrorCode, type RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallSchemas } from '@jarchi/contract/schema.ts';
import { schemas } from '@jarchi/contract/schemas.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { AppMode } from '@jarchi/domain/session/viewer.ts';
import type { AnyCaller, RedirectAnswer, StreamAnswer } from './caller.ts';
import { sendFile } from './answers/file-answer.ts';
import { RowsAnswer, sendRows } from './answers/rows-answer.ts';
import { sendStream } from './answers/stream-answer.ts';
import type { AllHandlers } from './handler.ts';
import { findCaller, findLinkKey, findPlaceNeeded, refuseExport, refuseRole, type Guards } from './callers.ts';
import { refuseContentType } from './requests/content-type.ts';
import { makeFingerprint } from '#infra/keys/fingerprint.ts';
import { RefusedRequest } from '#infra/requests/refused-request.ts';
import { parseParts } from './requests/request-parts.ts';
import { findStaffTrace, listStaffAccounts, type StaffTrace } from './requests/staff-trace.ts';
import { getAddress, requestFacts } from './requests/request-facts.ts';
import type { RequestShares } from './requests/request-shares.ts';
import { sendRefusal, type RefusalText } from './respond.ts';

export interface MountOptions extends Guards {
  readonly bases: Readonly<Record<Host, string>>;
  /** In production, calls that exist only outside of it are left out; in the training version nothing is exported. */
  readonly mode: AppMode;
  /** The text of a refusal, for calls that refuse as a list. */
  readonly refusalText: RefusalText;
  /** Tests check every answer against its schema; production relies on the types. */
  readonly areAnswersChecked: boolean;
  readonly publicPostsPerMinute: number;
  /** The person of a known browser, whose requests count apart from those of their address. */
  readonly findKnownPerson: (request: FastifyRequest) => number | undefined;
  readonly shares: RequestShares;
}

type CallerRefusal = RefusalOf<'unauthenticated' | 'forbidden' | 'share_closed' | 'rate_limited'>;
type LooseHandler = (input: Record<string, unknown>) => Promise<Result<unknown, RefusalOf<ErrorCode>>>;

/** A call with everything that answers it. */
interface MountedCall {
  /** `slice.call` */
  readonly name: string;
  readonly call: Call;
  readonly schema: CallSchemas;
  readonly handler: LooseHandler;
}

/** Mounts every call of the contract; a call without a handler does not compile. */
export function mountCalls(app: FastifyInstance, handlers: AllHandlers, options: MountOptions): void {
  for (const slice of Object.keys(calls) as (keyof typeof calls)[]) {
    for (const [name, call] of Object.entries<Call>(calls[slice])) {
      if (call.isTrialOnly && options.mode === 'production') continue;
      const schema = (schemas[slice] as Readonly<Record<string, CallSchemas>>)[name] ?? {};
      const handler = (handlers[slice] as unknown as Readonly<Record<string, LooseHandler>>)[name];
      if (!handler) throw new Error(`no handler for ${slice}.${name}`);
      const mounted = { name: `${slice}.${name}`, call, schema, handler };
      mountCall(app, call.path, mounted, options);
      if (call.alsoAt !== undefined) mountCall(app, call.alsoAt, mounted, options);
    }
  }
}

function mountCall(app: FastifyInstance, path: string, mounted: MountedCall, options: MountOptions): void {
  const { name, call } = mounted;
  const isLimited = call.access === 'public' && call.method === 'POST';
  const { onRequest, preHandler } = options.shares.hooksOf(call);
  app.route({
    method: call.method,
    url: options.bases[call.host] + path.replace(/\{(\w+)\}/g, ':$1'),
    config: {
      callName: name,
      ...(call.answers === 'stream' ? { isStream: true } : {}),
      ...(call.refusesAsList ? { refusalText: options.refusalText } : {}),
      ...(isLimited ? { rateLimit: limitPosts(name, options) } : {}),
    },
    onRequest: [(request, _reply, done) => done(refuseContentType(call, request)), ...onRequest],
    preHandler,
    // Files are compressed already, and parts of them are requested by their bytes.
    ...(call.answers === 'file' ? { compress: false } : {}),
    handler: (request, reply) => options.shares.run(request, () => answerCall(mounted, request, reply, options)),
  });
}

/** So many a minute for each address; the browsers in which a person has signed in count together, apart from their address. */
function limitPosts(name: string, { publicPostsPerMinute, findKnownPerson }: MountOptions): RateLimitOptions {
  const keyGenerator = (request: FastifyRequest) => {
    const person = findKnownPerson(request);
    return person === undefined ? getAddress(request) : `person ${person}`;
  };
  return { max: publicPostsPerMinute, timeWindow: MINUTE_MS, groupId: ` ${name}`, keyGenerator };
}

/** Finds the caller, parses the request, and answers it. */
async function answerCall(
  mounted: MountedCall,
  request: FastifyRequest,
  reply: FastifyReply,
  options: MountOptions,
): Promise<FastifyReply> {
  const { call, schema, handler } = mounted;
  const found = await findAnyCaller(call, request, options);
  if (!found.ok) return sendRefusal(reply, found.error);
  const caller = found.value;
  const refused = refuseRole(call, caller) ?? refuseExport(call, caller, options.mode);
  if (refused) return sendRefusal(reply, refused);
  const keyed = call.isIdempotent ? readIdempotencyKey(request) : succeed('');
  if (!keyed.ok) return sendRefusal(reply, keyed.error);
  const key = keyed.value;
  const parts = parseParts(schema, call, request);
  if (!parts.ok) return sendRefusal(reply, { code: 'invalid', issues: parts.error });
  const trace = findStaffTrace(mounted, caller, { parts: parts.value, request_id: request.id });
  const tellOutcome = trace && (await options.noteStaff(trace));
  const idempotency = call.isIdempotent
    ? { key, fingerprint: makeFingerprint(call, parts.value), by: findPlaceNeeded(call, caller) }
    : undefined;
  const input = { ...parts.value, caller, request: requestFacts(request, reply, idempotency) };
  const answer = async () => {
    return (await isOwnAccount(trace, parts.value, options)) ? refuse({ code: 'own_account' } as const) : handler(input);
  };
  const result = await answer().catch(async (error: unknown) => {
    await tellOutcome?.(error instanceof RefusedRequest ? error.statusCode : 500);
    throw error;
  });
  await tellOutcome?.(result.ok ? 200 : refusals[result.error.code].status);
  return result.ok ? sendAnswer(reply, mounted, result.value, options.areAnswersChecked) : sendRefusal(reply, result.error);
}

/** Whether staff would act in an account in which they have a place. */
async function isOwnAccount(trace: StaffTrace | undefined, parts: Readonly<Record<string, unknown>>, guards: Guards): Promise<boolean> {
  for (const whose of listStaffAccounts(trace, parts)) if (trace && (await guards.hasOwnPlace(trace.staff_id, whose))) return true;
  return false;
}

/** The caller by a link's token or by an Authorization header, or why there is none. */
async function findAnyCaller(call: Call, request: FastifyRequest, guards: Guards): Promise<Result<AnyCaller | null, CallerRefusal>> {
  const key = findLinkKey(call, request, getAddress(request));
  if (key) return guards.openLink(key);
  const caller = await findCaller(call, request, guards);
  if (caller === undefined) return refuse({ code: 'unauthenticated' });
  return caller === 'stranger' ? refuse({ code: 'forbidden' }) : succeed(caller);
}

const KEY = { minimum: 8, maximum: 120, pattern: '^[A-Za-z0-9_:-]{8,120}$' } as const;
const KEY_PATTERN = new RegExp(KEY.pattern);

function readIdempotencyKey({
  headers,
}: FastifyRequest): Result<string, RefusalOf<'idempotency_key_required' | 'idempotency_key_invalid'>> {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return refuse({ code: 'idempotency_key_required' });
  return KEY_PATTERN.test(key) ? succeed(key) : refuse({ code: 'idempotency_key_invalid', ...KEY });
}

function sendAnswer(reply: FastifyReply, { call, schema }: MountedCall, value: unknown, isChecked: boolean): FastifyReply {
  if (call.answers === 'redirect') return reply.redirect((value as RedirectAnswer).location, 303);
  if (call.answers === 'file') return sendFile(reply, value as FileAnswer);
  if (call.answers === 'stream') return sendStream(reply, value as StreamAnswer);
  const check = (answer: unknown) => {
    if (isChecked) schema.response?.parse(answer);
  };
  if (value instanceof RowsAnswer) return sendRows(reply, value, check);
  check(value);
  return reply.header('cache-control', 'no-store').send(value);
}
