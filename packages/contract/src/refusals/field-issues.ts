/** The issues of a field, with the facts that tell what would be right. */
export const ISSUE_CODES = {
  missing: [],
  unknown_key: [],
  wrong_type: ['expected'],
  not_allowed: ['allowed'],
  wrong_format: ['format', 'pattern'],
  too_small: ['minimum'],
  too_large: ['maximum'],
  too_short: ['minimum'],
  too_long: ['maximum'],
  too_few: ['minimum'],
  too_many: ['maximum'],
  too_deep: ['maximum'],
  /** A body that is not JSON, or a form that cannot be read. */
  unreadable: [],
  /** Bytes that are not UTF-8: of a body, of a parameter, or of a name in a form. */
  not_utf8: [],
  /** U+0000, or half of a surrogate pair: no text that can be stored. */
  unstorable: [],
  /** One object has the key twice; which value is meant is not guessed. */
  repeated_key: [],
  /** Among the ids of a query: not a whole number above 0. */
  not_an_id: [],
  /** It names nothing that the account has. */
  unknown: [],
  /** A date whose year is of the Jalali calendar; dates are Gregorian. */
  jalali_year: [],
  email_invalid: [],
  /** Letters of scripts that look like those of another. */
  email_lookalike: [],
  code_invalid: [],
  text_unsafe: [],
  invalid: [],
} as const;
export type IssueCode = keyof typeof ISSUE_CODES;

/** A refusal of a request's fields names one at least. */
export type FieldIssues = readonly [FieldIssue, ...FieldIssue[]];

/** An issue of one field of the request; an empty path is the whole request. */
export interface FieldIssue {
  readonly path: string;
  readonly code: IssueCode;
  readonly facts?: Readonly<Record<string, unknown>>;
}
