import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Call } from '@jarchi/contract/call.ts';
import type { FieldIssue, FieldIssues } from '@jarchi/contract/refusals/field-issues.ts';
import type { CallSchemas } from '@jarchi/contract/schema.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { issueAt, listIssues } from './issues.ts';

type PartName = 'params' | 'query' | 'body';
export type RequestParts = Readonly<Record<PartName, unknown>>;

/** For a call that takes none. */
const NOTHING = z.strictObject({});

/** Params, query and body of a request as the schemas read them, or all that is wrong with them. */
export function parseParts(schema: CallSchemas, call: Call, request: FastifyRequest): Result<RequestParts, FieldIssues> {
  const raw = { params: request.params, query: request.query, body: call.isUpload ? {} : (request.body ?? {}) };
  const issues = [...listUnstorable(raw.params), ...listUnstorable(raw.query)];
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
    .map(([key]) => issueAt([key], { code: 'invalid' }));
}
