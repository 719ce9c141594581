import type { z } from 'zod';
import type { FieldIssue, IssueCode } from '@jarchi/contract/refusals/field-issues.ts';

type ZodIssue = z.core.$ZodIssue;
type Told = Omit<FieldIssue, 'path'>;

/** A body of a megabyte could be wrong in half a million places. */
const ISSUES_MAX = 50;
/** Names from strangers are repeated to them up to this length. */
const PATH_MAX = 200;

/** What is wrong with the parts of a request, as codes and facts on which a caller can act. */
export function listIssues(issues: readonly ZodIssue[], raw: unknown): FieldIssue[] {
  return issues
    .slice(0, ISSUES_MAX)
    .flatMap((issue) => describe(issue, raw))
    .slice(0, ISSUES_MAX);
}

export function issueAt(path: readonly PropertyKey[], told: Told): FieldIssue {
  return { path: path.map(String).join('.').slice(0, PATH_MAX), ...told };
}

function describe(issue: ZodIssue, raw: unknown): FieldIssue[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, ISSUES_MAX).map((key) => issueAt([...issue.path, key], { code: 'unknown_key' }));
  const sent = findSentPath(raw, issue.path);
  const isMissing = sent.length > 0 && MISSING.includes(issue.code) && findValue(raw, sent) === undefined;
  return [issueAt(sent, isMissing ? { code: 'missing' } : tell(issue))];
}

/** What a value that was not sent is told as; the other rules judge a value. */
const MISSING: readonly (ZodIssue['code'] | undefined)[] = ['invalid_type', 'invalid_value', 'invalid_union'];

/** A text that is read as a list, or as an object, has no parts of its own: what is wrong with one is told of the text. */
function findSentPath(raw: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] {
  const texts = path.findIndex((_, index) => index > 0 && typeof findValue(raw, path.slice(0, index)) === 'string');
  return texts === -1 ? path : path.slice(0, texts);
}

function findValue(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? (part as Readonly<Record<PropertyKey, unknown>>)[key] : undefined),
    value,
  );
}

function tell(issue: ZodIssue): Told {
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'wrong_type', facts: { expected: issue.expected } };
    case 'invalid_value':
      return { code: 'not_allowed', facts: { allowed: issue.values } };
    case 'too_small':
      return { code: LOW[issue.origin] ?? 'too_small', facts: { minimum: Number(issue.minimum) + (issue.inclusive === false ? 1 : 0) } };
    case 'too_big':
      return { code: HIGH[issue.origin] ?? 'too_large', facts: { maximum: Number(issue.maximum) - (issue.inclusive === false ? 1 : 0) } };
    case 'invalid_format':
      return { code: 'wrong_format', facts: { format: issue.format, ...(issue.pattern === undefined ? {} : { pattern: issue.pattern }) } };
    case 'invalid_union':
      return tellUnion(issue.errors.flatMap(([first]) => (first ? [tell(first)] : [])));
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0] ? tell(issue.issues[0]) : { code: 'invalid' };
    case 'custom':
      return tellCustom(issue.params);
    case 'unrecognized_keys':
    case 'not_multiple_of':
      return { code: 'invalid' };
  }
}

/** By what is measured. All other measures are whole numbers, for which above 0 means at least 1. */
const LOW: Readonly<Record<string, IssueCode>> = { string: 'too_short', array: 'too_few' };
const HIGH: Readonly<Record<string, IssueCode>> = { string: 'too_long', array: 'too_many' };

/** All values that any of the alternatives would take. */
function tellUnion(ways: readonly Told[]): Told {
  const allowed = ways.flatMap(({ facts }) => (facts?.allowed as readonly unknown[] | undefined) ?? []);
  if (allowed.length > 0) return { code: 'not_allowed', facts: { allowed } };
  return ways[0] ?? { code: 'invalid' };
}

/** A rule of our own brings its code and limit. */
function tellCustom(params: Readonly<Record<string, unknown>> = {}): Told {
  const { code, ...facts } = params;
  return typeof code === 'string' ? { code: code as IssueCode, facts } : { code: 'invalid' };
}
