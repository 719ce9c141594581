import { expect, test } from 'vitest';
import { listMissingOfBuyer } from './official-buyer.ts';

const company = {
  account_type: 'C',
  name: 'a company',
  national_number: '10380284790',
  economic_number: '10380284790',
  address_text: 'a street',
  postal_code: '1234567890',
} as const;

test.each([
  ['a company with everything', company, []],
  ['a company without a postal code', { ...company, postal_code: '' }, ['postal_code']],
  ['a company without numbers', { ...company, national_number: '', economic_number: '' }, ['national_number', 'economic_number']],
  ['a company with a wrong number', { ...company, national_number: '10380284792' }, ['national_number', 'economic_number']],
  ['a person without an economic number', { ...company, account_type: 'P', national_number: '0499370899', economic_number: '' }, []],
] as const)('what is missing of %s', (_, info, missing) => {
  expect(listMissingOfBuyer(info)).toEqual(missing);
});
