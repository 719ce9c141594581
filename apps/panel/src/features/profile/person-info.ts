import { checkEmail, checkPersonName, parseEmail } from '@jarchi/domain/session/person-info.ts';
import { personFa as fa } from './person.fa.ts';

/** What a person is called, as typed. */
export interface PersonInfo {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

export type PersonErrors = { readonly [F in keyof PersonInfo]?: string };

function nameError(name: string): string | undefined {
  if (name.trim() === '') return fa.required;
  const [issue] = checkPersonName(name);
  if (issue === undefined) return undefined;
  return issue.code === 'too_long' ? fa.tooLong : fa.unsafe;
}

/** What is wrong, in words, field by field; an e-mail may be left out. */
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
