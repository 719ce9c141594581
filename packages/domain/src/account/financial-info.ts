import { cleanTypedNumber } from '#text/phone.ts';
import type { FieldIssue } from '#validation/issues.ts';
import { checkShape } from '#validation/text-shapes.ts';
import { checkLength, checkRequired } from '#validation/validators.ts';
import { isCompanyId, isNationalCode, isPersonEconomicNumber, isPostalCode } from './identity-numbers.ts';

/** P: a person, C: a company. */
export type AccountType = 'P' | 'C';

/** The name and address that documents carry. An empty text is unanswered. */
export interface FinancialInfo {
  readonly account_type: AccountType;
  readonly name: string;
  /** A person's national code, a company's national id. */
  readonly national_number: string;
  readonly economic_number: string;
  readonly address_text: string;
  readonly postal_code: string;
}

export type FinancialField = keyof FinancialInfo;
export type FinancialIssue = FieldIssue & { readonly field: FinancialField };

/** Documents print these on one line and on three. */
export const FINANCIAL_NAME_MAX = 100;
export const ADDRESS_MAX = 300;

function listRequiredFields(account_type: AccountType | undefined): readonly FinancialField[] {
  return account_type === 'C'
    ? ['name', 'national_number', 'address_text', 'economic_number']
    : ['name', 'national_number', 'address_text'];
}

/** No required field is answered yet: only then the panel asks a charged account for the info. A partial answer is not asked for again. */
export function isFinancialInfoIncomplete(info: Partial<FinancialInfo> | null): boolean {
  return info === null || listRequiredFields(info.account_type).every((field) => checkRequired(info[field]).length > 0);
}

/** The info as it is stored: texts trimmed, numbers in Latin digits without spaces and dashes. */
export function cleanFinancialInfo(info: FinancialInfo): FinancialInfo {
  return {
    account_type: info.account_type,
    name: info.name.trim(),
    national_number: cleanTypedNumber(info.national_number),
    economic_number: cleanTypedNumber(info.economic_number),
    address_text: info.address_text.trim(),
    postal_code: cleanTypedNumber(info.postal_code),
  };
}

/** Every issue of the info, field by field. The economic number is optional for a person, the postal code for everyone. */
export function checkFinancialInfo(typed: FinancialInfo): FinancialIssue[] {
  const info = cleanFinancialInfo(typed);
  const missing = listRequiredFields(info.account_type).flatMap((field) => listIssues(field, checkRequired(info[field])));
  return [
    ...missing,
    ...listIssues('name', [...checkLength(info.name, FINANCIAL_NAME_MAX), ...checkShape(info.name, 'name_unsafe')]),
    ...listIssues('national_number', checkNationalNumber(info)),
    ...listIssues('address_text', checkLength(info.address_text, ADDRESS_MAX)),
    ...listIssues('economic_number', checkEconomicNumber(info)),
    ...listIssues('postal_code', info.postal_code === '' || isPostalCode(info.postal_code) ? [] : [{ code: 'postal_code_invalid' }]),
  ];
}

function checkNationalNumber({ account_type, national_number }: FinancialInfo): FieldIssue[] {
  if (national_number === '') return [];
  if (account_type === 'C') return isCompanyId(national_number) ? [] : [{ code: 'company_id_invalid' }];
  return isNationalCode(national_number) ? [] : [{ code: 'national_code_invalid' }];
}

/** A company's economic number is its national id; a person's begins with the national code. */
function checkEconomicNumber({ account_type, national_number, economic_number }: FinancialInfo): FieldIssue[] {
  if (economic_number === '') return [];
  const isRight = account_type === 'C' ? economic_number === national_number : isPersonEconomicNumber(economic_number, national_number);
  return isRight ? [] : [{ code: 'economic_number_invalid' }];
}

function listIssues(field: FinancialField, issues: readonly FieldIssue[]): FinancialIssue[] {
  return issues.map((issue) => ({ ...issue, field }));
}
