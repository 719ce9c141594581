import type { Call } from '@jarchi/contract/call.ts';
import type { AnyCaller } from '../caller.ts';

/** A request of staff, or in a customer's name, as the audit stores it. */
export interface StaffTrace {
  readonly staff_id: number;
  readonly session_id: string;
  /** The customer in whose name it is made. */
  readonly customer: { readonly user_id: number; readonly account_id: number } | null;
  /** The slug of the account that staff name. */
  readonly account: string | null;
  readonly call: string;
  /** Ids and codes of the request. */
  readonly subject: Readonly<Record<string, unknown>>;
  /** What was typed. */
  readonly words: Readonly<Record<string, string>>;
  readonly is_read: boolean;
  /** It is stored before it is answered: changes, and what takes a file along. */
  readonly isFirst: boolean;
  readonly request_id: string;
}

/** An account by its slug, as staff name it, or by its id. */
export type AccountName = { readonly account: string } | { readonly account_id: number };

type Parts = Readonly<Record<string, unknown>>;

/** What is asked about nobody but the caller, or ends the session in which staff act. */
const OWN_CALL = 'staff.getStaffMember';
const RELEASE_CALL = 'staff.releaseImpersonation';
/** Fields of queries that hold what a person typed, whatever it looks like. */
const TYPED = ['search', 'q', 'text', 'name', 'title'];
/** What is a code in any other field; anything else is words. */
const CODE = /^[\w.:,-]{1,80}$/;

const fieldsOf = (part: unknown): [string, unknown][] => (typeof part === 'object' && part !== null ? Object.entries(part) : []);

/** Fields of the query: codes and ids belong to the subject, what was typed to the words. */
function splitQuery(query: unknown) {
  const filled = fieldsOf(query).filter(([, value]) => value !== undefined && value !== '');
  const isPlain = (value: unknown) => (typeof value === 'string' ? CODE.test(value) : typeof value !== 'object');
  const isCode = ([name, value]: [string, unknown]) =>
    !TYPED.includes(name) && (Array.isArray(value) ? value.every(isPlain) : isPlain(value));
  const typed = filled
    .filter((field) => !isCode(field))
    .map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
  return { codes: Object.fromEntries(filled.filter(isCode)), words: Object.fromEntries(typed) };
}

/** What the audit stores of a request by staff, or in a customer's name; undefined for other requests. `parts`: as they were parsed. */
export function findStaffTrace(
  { name, call }: { readonly name: string; readonly call: Call },
  caller: AnyCaller | null,
  { parts, request_id }: { readonly parts: Parts; readonly request_id: string },
): StaffTrace | undefined {
  if (caller === null || 'link' in caller || name === OWN_CALL) return undefined;
  const staff_id = 'staff_id' in caller ? caller.staff_id : caller.impersonated_by;
  if (staff_id === null) return undefined;
  const is_read = call.method === 'GET' || call.isRead === true;
  const { codes, words } = splitQuery(parts['query']);
  return {
    staff_id,
    session_id: caller.session_id,
    customer: 'staff_id' in caller ? null : { user_id: caller.user_id, account_id: caller.account_id },
    account: 'staff_id' in caller ? (namedAccounts(parts)[0] ?? null) : null,
    call: name,
    subject: { ...codes, ...Object.fromEntries(fieldsOf(parts['params']).map(([key, value]) => [key, String(value)])) },
    words,
    is_read,
    isFirst: !is_read || call.answers === 'file' || call.exports !== undefined,
    request_id,
  };
}

function namedAccounts(parts: Parts): string[] {
  return ['params', 'query', 'body'].flatMap((part) =>
    fieldsOf(parts[part]).flatMap(([name, value]) => (name === 'account' && typeof value === 'string' ? [value] : [])),
  );
}

/** The accounts that staff want to act in: those that a call of theirs names, and the customer's at every change in their name. */
export function listStaffAccounts(trace: StaffTrace | undefined, parts: Parts): AccountName[] {
  if (trace === undefined) return [];
  if (trace.customer === null) return namedAccounts(parts).map((account) => ({ account }));
  return trace.is_read || trace.call === RELEASE_CALL ? [] : [trace.customer];
}
