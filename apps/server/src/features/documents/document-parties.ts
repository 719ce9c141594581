import type { FinancialInfo } from '@jarchi/domain/account/financial-info.ts';
import type { DocumentParty } from '@jarchi/domain/documents/document-content.ts';

/** The buyer of a document: the financial info of this moment; without a name, the account's own. */
export function buyerOf({
  title,
  financial_info,
}: {
  readonly title: string;
  readonly financial_info: Partial<FinancialInfo>;
}): DocumentParty {
  const { account_type = 'P', name = '', national_number = '', economic_number = '', address_text = '', postal_code = '' } = financial_info;
  const address = { registration_number: '', province: '', city: '', address_text, postal_code, phone: '' };
  return { account_type, name: name === '' ? title : name, national_number, economic_number, ...address };
}
