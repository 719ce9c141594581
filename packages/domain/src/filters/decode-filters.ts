import { refuse, succeed, type Result } from '#result.ts';
import { getAllowed, type FilterIssue } from './filter-issues.ts';
import { cutAtComma, readFilter, type FilterFinding } from './read-filter.ts';
import type { FilterField, Filters, FilterValue } from './filters.ts';

/** What could not be read as it was written, and why; each reason once for a key. */
export interface FilterNotice {
  readonly key: string;
  readonly code: FilterFinding['code'];
}

interface Parsed {
  readonly filters: Filters;
  /** By key; unknown keys come first. */
  readonly findings: ReadonlyMap<string, readonly FilterFinding[]>;
}

/** Reads the repeated filter parameter; any text is accepted. The two ends of a number filter may be in two texts. */
function parse(texts: readonly string[], fields: readonly FilterField[]): Parsed {
  const rests = new Map<string, string[]>();
  const findings = new Map<string, readonly FilterFinding[]>();
  for (const text of texts) {
    const [key, rest] = cutAtComma(text);
    if (fields.some((field) => field.key === key)) rests.set(key, [...(rests.get(key) ?? []), rest]);
    else findings.set(key, [{ code: 'filter_unknown', values: [] }]);
  }
  const filters: Record<string, FilterValue> = {};
  for (const field of fields) {
    const reading = readFilter(field, rests.get(field.key) ?? []);
    if (reading.value) filters[field.key] = reading.value;
    if (reading.findings.length > 0) findings.set(field.key, reading.findings);
  }
  return { filters, findings };
}

/** Dropping these loses nothing. */
const HARMLESS: readonly FilterFinding['code'][] = ['value_missing', 'value_twice'];

/** For the address bar: what cannot be read is left out, with a notice; an empty choice is left out without one. */
export function decodeFilters(
  texts: readonly string[],
  fields: readonly FilterField[],
): { readonly filters: Filters; readonly notices: readonly FilterNotice[] } {
  const { filters, findings } = parse(texts, fields);
  const notices = [...findings].flatMap(([key, list]) =>
    [...new Set(list.map(({ code }) => code))].filter((code) => !HARMLESS.includes(code)).map((code) => ({ key, code })),
  );
  return { filters, notices };
}

/** The most issues in one answer. */
const ISSUES_MAX = 20;

export interface FiltersRefused {
  readonly code: 'filter_invalid';
  readonly issues: readonly FilterIssue[];
}

/** For a request: everything is read, or it is refused with every issue and the allowed values. */
export function parseFilters(texts: readonly string[], fields: readonly FilterField[]): Result<Filters, FiltersRefused> {
  const { filters, findings } = parse(texts, fields);
  if (findings.size === 0) return succeed(filters);
  const issues = [...findings].flatMap(([key, list]) => {
    const field = fields.find((candidate) => candidate.key === key);
    const allowed = field ? getAllowed(field) : ({ type: 'keys', keys: fields.map((known) => known.key) } as const);
    return list.map(({ code, values }): FilterIssue => ({
      key,
      code: code === 'moved_to_limit' ? 'outside_limits' : code,
      values,
      allowed,
    }));
  });
  return refuse({ code: 'filter_invalid', issues: issues.slice(0, ISSUES_MAX) });
}
