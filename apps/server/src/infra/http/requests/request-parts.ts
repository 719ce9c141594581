import type { RequestParts } from '#infra/keys/fingerprint.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Call } from '@jarchi/contract/call.ts';
import type { FieldIssue, FieldIssues } from '@jarchi/contract/refusals/field-issues.ts';
import type { CallSchemas } from '@jarchi/contract/schema.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { issueAt, listIssues } from './issues.ts';

type PartName = keyof RequestParts;

/** For a call that takes none. */
const NOTHING = z.strictObject({});

/** Params, query and body of a request as the schemas read them, or all that is wrong with them. */
export function parseParts(schema: CallSchemas, call: Call, request: FastifyRequest): Result<RequestParts, FieldIssues> {
  const raw = { params: request.params, query: request.query, body: call.isUpload ? {} : (request.body ?? {}) };
  const queryIssues = call.takesAnyQuery ? [] : [...listUnstorable(raw.query), ...listBroken(request.url)];
  const issues = [...listUnstorable(raw.params), ...queryIssues];
  const read = (part: PartName) => {
    const outcome = (schema[part] ?? NOTHING).safeParse(raw[part]);
    if (!outcome.success) issues.push(...listIssues(outcome.error.issues, raw[part]));
    return schema[part] && outcome.data;
  };
  const parts = { params: read('params'), query: read('query'), body: read('body') };
  const [first, ...rest] = issues;
  return first ? refuse([first, ...rest]) : succeed(parts);
}

/** Parameters with a character that no column can store. */
export function listUnstorable(parameters: unknown): FieldIssue[] {
  return Object.entries((parameters ?? {}) as Readonly<Record<string, unknown>>)
    .filter(([key, value]) => `${key}${String(value)}`.includes('\0'))
    .map(([key]) => issueAt([key], { code: 'unstorable' }));
}

/** Escaped bytes above those of ASCII, of which UTF-8 makes its letters. */
const HIGH_ESCAPE = /%[89a-f]/i;
const ESCAPES = /(?:%[\da-f]{2})+/gi;

/** Query parameters whose escaped bytes are not UTF-8. Fastify would take such escapes as they are written. */
function listBroken(url: string): FieldIssue[] {
  const [, query = ''] = url.split('?', 2);
  if (!HIGH_ESCAPE.test(query)) return [];
  return query
    .split('&')
    .filter((pair) => (pair.match(ESCAPES) ?? []).some((escapes) => !isReadable(escapes)))
    .map((pair) => issueAt([pair.split('=', 1)[0] ?? ''], { code: 'not_utf8' }));
}

function isReadable(escapes: string): boolean {
  try {
    decodeURIComponent(escapes);
    return true;
  } catch {
    return false;
  }
}
