import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { checkPersonName, parseEmail } from '@jarchi/domain/session/person-info.ts';
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
  const isWrongEmail = email.trim() !== '' && parseEmail(email) === undefined;
  return {
    ...(first === undefined ? {} : { first_name: first }),
    ...(last === undefined ? {} : { last_name: last }),
    ...(isWrongEmail ? { email: fa.emailInvalid } : {}),
  };
}

/** The body of the call. */
export function cleanPersonInfo({ first_name, last_name, email }: PersonInfo) {
  return { first_name: first_name.trim(), last_name: last_name.trim(), email: parseEmail(email) ?? null };
}

/** The server has the checks of this form, and refuses an e-mail of another person besides. */
export function findPersonRefusal(error: unknown): PersonErrors | undefined {
  return hasErrorCode(error, 'invalid') ? { email: fa.emailRefused } : undefined;
}
