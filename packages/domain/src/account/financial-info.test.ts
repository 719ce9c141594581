import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#validation/testing/any-text.ts';
import {
  ADDRESS_MAX,
  checkFinancialInfo,
  cleanFinancialInfo,
  FINANCIAL_NAME_MAX,
  isFinancialInfoIncomplete,
  type FinancialInfo,
} from './financial-info.ts';

const PERSON: FinancialInfo = {
  account_type: 'P',
  name: 'سارا محمدی',
  national_number: '0499370899',
  economic_number: '',
  address_text: 'تهران، خیابان ولیعصر، پلاک ۱۲',
  postal_code: '1966731134',
};
const COMPANY: FinancialInfo = {
  ...PERSON,
  account_type: 'C',
  name: 'نیک‌آفرین',
  national_number: '10380284790',
  economic_number: '10380284790',
};
const EMPTY: FinancialInfo = { account_type: 'P', name: '', national_number: '', economic_number: '', address_text: '', postal_code: '' };

test('complete info has no issues, and its account buys with an official invoice', () => {
  for (const info of [PERSON, COMPANY, { ...PERSON, economic_number: '04993708990001' }]) {
    expect(checkFinancialInfo(info)).toEqual([]);
  }
});

test.each(['نجفی-زاده', 'بازرگانی نیک‌آفرین - شعبه ۲', "O'Neil"])('the registered name %j is taken as it is', (name) => {
  expect(checkFinancialInfo({ ...PERSON, name })).toEqual([]);
  expect(cleanFinancialInfo({ ...PERSON, name }).name).toBe(name);
});

test('a person must answer three fields, a company its economic number too', () => {
  const required = (fields: string[]) => fields.map((field) => ({ code: 'required', field }));
  expect(checkFinancialInfo(EMPTY)).toEqual(required(['name', 'national_number', 'address_text']));
  expect(checkFinancialInfo({ ...EMPTY, account_type: 'C' })).toEqual(
    required(['name', 'national_number', 'address_text', 'economic_number']),
  );
});

test.each<[FinancialInfo, Partial<FinancialInfo>, string, string]>([
  [PERSON, { national_number: '0684159415' }, 'national_number', 'national_code_invalid'],
  [PERSON, { national_number: '10380284790' }, 'national_number', 'national_code_invalid'],
  [COMPANY, { national_number: '10380285692', economic_number: '10380285692' }, 'national_number', 'company_id_invalid'],
  [COMPANY, { national_number: '0499370899', economic_number: '0499370899' }, 'national_number', 'company_id_invalid'],
  [COMPANY, { economic_number: '14007650912' }, 'economic_number', 'economic_number_invalid'],
  [COMPANY, { economic_number: '10380284790001' }, 'economic_number', 'economic_number_invalid'],
  [PERSON, { economic_number: '0499370899' }, 'economic_number', 'economic_number_invalid'],
  [PERSON, { economic_number: '00845759480001' }, 'economic_number', 'economic_number_invalid'],
  [PERSON, { postal_code: '196673113' }, 'postal_code', 'postal_code_invalid'],
  [PERSON, { name: 'سارا <b>' }, 'name', 'name_unsafe'],
])('%j with %j: %s is told %s', (info, change, field, code) => {
  expect(checkFinancialInfo({ ...info, ...change })).toEqual([{ code, field }]);
  expect(checkFinancialInfo({ ...info, ...change })).toEqual([{ code, field }]);
});

test('names and addresses have a maximum length', () => {
  const write = (extra: number) => ({
    ...PERSON,
    name: 'آ'.repeat(FINANCIAL_NAME_MAX + extra),
    address_text: 'آ'.repeat(ADDRESS_MAX + extra),
  });
  expect([FINANCIAL_NAME_MAX, ADDRESS_MAX]).toEqual([100, 300]);
  expect([-1, 0].flatMap((extra) => checkFinancialInfo(write(extra)))).toEqual([]);
  expect(checkFinancialInfo(write(1))).toEqual([
    { code: 'too_long', limit: 100, field: 'name' },
    { code: 'too_long', limit: 300, field: 'address_text' },
  ]);
});

test('all issues are returned at once', () => {
  const info: FinancialInfo = {
    account_type: 'C',
    name: ' ',
    national_number: '1',
    economic_number: '2',
    address_text: '',
    postal_code: '3',
  };
  expect(checkFinancialInfo(info).map(({ field, code }) => `${field} ${code}`)).toEqual([
    'name required',
    'address_text required',
    'national_number company_id_invalid',
    'economic_number economic_number_invalid',
    'postal_code postal_code_invalid',
  ]);
});

test('numbers may be typed in Persian digits, with spaces and dashes', () => {
  const typed = {
    ...PERSON,
    name: ' سارا محمدی ',
    national_number: '۰۴۹-۹۳۷۰۸۹-۹',
    postal_code: '۱۹۶۶۷ ۳۱۱۳۴',
    economic_number: ' ۰۴۹۹۳۷۰۸۹۹ ۰۰۰۱',
  };
  expect(checkFinancialInfo(typed)).toEqual([]);
  expect(cleanFinancialInfo(typed)).toEqual({ ...PERSON, economic_number: '04993708990001' });
});

test.each<[Partial<FinancialInfo> | null, boolean]>([
  [null, true],
  [{}, true],
  [EMPTY, true],
  [{ name: ' ', national_number: '', address_text: '\n' }, true],
  [{ account_type: 'C', postal_code: '1966731134' }, true],
  [{ economic_number: '1' }, true],
  [{ account_type: 'C', economic_number: '1' }, false],
  [{ name: 'سارا' }, false],
  [{ national_number: '1' }, false],
  [{ address_text: 'تهران' }, false],
  [PERSON, false],
])('%j is incomplete: %s', (info, isIncomplete) => {
  expect(isFinancialInfoIncomplete(info)).toBe(isIncomplete);
});

test('checking any answers never throws, and cleaning twice equals cleaning once', () => {
  const info = fc.record<FinancialInfo>({
    account_type: fc.constantFrom('P', 'C'),
    name: anyText,
    national_number: anyText,
    economic_number: anyText,
    address_text: anyText,
    postal_code: anyText,
  });
  fc.assert(
    fc.property(info, (typed) => {
      const clean = cleanFinancialInfo(typed);
      expect(cleanFinancialInfo(clean)).toEqual(clean);
      expect(checkFinancialInfo(clean)).toEqual(checkFinancialInfo(typed));
    }),
  );
});
