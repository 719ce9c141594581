import { checkFinancialInfo, type FinancialField, type FinancialInfo } from '#account/financial-info.ts';

/** The fields that an official invoice needs of a buyer. */
const NEEDED = ['name', 'national_number', 'economic_number', 'address_text', 'postal_code'] as const satisfies readonly FinancialField[];

/** The fields of the financial info that are empty or wrong for an official invoice. A person needs no economic number. */
export function listMissingOfBuyer(info: FinancialInfo): FinancialField[] {
  const wrong = new Set(checkFinancialInfo(info).map(({ field }) => field));
  return NEEDED.filter((field) => wrong.has(field) || (info[field] === '' && !(field === 'economic_number' && info.account_type === 'P')));
}
