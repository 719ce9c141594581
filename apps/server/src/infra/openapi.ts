import { z } from 'zod';
import { calls } from '@jarchi/contract/calls.ts';
import type { Call, Host } from '@jarchi/contract/call.ts';
import { commonRefusals, refusals, type ErrorCode } from '@jarchi/contract/refusals.ts';
import type { CallSchemas } from '@jarchi/contract/schema.ts';
import { schemas } from '@jarchi/contract/schemas.ts';

type Json = Record<string, unknown>;

function jsonSchema(shape: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Json;
  return schema;
}

function parametersOf(shape: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = jsonSchema(shape, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

function responsesOf(call: Call, schema: CallSchemas): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...(Object.keys(commonRefusals) as ErrorCode[]), ...call.errors]) {
    const { status } = refusals[code];
    byStatus.set(status, [...new Set([...(byStatus.get(status) ?? []), code])]);
  }
  const failures = [...byStatus].map(([status, codes]) => [
    String(status),
    { description: codes.join(', '), content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
  ]);
  const success =
    call.answers === 'redirect'
      ? ['303', { description: 'Goes on to the panel' }]
      : call.answers === 'file'
        ? ['200', { description: 'The file', content: { 'application/octet-stream': {} } }]
        : [
            '200',
            {
              description: 'Done',
              content: { 'application/json': { schema: schema.response ? jsonSchema(schema.response, 'output') : {} } },
            },
          ];
  return Object.fromEntries([success, ...failures]) as Json;
}

function operationOf(name: string, slice: string, call: Call, schema: CallSchemas): Json {
  const parameters = [...parametersOf(schema.params, 'path'), ...parametersOf(schema.query, 'query')];
  if (call.isIdempotent)
    parameters.push({ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', minLength: 8, maxLength: 120 } });
  const body = call.isUpload
    ? {
        'multipart/form-data': {
          schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
        },
      }
    : schema.body && { 'application/json': { schema: jsonSchema(schema.body, 'input') } };
  return {
    operationId: `${slice}.${name}`,
    tags: [slice],
    summary: call.summary,
    parameters,
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    ...(call.access !== 'public' && call.access !== 'doorway' ? { security: [{ bearer: [] }] } : {}),
    responses: responsesOf(call, schema),
  };
}

/** The OpenAPI 3.1 document of the whole contract. */
export function createOpenApi(bases: Readonly<Record<Host, string>>, title: string): Json {
  const paths: Record<string, Json> = {};
  for (const slice of Object.keys(calls) as (keyof typeof calls)[]) {
    for (const [name, call] of Object.entries<Call>(calls[slice])) {
      const schema = (schemas[slice] as Readonly<Record<string, CallSchemas>>)[name] ?? {};
      const path = bases[call.host] + call.path;
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, slice, call, schema) };
    }
  }
  const error = {
    type: 'object',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['code', 'facts', 'request_id'],
        properties: {
          code: { enum: Object.keys(refusals) },
          facts: { type: 'object' },
          issues: { type: 'array', items: { type: 'object', properties: { path: { type: 'string' }, code: { type: 'string' } } } },
          request_id: { type: 'string' },
        },
      },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: { schemas: { Error: error }, securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
}
