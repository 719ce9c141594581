import type { CallAnswer } from '@jarchi/contract/types.ts';
import { checkEmail, checkPersonName, parseEmail } from '@jarchi/domain/session/person-info.ts';
import { useRef, useState, type RefObject } from 'react';
import { personFa as fa } from './person.fa.ts';

/** The name and e-mail of a person, as typed. */
export interface PersonInfo {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** In the order of the form. */
const FIELDS = ['first_name', 'last_name', 'email'] as const satisfies readonly (keyof PersonInfo)[];

export type PersonInputs = Readonly<Record<keyof PersonInfo, RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>>>;

export type PersonErrors = { readonly [F in keyof PersonInfo]?: string };

function nameError(name: string): string | undefined {
  if (name.trim() === '') return fa.required;
  const [issue] = checkPersonName(name);
  if (issue === undefined) return undefined;
  return issue.code === 'too_long' ? fa.tooLong : fa.unsafe;
}

/** The words at each wrong field; an e-mail may be left out. */
export function checkPersonInfo({ first_name, last_name, email }: PersonInfo): PersonErrors {
  const first = nameError(first_name);
  const last = nameError(last_name);
  const [wrongEmail] = email.trim() === '' ? [] : checkEmail(email);
  return {
    ...(first === undefined ? {} : { first_name: first }),
    ...(last === undefined ? {} : { last_name: last }),
    ...(wrongEmail === undefined ? {} : { email: wrongEmail.code === 'email_lookalike' ? fa.emailLookalike : fa.emailInvalid }),
  };
}

/** The body of the call: what differs from what is stored; the server keeps what is not sent. */
export function cleanPersonInfo(typed: PersonInfo, stored: PersonInfo) {
  const { first_name, last_name, email } = typed;
  return {
    ...(first_name === stored.first_name ? {} : { first_name: first_name.trim() }),
    ...(last_name === stored.last_name ? {} : { last_name: last_name.trim() }),
    ...(email === stored.email ? {} : { email: parseEmail(email) ?? null }),
  };
}

type Stored = Pick<CallAnswer<'session', 'getUser'>, keyof PersonInfo>;

/** A stored person as typed; a new one has nothing yet. */
const readInfo = (person: Stored | undefined): PersonInfo => ({
  first_name: person?.first_name ?? '',
  last_name: person?.last_name ?? '',
  email: person?.email ?? '',
});

/** The form's values, their errors, and a way to focus the first wrong field. */
export function usePersonForm(person: Stored | undefined) {
  const initial = readInfo(person);
  const [value, setValue] = useState(initial);
  const checked = useRef(initial);
  const stored = useRef(initial);
  const [errors, setErrors] = useState<PersonErrors>({});
  const inputs: PersonInputs = {
    first_name: useRef(null),
    last_name: useRef(null),
    email: useRef(null),
  };
  const refuse = (next: PersonErrors) => {
    setErrors(next);
    const first = FIELDS.find((field) => next[field] !== undefined);
    if (first) inputs[first].current?.focus();
  };
  return {
    fields: {
      value,
      errors,
      inputs,
      onChange: (next: PersonInfo) => {
        setValue(next);
        setErrors({});
      },
    },
    /** Shows what was stored, unless the person has typed on since. */
    accept: (saved: Stored) => {
      const accepted = readInfo(saved);
      stored.current = accepted;
      setValue((now) => (now === checked.current ? accepted : now));
    },
    /** The changes since then, as they are sent. */
    clean: () => cleanPersonInfo(value, stored.current),
    count: Object.keys(errors).length,
    refuse,
    /** Returns whether the form can be sent; if not, shows the errors next to their fields. */
    check: (): boolean => {
      checked.current = value;
      const wrong = checkPersonInfo(value);
      refuse(wrong);
      return Object.keys(wrong).length === 0;
    },
  };
}
