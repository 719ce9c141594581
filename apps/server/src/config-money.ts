import type { DocumentParty } from '@jarchi/domain/documents/document-content.ts';
import { cleanIban, isIban } from '@jarchi/domain/money/requests/iban.ts';
import { SECOND_STAFF_ABOVE } from '@jarchi/domain/money/requests/money-requests.ts';
import { brandFa } from './brand.fa.ts';
import type { ConfigRefusal, SettingReader } from './config-reader.ts';

export const SUPPORT_PHONE = '02100000000';

/** What the tax system knows the seller's services as; absent until the operator names it. */
export interface TaxSettings {
  readonly memory_id?: string;
  readonly service_id?: string;
  readonly unit_code?: string;
}

export interface RequestSettings {
  /** Our bank account for slips; null: none are taken. */
  readonly bank_account: { readonly holder: string; readonly iban: string } | null;
  /** The amount in toman above which a second member of staff approves a request of money. */
  readonly second_staff_above: number;
}

/** The seller of documents, a company. */
export function readSeller(read: SettingReader): DocumentParty {
  const company_id = read.like('JARCHI_SELLER_COMPANY_ID', /^\d{11}$/) ?? '';
  return {
    account_type: 'C',
    name: read.text('JARCHI_SELLER_NAME', read.text('JARCHI_BRAND_COMPANY', brandFa.company)),
    national_number: company_id,
    economic_number: read.like('JARCHI_SELLER_ECONOMIC_NUMBER', /^\d{11}(\d{3})?$/) ?? company_id,
    registration_number: read.like('JARCHI_SELLER_REGISTRATION_NUMBER', /^\d{1,10}$/) ?? '',
    province: read.text('JARCHI_SELLER_PROVINCE', ''),
    city: read.text('JARCHI_SELLER_CITY', ''),
    address_text: read.text('JARCHI_SELLER_ADDRESS', ''),
    postal_code: read.like('JARCHI_SELLER_POSTAL_CODE', /^\d{10}$/) ?? '',
    phone: read.text('JARCHI_SELLER_PHONE', read.text('JARCHI_SUPPORT_PHONE', SUPPORT_PHONE)),
  };
}

export function readTax(read: SettingReader): TaxSettings {
  const memory_id = read.like('JARCHI_TAX_MEMORY_ID', /^[A-Z0-9]{6}$/);
  const service_id = read.like('JARCHI_TAX_SERVICE_ID', /^\d{13}$/);
  const unit_code = read.like('JARCHI_TAX_UNIT_CODE', /^\d{3,8}$/);
  return {
    ...(memory_id !== undefined && { memory_id }),
    ...(service_id !== undefined && { service_id }),
    ...(unit_code !== undefined && { unit_code }),
  };
}

/** An account that belongs to nobody, for everything but production: no bank has it. */
const SAMPLE_IBAN = 'IR930560000000001234567890';

export function readRequests(read: SettingReader, refusals: ConfigRefusal[], isProduction: boolean): RequestSettings {
  const holder = read.text('JARCHI_BANK_HOLDER', read.text('JARCHI_BRAND_COMPANY', brandFa.company));
  const iban = cleanIban(read.text('JARCHI_BANK_IBAN', isProduction ? '' : SAMPLE_IBAN));
  const second_staff_above = read.integer('JARCHI_SECOND_STAFF_ABOVE', SECOND_STAFF_ABOVE, 0, 1_000_000_000_000);
  if (iban !== '' && !isIban(iban)) refusals.push({ setting: 'JARCHI_BANK_IBAN', reason: 'is no IBAN: its check digits do not fit' });
  return { bank_account: isIban(iban) ? { holder, iban } : null, second_staff_above };
}
