import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { PERSON_NAME_MAX } from '@jarchi/domain/account/onboarding.ts';
import { isEmail } from '@jarchi/domain/text/patterns.ts';
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
  return [...name.trim()].length > PERSON_NAME_MAX ? fa.tooLong : undefined;
}

/** What is wrong, in words, field by field; an e-mail may be left out. */
export function checkPersonInfo({ first_name, last_name, email }: PersonInfo): PersonErrors {
  const first = nameError(first_name);
  const last = nameError(last_name);
  const isWrongEmail = email.trim() !== '' && !isEmail(email.trim());
  return {
    ...(first === undefined ? {} : { first_name: first }),
    ...(last === undefined ? {} : { last_name: last }),
    ...(isWrongEmail ? { email: fa.emailInvalid } : {}),
  };
}

/** The body of the call. */
export function cleanPersonInfo({ first_name, last_name, email }: PersonInfo) {
  return { first_name: first_name.trim(), last_name: last_name.trim(), email: email.trim() === '' ? null : email.trim() };
}

/** After the checks here, the server refuses only an e-mail that is taken, or that has an unusual form. */
export function findPersonRefusal(error: unknown): PersonErrors | undefined {
  return hasErrorCode(error, 'invalid') ? { email: fa.emailRefused } : undefined;
}
