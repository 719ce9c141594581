import { z } from 'zod';
import type { Call } from '@jarchi/contract/call.ts';
import { commonRefusals, keyRefusals } from '@jarchi/contract/refusals/common.ts';
import { ISSUE_CODES } from '@jarchi/contract/refusals/field-issues.ts';
import { refusals, type ErrorCode } from '@jarchi/contract/refusals.ts';
import type { CallSchemas } from '@jarchi/contract/schema.ts';
import { GUIDE_TYPES } from '@jarchi/domain/creatives/guide-files.ts';
import { THUMB_TYPE } from '@jarchi/domain/creatives/thumbs.ts';
import { PDF_TYPE } from '#infra/pdf/pdf-pool.ts';
import { XLSX_TYPE } from '#infra/excel/write-workbook.ts';

export type Json = Record<string, unknown>;

export function jsonSchema(shape: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Json;
  return schema;
}

/** All possible answers of a call, by status. */
export function getResponses(call: Call, schema: CallSchemas): Json {
  return {
    ...getSuccess(call, schema),
    ...Object.fromEntries(groupByStatus(listRefusals(call, schema)).map((group) => getFailure(call, group))),
  };
}

const FILE_TYPES = {
  workbook: [XLSX_TYPE],
  pdf: [PDF_TYPE],
  media: [...GUIDE_TYPES, THUMB_TYPE],
  any: ['application/octet-stream'],
} as const;

function getSuccess(call: Call, { response }: CallSchemas): Json {
  const description = call.summary;
  if (call.answers === 'redirect') return { 303: { description, headers: { Location: header('The next address') } } };
  if (call.answers === 'stream') return { 200: { description, content: { 'text/event-stream': { schema: { type: 'string' } } } } };
  if (call.answers !== 'file')
    return { 200: { description, content: { 'application/json': { schema: response ? jsonSchema(response, 'output') : {} } } } };
  const content = Object.fromEntries(
    FILE_TYPES[call.file ?? 'any'].map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
  if (call.file !== 'media') return { 200: { description, content } };
  const part = {
    description: 'The bytes of the Range header',
    headers: { 'Content-Range': header('bytes first-last/size') },
    content,
  };
  return { 200: { description, headers: { 'Accept-Ranges': header('bytes') }, content }, 206: part };
}

/** The refusals that this call can give. */
function listRefusals(call: Call, { body }: CallSchemas): ErrorCode[] {
  const takesBody = body !== undefined || call.isUpload === true;
  const isTokenAsked = call.access !== 'public' && call.access !== 'doorway';
  const bound: readonly (readonly [code: ErrorCode, isPossible: boolean])[] = [
    ['unauthenticated', isTokenAsked],
    ['role_refused', call.access === 'account' && call.for !== 'everyone'],
    ['own_account', call.access === 'account' && call.method !== 'GET' && call.isRead !== true],
    ['request_timeout', takesBody],
    ['content_type_not_allowed', takesBody],
    ['body_too_large', body !== undefined],
    ['range_not_satisfiable', call.file === 'media'],
  ];
  const impossible = new Set<ErrorCode>(bound.flatMap(([code, isPossible]) => (isPossible ? [] : [code])));
  const possible = bound.flatMap(([code, isPossible]) => (isPossible ? [code] : []));
  const common = (Object.keys(commonRefusals) as ErrorCode[]).filter((code) => !impossible.has(code));
  const ofKeys = call.isIdempotent ? (Object.keys(keyRefusals) as ErrorCode[]) : [];
  return [...new Set([...common, 'address_too_long' as const, ...possible, ...ofKeys, ...call.errors])];
}

function groupByStatus(codes: readonly ErrorCode[]): [status: number, codes: ErrorCode[]][] {
  const groups = new Map<number, ErrorCode[]>();
  for (const code of codes) groups.set(refusals[code].status, [...(groups.get(refusals[code].status) ?? []), code]);
  return [...groups];
}

const HEADERS: Readonly<Record<number, Json>> = {
  401: { 'WWW-Authenticate': header('Bearer, with error="invalid_token" when a token was sent') },
  416: { 'Content-Range': header('bytes */size') },
  429: { 'Retry-After': header('Seconds, as in the fact retry_after_seconds') },
};

function getFailure(call: Call, [status, codes]: readonly [number, ErrorCode[]]): [string, Json] {
  const shape = call.refusesAsList ? 'ErrorList' : 'Error';
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${shape}` } } };
  return [String(status), { description: codes.join(', '), ...(HEADERS[status] ? { headers: HEADERS[status] } : {}), content }];
}

function header(description: string): Json {
  return { description, schema: { type: 'string' } };
}

const code = { type: 'string', enum: Object.keys(refusals) };
const issues = {
  type: 'array',
  description: 'What is wrong with the request, field by field',
  items: {
    type: 'object',
    required: ['path', 'code'],
    properties: {
      path: { type: 'string', description: 'Names of fields and positions in lists, joined by dots; empty for the whole' },
      code: { type: 'string', enum: Object.keys(ISSUE_CODES) },
      facts: {
        type: 'object',
        description: Object.entries(ISSUE_CODES)
          .flatMap(([name, facts]) => (facts.length > 0 ? [`${name}: ${facts.join(', ')}`] : []))
          .join('; '),
      },
    },
    additionalProperties: false,
  },
};
const request_id = { type: 'string', format: 'uuid', description: 'The id to give to support' };

/** The body of a refusal, and that of calls that refuse as a list. */
export const errorSchemas = {
  Error: {
    type: 'object',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['code', 'facts', 'request_id'],
        properties: { code, facts: { type: 'object' }, issues, request_id },
        additionalProperties: false,
      },
    },
    additionalProperties: false,
  },
  ErrorList: {
    type: 'array',
    description: 'The message as text, then the code with its facts',
    prefixItems: [{ type: 'string' }, { type: 'object', required: ['code', 'request_id'], properties: { code, issues, request_id } }],
    minItems: 2,
    maxItems: 2,
  },
};

/** Answers that belong to no single call. */
export const sharedResponses = {
  MethodNotAllowed: {
    description: 'method_not_allowed: the address takes other methods',
    headers: { Allow: header('The methods, separated by commas') },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  },
};
