import { SIZE_UNIT_BYTES } from '#media/media-types.ts';
import { formatDashedDate, tehranInstant } from '#calendar/jalali.ts';
import type { FieldIssue, FieldWarning } from './issues.ts';
import { validationFa as fa } from './validation-text.fa.ts';

const LTR_ISOLATE = '\u2066';
const POP_ISOLATE = '\u2069';
const MINUTE_S = 60;

const figure = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 2, roundingMode: 'ceil' });

const format = {
  number: (value: number) => figure.format(value),
  day: (day: string) => `${LTR_ISOLATE}${formatDashedDate(tehranInstant(day))}${POP_ISOLATE}`,
  megabytes: (sizeBytes: number) => fa.megabytes(figure.format(sizeBytes / SIZE_UNIT_BYTES)),
  seconds: (seconds: number) =>
    seconds > MINUTE_S && seconds % MINUTE_S === 0 ? fa.minutes(figure.format(seconds / MINUTE_S)) : fa.seconds(figure.format(seconds)),
};

type Writer<T> = (fact: T, formats: typeof format) => string;

// TypeScript cannot see that the key and the argument belong to the same member of the union.
const issueTexts = fa.issues as Readonly<Record<string, Writer<FieldIssue>>>;
const warningTexts = fa.warnings as Readonly<Record<string, Writer<FieldWarning>>>;

function addNumber(text: string, index: number | undefined): string {
  return index === undefined ? text : fa.item(figure.format(index + 1), text);
}

/** An issue in Persian: what is wrong and how to correct it; an item of a list is named by its position, counted from one. */
export function describeIssue(issue: FieldIssue): string {
  return addNumber(issueTexts[issue.code]!(issue, format), issue.index);
}

/** A warning in Persian. */
export function describeWarning(warning: FieldWarning): string {
  return addNumber(warningTexts[warning.code]!(warning, format), warning.index);
}
