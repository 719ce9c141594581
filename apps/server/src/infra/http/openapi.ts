import type { z } from 'zod';
import { calls } from '@jarchi/contract/calls.ts';
import type { Call, Host } from '@jarchi/contract/call.ts';
import { CSRF_COOKIE, CSRF_HEADER, REFRESH_COOKIE } from '@jarchi/contract/requests/cookies.ts';
import type { CallSchemas } from '@jarchi/contract/schema.ts';
import { schemas } from '@jarchi/contract/schemas.ts';
import { listRoles } from '@jarchi/domain/account/roles.ts';
import { getContentType } from './requests/content-type.ts';
import { errorSchemas, jsonSchema, getResponses, sharedResponses, type Json } from './openapi-responses.ts';
import { FILE_FIELD } from './requests/incoming-file.ts';

const DESCRIPTION = [
  'Refusals have one shape (Error): the code tells what happened, and the facts tell what would be right.',
  'A known address answers another method with 405 and the header Allow (MethodNotAllowed); an unknown address answers 404.',
  'A body has to arrive within a minute, an upload at a kilobyte a second or faster; slower ones are cut, with 408 if that can still be sent.',
  'Keys that are not described here are refused, in bodies and in queries.',
  'x-roles names the roles of an account whose members may call; any other role is refused with role_refused.',
].join(' ');

function listParameters(shape: z.ZodType | undefined, location: 'path' | 'query'): Json[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = jsonSchema(shape, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema,
  }));
}

function listHeaders(call: Call): Json[] {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'One for each intent: a request that is repeated with its key never acts twice; another request with the same key is refused',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_:-]{8,120}$' },
  };
  const csrf = {
    name: CSRF_HEADER,
    in: 'header',
    required: true,
    description: `The value of the cookie ${CSRF_COOKIE}`,
    schema: { type: 'string' },
  };
  const range = { name: 'Range', in: 'header', required: false, description: 'bytes=first-last', schema: { type: 'string' } };
  return [...(call.isIdempotent ? [key] : []), ...(call.needsCsrf ? [csrf] : []), ...(call.file === 'media' ? [range] : [])];
}

function getBody(call: Call, { body }: CallSchemas): Json {
  const form = {
    type: 'object',
    properties: { [FILE_FIELD]: { type: 'string', format: 'binary' } },
    required: [FILE_FIELD],
    additionalProperties: false,
  };
  const schema = call.isUpload ? form : body && jsonSchema(body, 'input');
  return schema ? { requestBody: { required: true, content: { [getContentType(call)]: { schema } } } } : {};
}

function getSecurity(call: Call): Json[] {
  if (call.readsRefreshCookie) return [{ refresh: [] }];
  const byLink = call.opens ? [{ link: [] }] : [];
  if (call.access === 'public' || call.access === 'doorway') return byLink;
  return [{ bearer: [], ...(call.needsCsrf ? { csrf: [] } : {}) }, ...byLink];
}

/** The description of a call that has one. */
function getDescription({ description }: Call): Json {
  if (description === undefined) return {};
  const { does, units, atErrors } = description;
  const advice = Object.entries(atErrors).map(([code, what]) => `- \`${code}\`: ${what}`);
  return { description: [does, `Units: ${units}`, ...advice].join('\n\n') };
}

function getOperation(name: string, slice: string, call: Call, schema: CallSchemas): Json {
  return {
    operationId: `${slice}.${name}`,
    tags: [slice],
    summary: call.summary,
    ...getDescription(call),
    parameters: [...listParameters(schema.params, 'path'), ...listParameters(schema.query, 'query'), ...listHeaders(call)],
    ...getBody(call, schema),
    security: getSecurity(call),
    ...(call.for ? { 'x-roles': listRoles(call.for) } : {}),
    responses: getResponses(call, schema),
  };
}

export interface OpenApiOptions {
  readonly bases: Readonly<Record<Host, string>>;
  readonly title: string;
  /** In production, calls that exist only outside of it are left out. */
  readonly isProduction: boolean;
}

/** The OpenAPI 3.1 document of the whole contract. */
export function createOpenApi({ bases, title, isProduction }: OpenApiOptions): Json {
  const paths: Record<string, Json> = {};
  for (const slice of Object.keys(calls) as (keyof typeof calls)[]) {
    for (const [name, call] of Object.entries<Call>(calls[slice])) {
      if (call.isTrialOnly && isProduction) continue;
      const schema = (schemas[slice] as Readonly<Record<string, CallSchemas>>)[name] ?? {};
      const operation = getOperation(name, slice, call, schema);
      const describe = (path: string, described: Json) => {
        const address = bases[call.host] + path;
        paths[address] = { ...paths[address], [call.method.toLowerCase()]: described };
      };
      describe(call.path, operation);
      // The same call; only names of operations have to differ.
      if (call.alsoAt !== undefined) describe(call.alsoAt, { ...operation, operationId: `${slice}.${name}.also` });
    }
  }
  const cookie = (key: string, description: string) => ({ type: 'apiKey', in: 'cookie', name: key, description });
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: DESCRIPTION },
    paths,
    components: {
      schemas: errorSchemas,
      responses: sharedResponses,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        link: { type: 'apiKey', in: 'query', name: 'token', description: 'The token of a link that was shared' },
        refresh: cookie(REFRESH_COOKIE, 'Set by signing in; turned with every access token'),
        csrf: cookie(CSRF_COOKIE, `Set by signing in; sent back as the header ${CSRF_HEADER}`),
      },
    },
  };
}
